import {
  addAllToFront,
  addToFront,
  maxSaved,
  parseStoredPieces,
  removePiece,
  type StoredPieces,
} from "../../shop/device/stored-pieces.ts";
import { savedPiecesKey } from "./saved-pieces-script.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, change } = createStoredList(savedPiecesKey, (text) => parseStoredPieces(text, maxSaved));

export const useSavedPieces = useStored;

export function savePiece(id: number): void {
  change((ids) => addToFront(ids, id, maxSaved));
}

export function unsavePiece(id: number): void {
  change((ids) => removePiece(ids, id));
}

export function saveAll(pieces: StoredPieces): void {
  change((ids) => addAllToFront(ids, pieces, maxSaved));
}

/** Undoes an unsaving: the piece returns to its place in the list. */
export function putBackPiece(id: number, index: number): void {
  change((ids) => {
    const others = removePiece(ids, id);
    return [...others.slice(0, index), id, ...others.slice(index)];
  });
}

import {
  addAllToFront,
  addToFront,
  maxSaved,
  parseStoredPieces,
  removePiece,
  type StoredPieces,
} from "../../shop/device/stored-pieces.ts";
import { createKeptList } from "./create-kept.ts";
import { savedPiecesKey } from "./saved-first.ts";

const { useKept, change } = createKeptList(savedPiecesKey, (text) => parseStoredPieces(text, maxSaved));

export const useSaved = useKept;

export function savePiece(id: number): void {
  change((ids) => addToFront(ids, id, maxSaved));
}

export function unsavePiece(id: number): void {
  change((ids) => removePiece(ids, id));
}

export function saveAll(pieces: StoredPieces): void {
  change((ids) => addAllToFront(ids, pieces, maxSaved));
}

/** Undoes a heart taken off: the piece returns to its place. */
export function putBackPiece(id: number, index: number): void {
  change((ids) => {
    const others = removePiece(ids, id);
    return [...others.slice(0, index), id, ...others.slice(index)];
  });
}

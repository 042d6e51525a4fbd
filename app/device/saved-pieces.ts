import {
  dropPiece,
  type KeptPieces,
  keepAll,
  keepPiece,
  maxSaved,
  parseKeptPieces,
} from "../../shop/device/stored-pieces.ts";
import { savedPiecesKey } from "./saved-pieces-script.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, change } = createStoredList(savedPiecesKey, (text) => parseKeptPieces(text, maxSaved));

export const useSavedPieces = useStored;

export function savePiece(id: number): void {
  change((ids) => keepPiece(ids, id, maxSaved));
}

export function unsavePiece(id: number): void {
  change((ids) => dropPiece(ids, id));
}

export function saveAll(pieces: KeptPieces): void {
  change((ids) => keepAll(ids, pieces, maxSaved));
}

/** Undoes an unsaving: the piece returns to its place in the list. */
export function putBackPiece(id: number, index: number): void {
  change((ids) => {
    const others = dropPiece(ids, id);
    return [...others.slice(0, index), id, ...others.slice(index)];
  });
}

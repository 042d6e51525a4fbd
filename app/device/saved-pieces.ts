import { useStore } from "zustand";
import { dropPiece, type KeptPieces, keepAll, keepPiece, maxSaved } from "../../shop/kept-pieces.ts";
import { createKeptPieces, type Kept } from "./create-kept-pieces.ts";
import { savedPiecesKey } from "./saved-first.ts";

const { store, change } = createKeptPieces(savedPiecesKey, maxSaved);

/** Renders the unknown list on the server and while hydrating, the real one from then on. */
export function useSaved<Part>(select: (kept: Kept) => Part): Part {
  return useStore(store, select);
}

export function savePiece(id: number): void {
  change((ids) => keepPiece(ids, id, maxSaved));
}

export function unsavePiece(id: number): void {
  change((ids) => dropPiece(ids, id));
}

export function saveAll(pieces: KeptPieces): void {
  change((ids) => keepAll(ids, pieces, maxSaved));
}

/** Undoes a heart taken off: the piece returns to its place. */
export function putBackPiece(id: number, index: number): void {
  change((ids) => {
    const others = dropPiece(ids, id);
    return [...others.slice(0, index), id, ...others.slice(index)];
  });
}

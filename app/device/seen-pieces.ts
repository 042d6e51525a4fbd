import { useStore } from "zustand";
import { type KeptPieces, keepPiece, maxSeen } from "../../shop/kept-pieces.ts";
import { createKeptPieces, type Kept } from "./create-kept-pieces.ts";

const { store, change } = createKeptPieces("naqsh-seen", maxSeen);

export function useSeen<Part>(select: (kept: Kept) => Part): Part {
  return useStore(store, select);
}

export function rememberSeen(id: number): void {
  change((ids) => keepPiece(ids, id, maxSeen));
}

export function replaceSeen(pieces: KeptPieces): void {
  change(() => pieces);
}

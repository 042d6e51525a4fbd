import { type KeptPieces, keepPiece, maxSeen, parseKeptPieces } from "../../shop/device/stored-pieces.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, change } = createStoredList("naqsh-seen", (text) => parseKeptPieces(text, maxSeen));

export const useViewedPieces = useStored;

export function addViewedPiece(id: number): void {
  change((ids) => keepPiece(ids, id, maxSeen));
}

export function replaceViewedPieces(pieces: KeptPieces): void {
  change(() => pieces);
}

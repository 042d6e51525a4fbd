import { type KeptPieces, keepPiece, maxSeen, parseKeptPieces } from "../../shop/device/stored-pieces.ts";
import { createKeptList } from "./create-kept.ts";

const { useKept, change } = createKeptList("naqsh-seen", (text) => parseKeptPieces(text, maxSeen));

export const useSeen = useKept;

export function rememberSeen(id: number): void {
  change((ids) => keepPiece(ids, id, maxSeen));
}

export function replaceSeen(pieces: KeptPieces): void {
  change(() => pieces);
}

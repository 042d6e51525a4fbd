import { addToFront, maxViewed, parseStoredPieces, type StoredPieces } from "../../shop/device/stored-pieces.ts";
import { createKeptList } from "./create-kept.ts";

const { useKept, change } = createKeptList("naqsh-seen", (text) => parseStoredPieces(text, maxViewed));

export const useSeen = useKept;

export function rememberSeen(id: number): void {
  change((ids) => addToFront(ids, id, maxViewed));
}

export function replaceSeen(pieces: StoredPieces): void {
  change(() => pieces);
}

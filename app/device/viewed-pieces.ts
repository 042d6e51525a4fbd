import { addToFront, maxViewed, parseStoredPieces, type StoredPieces } from "../../shop/device/stored-pieces.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, change } = createStoredList("naqsh-seen", (text) => parseStoredPieces(text, maxViewed));

export const useViewedPieces = useStored;

export function addViewedPiece(id: number): void {
  change((ids) => addToFront(ids, id, maxViewed));
}

export function replaceViewedPieces(pieces: StoredPieces): void {
  change(() => pieces);
}

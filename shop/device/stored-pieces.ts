import { parseProductId } from "../paths.ts";
import { parseJson } from "../record.ts";

/** Most ids in the saved list, in the list of viewed pieces, and in a shared link. */
export const maxSaved = 200;
export const maxViewed = 12;
export const maxShared = 50;

/** Newest first, each id once. */
export type StoredPieces = readonly number[];

function isProductId(value: unknown): value is number {
  return typeof value === "number" && parseProductId(String(value)) === value;
}

/** Reads untrusted text from local storage: what isn't an id is left out, damaged JSON is an empty list. */
export function parseStoredPieces(text: string | null, most: number): StoredPieces {
  const values = text === null ? [] : parseJson(text);
  return Array.isArray(values) ? [...new Set(values.filter(isProductId))].slice(0, most) : [];
}

/** Adds the piece, or moves it to the front. Beyond `most` the oldest is dropped. */
export function addToFront(stored: StoredPieces, id: number, most: number): StoredPieces {
  return [id, ...stored.filter((other) => other !== id)].slice(0, most);
}

export function removePiece(stored: StoredPieces, id: number): StoredPieces {
  return stored.filter((other) => other !== id);
}

/** Adds a shared list: its new pieces come first, in the sender's order. */
export function addAllToFront(stored: StoredPieces, ids: StoredPieces, most: number): StoredPieces {
  const added = ids.filter((id) => !stored.includes(id));
  return [...added, ...stored].slice(0, most);
}

/** Reads `/saved?ids=12,7`; what can't be an id is left out. */
export function parseSharedPieces(text: string): StoredPieces {
  const ids = text.split(",").map(parseProductId);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, maxShared);
}

import { parseProductId } from "../paths.ts";
import { parseJson } from "../record.ts";

/** How many pieces a device keeps, and how many a shared list shows. */
export const maxSaved = 200;
export const maxSeen = 12;
export const maxShared = 50;

/** Newest first, each id once. */
export type KeptPieces = readonly number[];

function isProductId(value: unknown): value is number {
  return typeof value === "number" && parseProductId(String(value)) === value;
}

/** Whatever stands in the browser's storage, damaged or tampered with, becomes a list; at worst an empty one. */
export function parseKeptPieces(text: string | null, most: number): KeptPieces {
  const values = text === null ? [] : parseJson(text);
  return Array.isArray(values) ? [...new Set(values.filter(isProductId))].slice(0, most) : [];
}

/** The piece moves to the front; where there are too many, the oldest goes. */
export function keepPiece(kept: KeptPieces, id: number, most: number): KeptPieces {
  return [id, ...kept.filter((other) => other !== id)].slice(0, most);
}

export function dropPiece(kept: KeptPieces, id: number): KeptPieces {
  return kept.filter((other) => other !== id);
}

/** A list that was sent joins what is saved already: what is new comes first, in the sender's order. */
export function keepAll(kept: KeptPieces, ids: KeptPieces, most: number): KeptPieces {
  const added = ids.filter((id) => !kept.includes(id));
  return [...added, ...kept].slice(0, most);
}

/** `/saved?ids=12,7`: what can't be an id is left out. */
export function parseSharedPieces(text: string): KeptPieces {
  const ids = text.split(",").map(parseProductId);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, maxShared);
}

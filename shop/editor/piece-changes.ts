import { formatDesk } from "../money/rupees.ts";
import { htmlToText } from "../pieces/description-text.ts";
import type { PieceRecord } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import { isRecord } from "../record.ts";

/** One changed field, in words. */
export type PieceChange = { field: keyof PieceRecord; label: string; from: string; to: string };

export const pieceLabels = {
  name: "Name",
  summary: "In one line",
  material: "What it is made of",
  weight: "Weight",
  description: "Description",
  price: "Price",
  salePrice: "Sale price",
  badge: "Badge",
  inStock: "To be had",
  category: "Category",
  listings: "Listings",
  metal: "Metal",
  stones: "Stones",
  images: "Pictures",
  hoverImage: "On hover",
  altTexts: "Words for pictures",
  dupatta: "Matching dupatta",
  sizes: "Sizes",
  scents: "Scents",
  kilos: "Kilos of mithai",
  goesWith: "Complete the set",
} as const satisfies Partial<Record<keyof PieceRecord, string>>;

export type PieceField = keyof typeof pieceLabels;
const fields = Object.keys(pieceLabels) as PieceField[];

function inWords(field: PieceField, value: unknown): string {
  if (value === undefined || value === null) return "none";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  if (isRecord(value)) return Object.values(value).join("; ") || "none";
  if (field === "price" || field === "salePrice")
    return Number.isSafeInteger(value) ? formatDesk(Number(value)) : "none";
  if (field === "description") return htmlToText(String(value)) ?? String(value);
  if (field === "inStock") return value === false ? "sold out" : "yes";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** A missing `inStock` is true; the order of alt texts doesn't matter. */
function valueIn(record: Readonly<Record<string, unknown>>, field: PieceField): unknown {
  const value = record[field];
  if (field === "altTexts" && isRecord(value)) return Object.fromEntries(Object.entries(value).sort());
  return field === "inStock" ? value !== false : value;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields whose values differ, in the editor's order. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): PieceField[] {
  return fields.filter((field) => !isSame(valueIn(before, field), valueIn(after, field)));
}

export function pieceChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): PieceChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    label: pieceLabels[field],
    from: inWords(field, valueIn(before, field)),
    to: inWords(field, valueIn(after, field)),
  }));
}

/**
 * A three-way merge: what is saved now (`theirs`), with the fields that `mine` changed since `base`. `both` are fields
 * that both changed.
 */
export function mergeChanges(
  base: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
): { merged: Record<string, unknown>; both: PieceField[] } {
  const changed = changedFields(base, mine);
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of changed) {
    if (mine[field] === undefined) delete merged[field];
    else merged[field] = mine[field];
  }
  const changedByThem = changedFields(base, theirs);
  return {
    merged,
    both: changed.filter((field) => changedByThem.includes(field) && !isSame(theirs[field], mine[field])),
  };
}

/** "5", "16: 2, 17: 0" or "not counted". */
export function stockInWords(stock: Stock | undefined): string {
  const counted = Object.entries(stock ?? {});
  if (counted.length === 0) return "not counted";
  return counted.map(([size, left]) => (size === "" ? String(left) : `${size}: ${left}`)).join(", ");
}

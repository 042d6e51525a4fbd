import { type CartLine, countPieces, lineKey } from "../cart/cart.ts";
import { maxKilos, maxLengths, maxLines, maxProductId, maxQuantity } from "../limits.ts";
import { isRecord, parseJson } from "../record.ts";

/** `soldOut` are the keys of lines that were sold out when the server was last asked. */
export type SavedCart = { lines: readonly CartLine[]; notes: string; soldOut: readonly string[] };

export function serialiseCart({ lines, notes, soldOut }: SavedCart): string {
  return JSON.stringify({ lines, notes, soldOut });
}

/** The count in the header: without sold-out lines, as in the cart. */
export function countToOrder({ lines, soldOut }: Pick<SavedCart, "lines" | "soldOut">): number {
  return countPieces(lines.filter((line) => !soldOut.includes(lineKey(line))));
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= maxLength;
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max;
}

/** Fractions are rounded down and quantities capped; undefined without a valid id or quantity. */
function parseLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, quantity, size, withDupatta, scent, kilos } = value;
  if (!isWhole(id, maxProductId)) return undefined;
  if (typeof quantity !== "number" || !(quantity >= 1)) return undefined;
  return {
    id,
    quantity: Math.min(Math.floor(quantity), maxQuantity),
    ...(isText(size, maxLengths.size) && { size }),
    ...(typeof withDupatta === "boolean" && { withDupatta }),
    ...(isText(scent, maxLengths.scent) && { scent }),
    ...(isWhole(kilos, maxKilos) && { kilos }),
  };
}

/** Lines with the same identity are joined, as in the cart; lines beyond the limit are left out. */
function parseLines(values: readonly unknown[]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const value of values) {
    const line = parseLine(value);
    if (!line) continue;
    const key = lineKey(line);
    const same = lines.get(key);
    if (same) same.quantity = Math.min(same.quantity + line.quantity, maxQuantity);
    else if (lines.size < maxLines) lines.set(key, line);
  }
  return [...lines.values()];
}

/** Reads untrusted text from local storage: invalid lines are left out, damaged JSON is an empty cart. */
export function parseSavedCart(text: string | null): SavedCart {
  const saved = text === null ? undefined : parseJson(text);
  if (!isRecord(saved)) return { lines: [], notes: "", soldOut: [] };
  const lines = Array.isArray(saved.lines) ? parseLines(saved.lines) : [];
  const soldOut: unknown[] = Array.isArray(saved.soldOut) ? saved.soldOut : [];
  return {
    lines,
    soldOut: lines.map(lineKey).filter((key) => soldOut.includes(key)),
    notes: typeof saved.notes === "string" ? saved.notes.slice(0, maxLengths.notes) : "",
  };
}

import { addLine, type CartLine, maxLines, maxQuantity } from "./cart.ts";
import { maxNotesLength } from "./checkout.ts";

export type SavedCart = { lines: readonly CartLine[]; notes: string };

const emptySavedCart: SavedCart = { lines: [], notes: "" };

export function serialiseCart({ lines, notes }: SavedCart): string {
  return JSON.stringify({ lines, notes });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isChoiceText(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 50;
}

/** A fraction is cut and too much is capped; a line without a usable id or quantity is no line. */
function parseLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, quantity, size, withDupatta, scent, kilos } = value;
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id > 999_999_999) return undefined;
  if (typeof quantity !== "number" || !(quantity >= 1)) return undefined;
  return {
    id,
    quantity: Math.min(Math.floor(quantity), maxQuantity),
    ...(isChoiceText(size) && { size }),
    ...(typeof withDupatta === "boolean" && { withDupatta }),
    ...(isChoiceText(scent) && { scent }),
    ...(typeof kilos === "number" && Number.isInteger(kilos) && kilos >= 1 && kilos <= 1000 && { kilos }),
  };
}

/** Whatever stands in the browser's storage, damaged or tampered with, becomes a cart; at worst an empty one. */
export function parseSavedCart(text: string | null): SavedCart {
  const saved = text === null ? undefined : parseJson(text);
  if (!isRecord(saved)) return emptySavedCart;
  let lines: readonly CartLine[] = [];
  for (const value of Array.isArray(saved.lines) ? saved.lines : []) {
    const line = parseLine(value);
    if (line) lines = addLine(lines, line);
    if (lines.length >= maxLines) break;
  }
  return { lines, notes: typeof saved.notes === "string" ? saved.notes.slice(0, maxNotesLength) : "" };
}

import { maxLines, maxQuantity } from "../limits.ts";
import { grouped } from "../money/rupees.ts";
import type { Choices } from "../pieces/product.ts";

export type CartLine = { id: number; quantity: number } & Choices;

export const emptyCart: readonly CartLine[] = [];

/**
 * The identity of a line: the piece and every choice. A dupatta that was declined and one that wasn't mentioned are the
 * same. JSON, so that no value can run into the next.
 */
export function lineKey({ id, withDupatta, size, scent, kilos }: Omit<CartLine, "quantity">): string {
  return JSON.stringify([id, withDupatta === true, size ?? null, scent ?? null, kilos ?? null]);
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1;
}

/** Why a line can't be added: too many lines in the cart, or too many pieces in the line. */
export type AddProblem = "cart-full" | "too-many";

export const addProblemWords: Readonly<Record<AddProblem, string>> = {
  "cart-full": "Your cart is full. Place this order first, then add more.",
  "too-many": `One order takes up to ${grouped(maxQuantity)} of a piece. For more, ask us on WhatsApp.`,
};

export function addProblem(lines: readonly CartLine[], line: CartLine): AddProblem | undefined {
  const key = lineKey(line);
  const same = lines.find((other) => lineKey(other) === key);
  if (!same && lines.length >= maxLines) return "cart-full";
  return (same?.quantity ?? 0) + line.quantity > maxQuantity ? "too-many" : undefined;
}

/** Adds to the line with the same identity, or appends. An invalid line leaves the cart unchanged. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return insertLine(lines, line, lines.length);
}

/** Undoes a removal at its index; if the same line was added meanwhile, the quantities are summed. */
export function insertLine(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  if (!isQuantity(line.quantity)) return lines;
  const key = lineKey(line);
  const same = lines.find((other) => lineKey(other) === key);
  if (same) return setQuantity(lines, key, same.quantity + line.quantity);
  if (lines.length >= maxLines) return lines;
  return [...lines.slice(0, index), { ...line, quantity: Math.min(line.quantity, maxQuantity) }, ...lines.slice(index)];
}

/** A quantity below 1, or not whole, is ignored; one above the limit becomes the limit. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] {
  if (!isQuantity(quantity)) return lines;
  const capped = Math.min(quantity, maxQuantity);
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: capped } : line));
}

export function removeLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The cart after an order; what was added to a line while the order was on its way stays. */
export function withoutLines(lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  const gone = new Map(ordered.map((line) => [lineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (gone.get(lineKey(line)) ?? 0);
    return quantity >= 1 ? [{ ...line, quantity }] : [];
  });
}

export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

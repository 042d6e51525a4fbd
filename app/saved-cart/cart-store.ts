import {
  addLine,
  addProblem,
  type CartLine,
  insertLine,
  lineKey,
  removeLine,
  setQuantity,
  withoutLines,
} from "../../shop/cart/cart.ts";
import { parseSavedCart, type SavedCart, serialiseCart } from "../../shop/device/saved-cart.ts";
import { cleanText } from "../../shop/typed-text.ts";
import { createStored } from "../device/stored-value.ts";

export const savedCartKey = "naqsh-cart";

const { useStored, read, change } = createStored(savedCartKey, parseSavedCart, serialiseCart);

export const useCart = useStored;

/** The cart as stored now: another tab or a later page may have changed it. */
export const rereadCart: () => SavedCart = read;

/** A line that can be added is no longer sold out. */
export function addToCart(line: CartLine): void {
  const key = lineKey(line);
  change(({ lines, soldOut }) => ({ lines: addLine(lines, line), soldOut: soldOut.filter((other) => other !== key) }));
}

export function changeQuantity(key: string, quantity: number): void {
  change(({ lines }) => ({ lines: setQuantity(lines, key, quantity) }));
}

export function removeFromCart(key: string): void {
  change(({ lines }) => ({ lines: removeLine(lines, key) }));
}

/** Undoes a removal: the line returns to its position. False if the cart is full by now. */
export function putBackLine(line: CartLine, index: number): boolean {
  if (addProblem(rereadCart().lines, line) === "cart-full") return false;
  change(({ lines }) => ({ lines: insertLine(lines, line, index) }));
  return true;
}

export function replaceLines(lines: readonly CartLine[]): void {
  change(() => ({ lines }));
}

/** According to the latest answer. Pages that don't fetch products count by this. */
export function noteSoldOut(soldOut: readonly string[]): void {
  if (JSON.stringify(rereadCart().soldOut) !== JSON.stringify(soldOut)) change(() => ({ soldOut }));
}

export function setNotes(notes: string): void {
  change(() => ({ notes }));
}

/** After an order was placed. What was added meanwhile, perhaps in another tab, stays. */
export function removeOrdered(ordered: readonly CartLine[], sentNotes: string): void {
  change(({ lines, notes }) => ({
    lines: withoutLines(lines, ordered),
    notes: cleanText(notes, "many") === sentNotes ? "" : notes,
  }));
}

import type { Customer, Payment } from "./checkout.ts";
import type { Rupees } from "./money.ts";
import type { OrderRequest } from "./order-request.ts";
import type { PricedCart } from "./pricing.ts";
import type { Choices } from "./product.ts";

export type OrderLine = { id: number; name: string; price: Rupees; quantity: number; lineTotal: Rupees } & Choices;

/** An order before it has a number: what the shopper asked for, priced. */
export type OrderDraft = {
  customer: Customer;
  payment: Payment;
  screenshotSent: boolean;
  notes: string;
  lines: OrderLine[];
  subtotal: Rupees;
  delivery: Rupees;
  total: Rupees;
};

/** `createdAt` is in milliseconds since the epoch. */
export type Order = OrderDraft & { number: string; createdAt: number };

type Wishes = Pick<OrderRequest, "customer" | "payment" | "screenshotSent" | "notes">;

export function createDraft(wishes: Wishes, priced: PricedCart): OrderDraft {
  const { customer, payment, screenshotSent, notes } = wishes;
  const { subtotal, delivery, total } = priced;
  const lines = priced.lines.map(({ key: _, ...line }) => line);
  return { customer, payment, screenshotSent, notes, lines, subtotal, delivery, total };
}

export function createOrder(made: { number: string; now: number }, wishes: Wishes, priced: PricedCart): Order {
  if (priced.lines.length === 0 || priced.problems.length > 0)
    throw new Error("an order needs a cart without problems");
  return { number: made.number, createdAt: made.now, ...createDraft(wishes, priced) };
}

/**
 * No two of these look alike in any hand or typeface (no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V),
 * and without vowels no number spells a word.
 */
export const orderNumberAlphabet = "2345679CDFGHJKMNPQRTVWX8Y";

/**
 * Short enough to read over the phone, drawn at random so that nobody can count the shop's orders or guess the next.
 * `random(max)` gives a whole number from 0 up to but not including `max`. The store refuses a number it has already.
 */
export function orderNumber(random: (max: number) => number): string {
  const draw = (length: number) =>
    Array.from({ length }, () => orderNumberAlphabet[random(orderNumberAlphabet.length)]).join("");
  return `NQ-${draw(4)}-${draw(2)}`;
}

/** A number as somebody typed it after a phone call: "nq 7f3k 92" is "NQ-7F3K-92". */
export function parseOrderNumber(text: string): string | undefined {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^NQ/, "");
  const known = signs.length === 6 && [...signs].every((sign) => orderNumberAlphabet.includes(sign));
  return known ? `NQ-${signs.slice(0, 4)}-${signs.slice(4)}` : undefined;
}

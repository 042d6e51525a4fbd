import type { AgreedDetails, PricedCart } from "../cart/pricing.ts";
import type { Rupees } from "../money/rupees.ts";
import { type Day, parseDay } from "../pakistan-days.ts";
import type { Choices } from "../pieces/product.ts";
import type { Customer, Payment } from "./checkout.ts";
import type { OrderDetails } from "./request.ts";
import type { OrderSource } from "./source.ts";

export type OrderLine = { id: number; name: string; price: Rupees; quantity: number; lineTotal: Rupees } & Choices &
  AgreedDetails;

/** Taken from the pieces, once the order is changed at the desk. The shopper reads the reason. */
export type Discount = { sum: Rupees; reason: string };

/** A priced order before it has a number. */
export type OrderDraft = {
  customer: Customer;
  payment: Payment;
  screenshotSent: boolean;
  notes: string;
  lines: OrderLine[];
  subtotal: Rupees;
  delivery: Rupees;
  discount?: Discount;
  total: Rupees;
  /** The day by which the shopper needs it, where there is one. */
  neededBy?: Day;
};

/**
 * `createdAt` is in milliseconds since the epoch. An `advance` is asked for before anything is sent; usually none is.
 * Where there is one: the day by which it should come, and whether making waits for it.
 */
export type Order = OrderDraft & {
  number: string;
  createdAt: number;
  source: OrderSource;
  advance?: Rupees;
  advanceUntil?: Day;
  advanceFirst?: boolean;
};

type CustomerInput = Pick<OrderDetails, "customer" | "payment" | "screenshotSent" | "notes" | "neededBy">;

export function createDraft(input: CustomerInput, priced: PricedCart): OrderDraft {
  const { customer, payment, screenshotSent, notes } = input;
  const { subtotal, delivery, total } = priced;
  const lines = priced.lines.map(({ key: _, ...line }) => line);
  const neededBy = parseDay(input.neededBy);
  const sums = { subtotal, delivery, total };
  return { customer, payment, screenshotSent, notes, lines, ...sums, ...(neededBy !== undefined && { neededBy }) };
}

type Made = { number: string; now: number; source?: OrderSource; advance?: Rupees | undefined };

export function createOrder(made: Made, input: CustomerInput, priced: PricedCart): Order {
  const { number, now, source = "shop", advance = 0 } = made;
  if (priced.lines.length === 0 || priced.problems.length > 0)
    throw new Error("an order needs a cart without problems");
  const asked = Math.min(advance, priced.total);
  return { number, createdAt: now, source, ...createDraft(input, priced), ...(asked > 0 && { advance: asked }) };
}

import type { PricedCart } from "../cart/pricing.ts";
import type { Order } from "./order.ts";
import type { FieldError } from "./request.ts";

/** What the order API answers for a stored order. The shopper's details stay out: the browser has them. */
export type Receipt = Pick<Order, "number" | "createdAt" | "payment" | "lines" | "subtotal" | "delivery" | "total"> & {
  /** Opens the order's own page; a receipt of an earlier version has none. */
  key?: string;
};

export function createReceipt(order: Order, key: string): Receipt {
  const { number, createdAt, payment, lines, subtotal, delivery, total } = order;
  return { number, createdAt, payment, lines, subtotal, delivery, total, key };
}

/**
 * What the order API answers for anything else (RFC 9457). `errors` says what is wrong with the request;
 * `priced` stands beside errors that the catalogue raised and is what the same lines cost now.
 */
export type OrderProblem = {
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  priced?: PricedCart;
};

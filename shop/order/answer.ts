import type { PricedCart } from "../cart/pricing.ts";
import { isRecord } from "../record.ts";
import type { Order, OrderLine } from "./order.ts";
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

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isAbsentOr(type: "string" | "boolean" | "number", value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function isLine(value: unknown): value is OrderLine {
  if (!isRecord(value)) return false;
  const { id, name, price, quantity, lineTotal, size, withDupatta, scent, kilos } = value;
  const sums = [id, price, quantity, lineTotal].every(isAmount);
  const choices = isAbsentOr("string", size) && isAbsentOr("boolean", withDupatta);
  return sums && typeof name === "string" && choices && isAbsentOr("string", scent) && isAbsentOr("number", kilos);
}

function isReceipt(value: unknown): value is Receipt {
  if (!isRecord(value)) return false;
  const { number, createdAt, payment, lines, subtotal, delivery, total } = value;
  if (!isAbsentOr("string", value.key)) return false;
  if (typeof number !== "string" || number === "" || (payment !== "cod" && payment !== "online")) return false;
  return [createdAt, subtotal, delivery, total].every(isAmount) && Array.isArray(lines) && lines.every(isLine);
}

/**
 * Checks what came over the network or from storage. An order counts as placed only with a valid receipt: a captive
 * portal (a café's sign-in page) answers 200 as well.
 */
export function parseReceipt(value: unknown): Receipt | undefined {
  return isReceipt(value) ? value : undefined;
}

/**
 * What the order API answers for anything else (RFC 9457). `errors` says what is wrong with the request;
 * `priced` comes with catalogue errors: what the same lines cost now.
 */
export type OrderProblem = {
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  priced?: PricedCart;
};

import { isRecord } from "../record.ts";
import type { Receipt } from "./answer.ts";
import type { OrderLine } from "./order.ts";

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
 * What came over the network, or lay in the browser's storage, if it is a receipt. An order counts as placed only
 * with one in hand: the sign-in page of a café's network answers 200 as well.
 */
export function parseReceipt(value: unknown): Receipt | undefined {
  return isReceipt(value) ? value : undefined;
}

import type { Order } from "./order.ts";
import { orderText } from "./order-text.ts";

const pakistanOffset = 5 * 60 * 60 * 1000;

/** Pakistan keeps UTC+5 all year, so the time needs no time-zone data. */
export function pakistanTime(epochMs: number): string {
  return new Date(epochMs + pakistanOffset).toISOString().slice(0, 16).replace("T", " ");
}

/** The text of the e-mail that tells the seller of an order. It may arrive twice; the number says so. */
export function orderMessage(order: Order): string {
  return `ORDER ${order.number}\nPlaced: ${pakistanTime(order.createdAt)}, Pakistan time\n\n${orderText(order)}\n`;
}

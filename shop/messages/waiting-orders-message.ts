import { formatRs } from "../money/rupees.ts";
import type { Order } from "../order/order.ts";
import { pakistanTime } from "../pakistan-days.ts";

export type WaitingOrder = Pick<Order, "number" | "createdAt" | "total"> & { name: string; city: string };

/** With more unsent order e-mails than this, the seller is first sent a list. */
export const manyWaiting = 30;

/** Lists orders whose own e-mails still wait: the outbox sends one a second. */
export function waitingOrdersMessage(orders: readonly WaitingOrder[]): string {
  const lines = orders.map(({ number, createdAt, name, city, total }) =>
    [number, pakistanTime(createdAt), name, city, formatRs(total)].join("  "),
  );
  return `${orders.length} ORDERS WAIT\n\nTheir own e-mails follow, one after the other. In short:\n\n${lines.join("\n")}\n`;
}

import { formatRs } from "../money/rupees.ts";
import type { Order } from "../order/order.ts";
import { pakistanTime } from "../pakistan-days.ts";

export type WaitingOrder = Pick<Order, "number" | "createdAt" | "total"> & { name: string; city: string };

/** From more than this many on, the seller is sent a list of them first. */
export const manyWaiting = 30;

/** The text of the e-mail that lists orders whose own e-mails are still on their way, one a second. */
export function waitingOrdersMessage(orders: readonly WaitingOrder[]): string {
  const lines = orders.map(({ number, createdAt, name, city, total }) =>
    [number, pakistanTime(createdAt), name, city, formatRs(total)].join("  "),
  );
  return `${orders.length} ORDERS WAIT\n\nTheir own e-mails follow, one after the other. In short:\n\n${lines.join("\n")}\n`;
}

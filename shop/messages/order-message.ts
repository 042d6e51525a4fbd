import { largeOrder } from "../limits.ts";
import type { Order } from "../order/order.ts";
import { orderText } from "../order/text.ts";
import { pakistanTime } from "../pakistan-days.ts";

/** `held`: how many counted pieces the order took from stock. */
export type MessageOrder = Order & { held?: number };

export function isLarge({ held = 0 }: Pick<MessageOrder, "held">): boolean {
  return held > largeOrder;
}

/** The text of the e-mail that tells the seller of an order. It may arrive twice; the order number shows it. */
export function orderMessage(order: MessageOrder): string {
  const head = [
    `ORDER ${order.number}`,
    `Placed: ${pakistanTime(order.createdAt)}, Pakistan time`,
    ...(isLarge(order) ? [`A large order: ${order.held} counted pieces, held until you confirm or cancel it.`] : []),
  ];
  return `${head.join("\n")}\n\n${orderText(order)}\n`;
}

import { randomInt, randomUUID } from "node:crypto";
import { orderNumber } from "../../shop/order/number.ts";
import type { Order } from "../../shop/order/order.ts";
import type { OrderRequest } from "../../shop/order/request.ts";
import { delivery, lookup, order, request } from "../../shop/testing/orders.ts";
import { newOrderKey } from "../orders/order-keys.ts";
import type { NewOrder } from "../orders/order-store.ts";
import type { Selling } from "../products/api.ts";

/** A new request, as the browser sends it, for pieces of the small shop. */
export function newRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return request({ key: randomUUID(), ...changes });
}

export function newOrder(changes: Partial<Order> = {}): NewOrder {
  const number = orderNumber(randomInt);
  return { key: randomUUID(), fingerprint: "print", pageKey: newOrderKey(), order: order({ number, ...changes }) };
}

/** The small shop's catalogue, as the server uses it. */
const smallCatalogue: Selling["catalogue"] = {
  product(id) {
    const known = lookup(id);
    const told = { badge: "Made to Order", category: "Bridals", images: [`${id}-hero`] } as const;
    return known && { ...known, ...told, summary: `${known.name}, a piece` };
  },
  related: ({ id }) => [1, 24, 98].filter((other) => other !== id).flatMap((other) => lookup(other) ?? []),
  picture: (name) => ({ name, hash: "0123abcd", width: 720, height: 960, tone: "sand" }),
};

export const smallShop = (): Selling => ({
  number: 0,
  catalogue: smallCatalogue,
  counted: new Map(),
  settings: { name: "Naqsh", email: "salam@example.com", deliveryCharge: delivery },
});

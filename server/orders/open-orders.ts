import { randomInt } from "node:crypto";
import { maxHeldPieces } from "../../shop/limits.ts";
import { orderNumber } from "../../shop/order/number.ts";
import type { Database } from "../database/open-database.ts";
import type { ServerSettings } from "../environment.ts";
import type { OrderRoutesParts } from "./api.ts";
import { newOrderKey } from "./order-keys.ts";
import { createOrderStore } from "./order-store.ts";
import { type EnteredOrder, enterOrder, type PlacedOrder, type PlaceOrderParts, placeOrder } from "./place-order.ts";

/** In an hour. */
const ordersPerPhone = 10;

export type OrderPlacing = {
  place: OrderRoutesParts["place"];
  /** For the desk. */
  enter: (order: EnteredOrder) => Promise<PlacedOrder>;
};

type Parts = Pick<PlaceOrderParts, "selling" | "refresh" | "now"> & {
  database: Database;
  rateLimit: ServerSettings["rateLimit"];
  writesToShoppers: boolean;
};

/** Places orders in this database, with a limit for each phone number and network address. */
export function openOrders({ database, rateLimit, writesToShoppers, ...rest }: Parts): OrderPlacing {
  const parts: PlaceOrderParts = {
    ...rest,
    store: createOrderStore(database, { writesToShoppers }),
    newNumber: () => orderNumber(randomInt),
    newPageKey: newOrderKey,
    ordersPerPhone: rateLimit === "off" ? "off" : ordersPerPhone,
    maxHeld: rateLimit === "off" ? undefined : maxHeldPieces,
  };
  return {
    place: (request, from) => placeOrder(parts, request, from),
    enter: (order) => enterOrder(parts, order),
  };
}

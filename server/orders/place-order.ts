import { hash } from "node:crypto";
import type { Lookup, PricedCart } from "../../shop/cart/pricing.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { checkOrder } from "../../shop/order/check.ts";
import { createOrder, type Order } from "../../shop/order/order.ts";
import type { FieldError, OrderRequest } from "../../shop/order/request.ts";
import type { Added, OrderStore, StoredOrder } from "./order-store.ts";

export type PlaceOrderParts = {
  store: OrderStore;
  /** The current edition; an order is priced from one of them. */
  selling: () => { catalogue: { product: Lookup }; settings: { deliveryCharge: Rupees } };
  /** Loads the latest edition from the database. */
  refresh?: (() => Promise<void>) | undefined;
  now: () => number;
  newNumber: () => string;
  newPageKey: () => string;
  /** Orders from one phone number in an hour. */
  ordersPerPhone: number | "off";
  /** Counted pieces that one phone number, or one network address, may hold in unconfirmed orders. */
  maxHeld?: number | undefined;
};

export type PlacedOrder =
  | { outcome: "placed" | "repeated"; order: Order; pageKey: string }
  | { outcome: "key-reused" }
  | { outcome: "refused"; errors: FieldError[]; priced: PricedCart }
  | { outcome: "too-many"; retryAfterMs: number };

const hour = 60 * 60 * 1000;

/** Servers' clocks differ by less than this. */
const clockTolerance = 60_000;

/** With a quarter of a billion numbers, ten taken ones in a row mean that something else is wrong. */
const maxDraws = 10;

/**
 * Idempotent by the request's key: a repeated request gets the same order, even if prices or stock have changed since.
 */
export async function placeOrder(parts: PlaceOrderParts, request: OrderRequest, from = ""): Promise<PlacedOrder> {
  const fingerprint = fingerprintOf(request);
  const known = await parts.store.findByKey(request.key);
  if (known) return repeat(parts, known, fingerprint);
  const checked = await checkNow(parts, request);
  if (!checked.ok) return { outcome: "refused", errors: checked.errors, priced: checked.priced };
  return store(parts, { request, fingerprint, priced: checked.priced, from });
}

/** Another server may have shown the shopper a newer edition, so the latest one is loaded before an order is refused. */
async function checkNow({ selling, refresh }: PlaceOrderParts, request: OrderRequest) {
  const check = () => {
    const { catalogue, settings } = selling();
    return checkOrder(request, (id) => catalogue.product(id), settings.deliveryCharge);
  };
  const checked = check();
  if (checked.ok || !refresh) return checked;
  // Without the database the order couldn't be stored anyway.
  await refresh().catch(() => undefined);
  return check();
}

/** `from` is the network address. */
type Checked = { request: OrderRequest; fingerprint: string; priced: PricedCart; from: string };

async function store(parts: PlaceOrderParts, checked: Checked): Promise<PlacedOrder> {
  const { request, fingerprint, priced, from } = checked;
  const { key } = request;
  const now = parts.now();
  const { ordersPerPhone: count, maxHeld: pieces } = parts;
  // Orders from the future, left by a clock that was set back, don't count.
  const phoneLimit = count === "off" ? undefined : { count, since: now - hour, until: now + clockTolerance };
  const heldLimit = pieces === undefined ? undefined : { pieces, from };
  const pageKey = parts.newPageKey();
  for (let draw = 0; draw < maxDraws; draw++) {
    const order = createOrder({ number: parts.newNumber(), now }, request, priced);
    const added = await parts.store.add({ key, fingerprint, order, pageKey, phoneLimit, heldLimit });
    if (added.outcome === "stored") return { outcome: "placed", order, pageKey };
    if (added.outcome === "key-known") return repeat(parts, added.stored, fingerprint);
    if (added.outcome === "short") return { outcome: "refused", errors: shortages(request, added), priced };
    if (added.outcome === "holds-too-much")
      return {
        outcome: "refused",
        errors: [{ field: "lines", reason: "too-many-held", detail: String(pieces) }],
        priced,
      };
    if (added.outcome === "phone-busy") return { outcome: "too-many", retryAfterMs: added.oldest + hour - now };
  }
  throw new Error(`${maxDraws} order numbers in a row were taken`);
}

/** One error for each line of the piece: together they ask for too many. */
function shortages({ lines }: OrderRequest, { id, size, left }: Extract<Added, { outcome: "short" }>): FieldError[] {
  return lines.flatMap((line, index): FieldError[] => {
    if (line.id !== id || (size !== "" && line.size !== size)) return [];
    const field = `lines.${index}`;
    return [left === 0 ? { field, reason: "sold-out" } : { field, reason: "only-left", detail: String(left) }];
  });
}

async function repeat(parts: PlaceOrderParts, known: StoredOrder, fingerprint: string): Promise<PlacedOrder> {
  if (known.fingerprint !== fingerprint) return { outcome: "key-reused" };
  const { order } = known;
  return { outcome: "repeated", order, pageKey: await parts.store.addPageKey(order.number, parts.now()) };
}

/** Parsing fixes the order of the fields, so the formatting of the JSON doesn't matter. */
function fingerprintOf(request: OrderRequest): string {
  return hash("sha256", JSON.stringify(request), "base64url");
}

import { hash } from "node:crypto";
import {
  type Delivery,
  type DeliverySettings,
  type Lookup,
  type PricedCart,
  shopDelivery,
} from "../../shop/cart/pricing.ts";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import { type CheckedOrder, checkOffer, checkOrder } from "../../shop/order/check.ts";
import { createOrder, type Order } from "../../shop/order/order.ts";
import type {
  AnyOrderRequest,
  FieldError,
  OfferRequest,
  OrderDetails,
  OrderRequest,
} from "../../shop/order/request.ts";
import type { EnteredSource, OrderSource } from "../../shop/order/source.ts";
import { type StoredOffer, stateOf } from "../offers/offer-store.ts";
import type { Added, NewOrder, OrderStore, StoredOrder } from "./order-store.ts";

export type PlaceOrderParts = {
  store: OrderStore;
  /** The current edition; an order is priced from one of them. */
  selling: () => { catalogue: { product: Lookup }; settings: DeliverySettings };
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
export async function placeOrder(parts: PlaceOrderParts, request: AnyOrderRequest, from = ""): Promise<PlacedOrder> {
  const { ordersPerPhone: count, maxHeld: pieces } = parts;
  const now = parts.now();
  // Orders from the future, left by a clock that was set back, don't count.
  const phoneLimit = count === "off" ? undefined : { count, since: now - hour, until: now + clockTolerance };
  const heldLimit = pieces === undefined ? undefined : { pieces, from };
  return place(parts, {
    details: request,
    fingerprint: fingerprintOf(request),
    limits: { phoneLimit, heldLimit },
    findSale: () =>
      "offer" in request
        ? findOfferSale(parts, request, { key: request.offer.key })
        : Promise.resolve(cartSale(request)),
  });
}

/** An order that the seller enters: an offer, with the address that stands in the chat. No limits apply. */
export async function enterOrder(parts: PlaceOrderParts, { request, offerId, source, entered }: EnteredOrder) {
  return place(parts, {
    details: request,
    fingerprint: fingerprintOf(request),
    limits: {},
    entered,
    findSale: async () => {
      const sale = await findOfferSale(parts, request, { id: offerId });
      return { ...sale, source };
    },
  });
}

export type EnteredOrder = {
  /** Its offer's key isn't known at the desk, and isn't looked at. */
  request: OfferRequest;
  offerId: number;
  source: EnteredSource;
  entered: { by: string; isPaid: boolean };
};

/** What is ordered: the pieces of a cart at the shop's prices, or those of an offer at the agreed ones. */
type Sale = {
  source: OrderSource;
  /** Why it can't be ordered at all. */
  fault?: FieldError;
  check: (lookup: Lookup, delivery: Delivery) => CheckedOrder;
  offer?: StoredOffer;
};

type Asked = Pick<NewOrder, "entered"> & {
  details: OrderDetails;
  fingerprint: string;
  limits: Pick<NewOrder, "phoneLimit" | "heldLimit">;
  findSale: () => Promise<Sale>;
};

function cartSale(request: OrderRequest): Sale {
  return { source: "shop", check: (lookup, delivery) => checkOrder(request, lookup, delivery) };
}

async function findOfferSale(
  { store, now }: PlaceOrderParts,
  request: OfferRequest,
  by: { key: string } | { id: number },
): Promise<Sale> {
  const offer = await store.findOffer(by);
  const state = offer && stateOf(offer, now());
  const fault: FieldError | undefined =
    state === "open" ? undefined : { field: "offer", reason: state ? `offer-${state}` : "offer-unknown" };
  return {
    source: "offer",
    check: (lookup) => checkOffer(request, offer?.terms ?? noTerms, lookup),
    ...(fault && { fault }),
    ...(offer && { offer }),
  };
}

const noTerms: OfferTerms = { lines: [], delivery: 0, until: 0, note: "", name: "", phone: "", advance: 0 };

async function place(parts: PlaceOrderParts, asked: Asked): Promise<PlacedOrder> {
  const known = await parts.store.findByKey(asked.details.key);
  if (known) return repeat(parts, known, asked.fingerprint);
  for (let attempt = 0; attempt < maxDraws; attempt++) {
    const sale = await asked.findSale();
    const checked = await checkNow(parts, sale);
    const errors = sale.fault ? [sale.fault] : checked.ok ? [] : checked.errors;
    if (errors.length > 0) return { outcome: "refused", errors, priced: checked.priced };
    const placed = await store(parts, asked, sale, checked.priced);
    // The seller changed the offer, or another device took it, since it was read a moment ago.
    if (placed !== "offer-changed") return placed;
  }
  throw new Error(`an offer changed ${maxDraws} times while it was being ordered`);
}

/** Another server may have shown the shopper a newer edition, so the latest one is loaded before an order is refused. */
async function checkNow({ selling, refresh }: PlaceOrderParts, sale: Sale): Promise<CheckedOrder> {
  const check = () => {
    const { catalogue, settings } = selling();
    return sale.check((id) => catalogue.product(id), shopDelivery(settings));
  };
  const checked = check();
  if (checked.ok || !refresh) return checked;
  // Without the database the order couldn't be stored anyway.
  await refresh().catch(() => undefined);
  return check();
}

async function store(
  parts: PlaceOrderParts,
  { details, fingerprint, limits, entered }: Asked,
  { source, offer }: Sale,
  priced: PricedCart,
): Promise<PlacedOrder | "offer-changed"> {
  const now = parts.now();
  const pageKey = parts.newPageKey();
  for (let draw = 0; draw < maxDraws; draw++) {
    const made = { number: parts.newNumber(), now, source, advance: offer?.terms.advance };
    const order = createOrder(made, details, priced);
    const entry = { key: details.key, fingerprint, order, pageKey, offer, entered, ...limits };
    const added = await parts.store.add(entry);
    if (added.outcome === "stored") return { outcome: "placed", order, pageKey };
    if (added.outcome === "key-known") return repeat(parts, added.stored, fingerprint);
    if (added.outcome === "offer-changed") return "offer-changed";
    if (added.outcome === "short") return { outcome: "refused", errors: shortages(priced, added), priced };
    if (added.outcome === "holds-too-much")
      return {
        outcome: "refused",
        errors: [{ field: "lines", reason: "too-many-held", detail: String(parts.maxHeld) }],
        priced,
      };
    if (added.outcome === "phone-busy") return { outcome: "too-many", retryAfterMs: added.oldest + hour - now };
  }
  throw new Error(`${maxDraws} order numbers in a row were taken`);
}

/** One error for each line of the piece: together they ask for too many. */
function shortages({ lines }: PricedCart, { id, size, left }: Extract<Added, { outcome: "short" }>): FieldError[] {
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
function fingerprintOf(request: AnyOrderRequest): string {
  return hash("sha256", JSON.stringify(request), "base64url");
}

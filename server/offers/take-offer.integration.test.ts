import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { OfferRequest } from "../../shop/order/request.ts";
import { delivery, lookup, request } from "../../shop/testing/orders.ts";
import type { Database } from "../database/open-database.ts";
import { hashOrderKey, newOrderKey } from "../orders/order-keys.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { enterOrder, type PlaceOrderParts, placeOrder } from "../orders/place-order.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";

const now = Date.UTC(2026, 10, 18, 7);

const terms: OfferTerms = {
  lines: [
    { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
    { id: 98, quantity: 1, agreed: 4600 },
    { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "Emerald", pictures: [] } },
  ],
  delivery: 0,
  until: now + 1000,
  note: "",
  name: "",
  phone: "",
  advance: 0,
};

describe.each(databaseKinds)("an offer on %s", (kind) => {
  let database: Database;
  let parts: PlaceOrderParts;
  let clock: number;
  const key = newOrderKey();

  beforeEach(async () => {
    clock = now;
    database = await openTestDatabase(kind);
    let drawn = 0;
    parts = {
      store: createOrderStore(database),
      selling: () => ({ catalogue: { product: lookup }, settings: { deliveryCharge: delivery } }),
      now: () => clock,
      newNumber: () => `NQ-${String(drawn++).padStart(4, "0")}`,
      newPageKey: newOrderKey,
      ordersPerPhone: "off",
    };
    await database.transact((trx) =>
      trx
        .insertInto("offers")
        .values({
          key_hash: hashOrderKey(key),
          terms: JSON.stringify(terms),
          until: terms.until,
          search: "",
          made_at: now,
          made_by: "Sana",
        })
        .execute(),
    );
  });

  afterEach(() => database.close());

  function take(changes: Partial<OfferRequest> = {}): OfferRequest {
    const { lines: _, ...details } = request({ key: randomUUID(), total: 100_600 });
    return { ...details, offer: { key, choices: [{}, { size: "17" }] }, ...changes };
  }

  const offers = () => database.db.selectFrom("offers").selectAll().execute();
  const orders = () => database.db.selectFrom("orders").select(["number", "total", "source"]).execute();

  test("is ordered at its prices, and says which order it became", async () => {
    const placed = await placeOrder(parts, take());
    expect(placed).toMatchObject({
      outcome: "placed",
      order: {
        source: "offer",
        total: 100_600,
        lines: [{ price: 84_000, shopPrice: 95_000 }, { size: "17" }, { id: 0 }],
      },
    });
    if (placed.outcome !== "placed") return;
    expect(await offers()).toMatchObject([{ taken_by: placed.order.number, taken_at: now }]);
    // As the next reader gets it.
    const stored = await parts.store.findByKey(
      (await database.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow()).idempotency_key,
    );
    expect(stored?.order).toEqual(placed.order);
  });

  test("becomes one order, whoever sends it at the same time and however often", async () => {
    const same = take();
    const answers = await Promise.all([same, same, take(), take(), take()].map((each) => placeOrder(parts, each)));
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "placed")).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
    for (const answer of answers)
      if (answer.outcome === "refused") expect(answer.errors).toEqual([{ field: "offer", reason: "offer-taken" }]);
  });

  test("that has run out, was withdrawn or never was is refused, and nothing is stored", async () => {
    clock = terms.until;
    expect(await placeOrder(parts, take())).toMatchObject({ errors: [{ field: "offer", reason: "offer-run-out" }] });
    clock = now;
    const never = take({ offer: { key: newOrderKey(), choices: [] } });
    expect(await placeOrder(parts, never)).toMatchObject({ errors: [{ field: "offer", reason: "offer-unknown" }] });
    await database.transact((trx) => trx.updateTable("offers").set({ withdrawn_at: now }).execute());
    expect(await placeOrder(parts, take())).toMatchObject({ errors: [{ field: "offer", reason: "offer-withdrawn" }] });
    expect(await orders()).toEqual([]);
  });

  test("needs the choices that it leaves open, and the total that it shows", async () => {
    expect(await placeOrder(parts, take({ offer: { key, choices: [] } }))).toMatchObject({
      errors: [{ field: "lines.1.size", reason: "missing-choice" }],
    });
    expect(await placeOrder(parts, take({ total: 1 }))).toMatchObject({
      errors: [{ field: "total", reason: "price-changed", detail: "100600" }],
    });
    expect(await offers()).toMatchObject([{ taken_by: null }]);
  });

  test("with a piece that has sold out meanwhile stays open", async () => {
    await database.transact((trx) =>
      trx.insertInto("stock").values({ product_id: 98, size: "17", pieces: 0, edition: 0 }).execute(),
    );
    expect(await placeOrder(parts, take())).toMatchObject({ errors: [{ field: "lines.1", reason: "sold-out" }] });
    expect(await offers()).toMatchObject([{ taken_by: null }]);
    expect(await orders()).toEqual([]);
  });

  test("is entered at the desk with its source and its event", async () => {
    const [offer] = await offers();
    const entered = { by: "Sana", isPaid: true };
    const placed = await enterOrder(parts, { request: take(), offerId: offer?.id ?? 0, source: "instagram", entered });
    expect(placed).toMatchObject({ outcome: "placed", order: { source: "instagram" } });
    const [order] = await database.db.selectFrom("orders").selectAll().execute();
    expect(order).toMatchObject({ source: "instagram", money: "received" });
    const events = await database.db.selectFrom("order_events").selectAll().execute();
    expect(events).toMatchObject([{ actor: "desk", actor_name: "Sana", kind: "enter", revision: null }]);
  });
});

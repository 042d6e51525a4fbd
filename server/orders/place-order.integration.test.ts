import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { addLine, type CartLine, emptyCart, lineKey, removeLine, setQuantity } from "../../shop/cart/cart.ts";
import { type Lookup, type PricedProduct, priceCart } from "../../shop/cart/pricing.ts";
import { parseOrderRequest } from "../../shop/order/request.ts";
import { choices, lookupIn, products, quantity } from "../../shop/testing/arbitraries.ts";
import { delivery, lookup, request } from "../../shop/testing/orders.ts";
import type { Database } from "../database/open-database.ts";
import { openTestDatabase } from "../testing/databases.ts";
import { newRequest } from "../testing/orders.ts";
import { isKeyOf, newOrderKey } from "./order-keys.ts";
import { createOrderStore, type OrderStore } from "./order-store.ts";
import { type PlaceOrderParts, placeOrder } from "./place-order.ts";

const sells = (product: Lookup, deliveryCharge: number) => () => ({
  catalogue: { product },
  settings: { deliveryCharge },
});

const hour = 3_600_000;
let parts: PlaceOrderParts;
let clock: number;
let database: Database;

beforeEach(async () => {
  let drawn = 0;
  clock = Date.UTC(2025, 10, 15);
  database = await openTestDatabase("sqlite");
  parts = {
    store: createOrderStore(database),
    selling: sells(lookup, delivery),
    now: () => clock,
    newNumber: () => `NQ-${String(drawn++).padStart(4, "0")}`,
    newPageKey: newOrderKey,
    ordersPerPhone: 3,
  };
});

test("an order is priced from the catalogue and gets a number and a time", async () => {
  expect(await placeOrder(parts, newRequest())).toEqual({
    outcome: "placed",
    pageKey: expect.any(String),
    order: {
      number: "NQ-0000",
      source: "shop",
      createdAt: clock,
      customer: request().customer,
      payment: "cod",
      screenshotSent: false,
      notes: "",
      lines: [
        { id: 1, name: "Aina", withDupatta: true, price: 95_000, quantity: 1, lineTotal: 95_000 },
        { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 2, lineTotal: 10_400 },
      ],
      subtotal: 105_400,
      delivery: 250,
      total: 105_650,
    },
  });
});

test("the latest edition is loaded before an order with unknown prices is refused", async () => {
  let selling = sells(lookup, delivery);
  const refresh = async () => {
    selling = sells(lookup, delivery + 50);
  };
  const asked = newRequest({ total: newRequest().total + 50 });
  expect(await placeOrder({ ...parts, selling: () => selling(), refresh }, asked)).toMatchObject({
    outcome: "placed",
    order: { delivery: delivery + 50, total: asked.total },
  });
  const away = () => Promise.reject(new Error("the database is away"));
  expect(await placeOrder({ ...parts, refresh: away }, newRequest({ total: asked.total }))).toMatchObject({
    outcome: "refused",
    priced: { delivery, total: newRequest().total },
  });
});

test.each([
  [{ total: 1 }, { field: "total", reason: "price-changed", detail: "105650" }],
  [{ lines: [{ id: 24, quantity: 1 }] }, { field: "lines.0", reason: "sold-out" }],
  [{ lines: [{ id: 999, quantity: 1 }] }, { field: "lines.0", reason: "unknown-product" }],
  [{ lines: [{ id: 98, quantity: 1, size: "99" }] }, { field: "lines.0.size", reason: "unknown-choice" }],
  [{ lines: [{ id: 98, quantity: 1 }] }, { field: "lines.0.size", reason: "missing-choice" }],
])("%j is refused and leaves nothing behind", async (changes, error) => {
  const wrong = newRequest(changes);
  expect(await placeOrder(parts, wrong)).toMatchObject({ outcome: "refused", errors: [error] });
  expect(await parts.store.findByKey(wrong.key)).toBeUndefined();
});

describe("the same key", () => {
  test("with the same request returns the same order, whatever has changed since", async () => {
    const first = newRequest();
    const placed = await placeOrder(parts, first);
    clock += 24 * hour;
    const soldOut = { ...parts, selling: sells(() => undefined, 9) };
    expect(await placeOrder(soldOut, structuredClone(first))).toEqual({
      ...placed,
      outcome: "repeated",
      pageKey: expect.any(String),
    });
  });

  test("gets a new page key each time; only the first and the newest work", async () => {
    const first = newRequest();
    const keys: string[] = [];
    for (let count = 0; count < 30; count++) {
      // Set back in between: the key that was just given opens the page all the same.
      clock += count === 29 ? -hour : 1;
      const placed = await placeOrder(parts, first);
      if ("pageKey" in placed) keys.push(placed.pageKey);
    }
    const opens = await Promise.all(keys.map((key) => isKeyOf(database.db, "NQ-0000", key)));
    expect(opens.map((isOpen) => (isOpen ? 1 : 0)).join("")).toBe(`1${"0".repeat(9)}${"1".repeat(20)}`);
  });

  test("with another request is refused", async () => {
    const first = newRequest();
    await placeOrder(parts, first);
    expect(await placeOrder(parts, { ...first, notes: "and a bell" })).toEqual({ outcome: "key-reused" });
  });

  test("in two concurrent requests is one order", async () => {
    const first = newRequest();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => placeOrder(parts, first)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["placed", ...Array(7).fill("repeated")]);
    expect(new Set(outcomes.map((some) => ("order" in some ? some.order.number : "")))).toHaveProperty("size", 1);
  });
});

describe("a number that is taken", () => {
  test("is drawn again", async () => {
    const numbers = ["NQ-A", "NQ-A", "NQ-A", "NQ-B"];
    const drawing = { ...parts, newNumber: () => numbers.shift() ?? "none left" };
    await placeOrder(drawing, newRequest());
    expect(await placeOrder(drawing, newRequest())).toMatchObject({ outcome: "placed", order: { number: "NQ-B" } });
  });

  test("again and again throws instead of looping for ever", async () => {
    const stuck = { ...parts, newNumber: () => "NQ-A" };
    await placeOrder(stuck, newRequest());
    await expect(placeOrder(stuck, newRequest())).rejects.toThrow("10 order numbers in a row were taken");
  });
});

describe("one phone number", () => {
  test("may order so often an hour, then waits until the first is an hour old", async () => {
    for (let minute = 0; minute < 3; minute++) {
      expect(await placeOrder(parts, newRequest())).toMatchObject({ outcome: "placed" });
      clock += 60_000;
    }
    expect(await placeOrder(parts, newRequest())).toEqual({ outcome: "too-many", retryAfterMs: hour - 3 * 60_000 });
    clock += hour - 3 * 60_000;
    expect(await placeOrder(parts, newRequest())).toMatchObject({ outcome: "placed" });
  });

  test("isn't locked out when the clock is set back", async () => {
    for (let count = 0; count < 3; count++) await placeOrder(parts, newRequest());
    clock -= 2 * hour;
    expect(await placeOrder(parts, newRequest())).toMatchObject({ outcome: "placed" });
  });

  test("has no limit when limits are off", async () => {
    for (let count = 0; count < 5; count++)
      expect(await placeOrder({ ...parts, ordersPerPhone: "off" }, newRequest())).toMatchObject({ outcome: "placed" });
  });
});

describe("browser and server compute the same total", () => {
  type Action = (lines: readonly CartLine[]) => readonly CartLine[];
  const forgetful: OrderStore = {
    findByKey: async () => undefined,
    findOffer: async () => undefined,
    add: async () => ({ outcome: "stored" }),
    addPageKey: async () => "",
  };

  function actionOn(editions: readonly PricedProduct[]): fc.Arbitrary<Action> {
    const id = fc.constantFrom(...editions.map((product) => product.id), 77);
    const place = fc.nat(20);
    const keyAt = (lines: readonly CartLine[], index: number) => lines[index % lines.length];
    return fc.oneof(
      fc.tuple(id, quantity, choices).map(([which, count, chosen]): Action => {
        return (lines) => addLine(lines, { id: which, quantity: count, ...chosen });
      }),
      fc.tuple(place, fc.integer({ min: -2, max: 10_050 })).map(([index, count]): Action => {
        return (lines) => {
          const line = keyAt(lines, index);
          return line ? setQuantity(lines, lineKey(line), count) : lines;
        };
      }),
      place.map((index): Action => {
        return (lines) => {
          const line = keyAt(lines, index);
          return line ? removeLine(lines, lineKey(line)) : lines;
        };
      }),
    );
  }

  const session = products.chain((editions) =>
    fc.record({
      editions: fc.constant(editions),
      actions: fc.array(actionOn(editions), { maxLength: 30 }),
      charge: fc.integer({ min: 0, max: 1000 }),
    }),
  );

  test("whatever the sequence of cart actions", async () => {
    await fc.assert(
      fc.asyncProperty(session, async ({ editions, actions, charge }) => {
        const known = lookupIn(editions);
        const cart = actions.reduce((lines, act) => act(lines), emptyCart);
        const seen = priceCart(cart, known, charge);
        const body = { ...request({ key: randomUUID() }), lines: cart, total: seen.total };
        const parsed = parseOrderRequest(JSON.parse(JSON.stringify(body)));
        if (cart.length === 0) return void expect(parsed.ok).toBe(false);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const shop = { ...parts, store: forgetful, selling: sells(known, charge) };
        const placed = await placeOrder(shop, parsed.request);
        const { subtotal, delivery, total } = seen;
        if (placed.outcome === "placed") expect(placed.order).toMatchObject({ subtotal, delivery, total });
        else expect(placed).toMatchObject({ outcome: "refused", priced: seen });
        expect(placed.outcome).toBe(seen.problems.length === 0 ? "placed" : "refused");
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, test } from "vitest";
import type { Receipt } from "../../shop/order/answer.ts";
import { databaseKinds } from "../testing/databases.ts";
import { openOrderShop, problemOf } from "../testing/order-shop.ts";
import { newRequest } from "../testing/orders.ts";

describe.each(databaseKinds)("%s", (kind) => {
  test("201 with the order, which is stored before the response", async () => {
    const { post, database } = await openOrderShop(kind);
    const customer = { ...newRequest().customer, name: "عائشہ رحمان" };

    const response = await post(newRequest({ customer, notes: "ring twice\nplease" }));

    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const receipt: Receipt = await response.json();
    expect(receipt).toEqual({
      number: expect.stringMatching(/^NQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      createdAt: expect.any(Number),
      payment: "cod",
      lines: [
        { id: 1, name: "Aina", withDupatta: true, price: 95_000, quantity: 1, lineTotal: 95_000 },
        { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 2, lineTotal: 10_400 },
      ],
      subtotal: 105_400,
      delivery: 250,
      total: 105_650,
      key: expect.stringMatching(/^[\w-]{22}$/),
    });
    const row = await database.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      number: receipt.number,
      name: "عائشہ رحمان",
      notes: "ring twice\nplease",
      total: 105_650,
    });
    expect(await database.db.selectFrom("outbox").select("order_number").execute()).toEqual([
      { order_number: receipt.number },
    ]);
  });

  test("200 with the same order for the same key and body, however it is formatted", async () => {
    const { post, numbers } = await openOrderShop(kind);
    const body = newRequest();
    const first = await post(body);
    const spelt = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 2);
    const again = await post(spelt.replace(body.key, body.key.toUpperCase()));
    expect([first.status, again.status]).toEqual([201, 200]);
    // But for the key to its page: the shop keeps hashes alone, and makes another.
    expect(await again.json()).toEqual({ ...(await first.json()), key: expect.any(String) });
    expect(await numbers()).toHaveLength(1);
  });

  test("one order for a key that is sent many times at once", async () => {
    const { post, numbers } = await openOrderShop(kind);
    const body = newRequest();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(await numbers()).toHaveLength(1);
  });

  test("409 for the same key with another body", async () => {
    const { post, numbers } = await openOrderShop(kind);
    const body = newRequest();
    await post(body);
    const response = await post({ ...body, customer: { ...body.customer, city: "Karachi" } });
    expect(response.status).toBe(409);
    await problemOf(response);
    expect(await numbers()).toHaveLength(1);
  });

  test("422 with everything that is wrong with the fields", async () => {
    const { post, numbers } = await openOrderShop(kind);
    const { customer, lines } = newRequest();
    const response = await post({
      ...newRequest(),
      key: "mine",
      lines: [{ ...lines[0], quantity: 0.5 }, { id: 98 }],
      customer: { ...customer, name: " ", city: "x".repeat(101), phone: "0300\u0000" },
      notes: "\ud800",
    });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { field: "key", reason: "not-a-key" },
      { field: "lines.0.quantity", reason: "not-a-quantity" },
      { field: "lines.1.quantity", reason: "missing" },
      { field: "customer.name", reason: "empty" },
      { field: "customer.city", reason: "too-long" },
      { field: "customer.phone", reason: "control-characters" },
      { field: "notes", reason: "not-well-formed" },
    ]);
    expect(await numbers()).toEqual([]);
  });

  test("422 with what can't be bought, and what the rest costs now", async () => {
    const { post, numbers } = await openOrderShop(kind);
    const lines = [
      { id: 24, quantity: 1 },
      { id: 999, quantity: 1 },
      { id: 98, quantity: 1, size: "21" },
      { id: 1, quantity: 2, price: 1 },
    ];
    const response = await post(newRequest({ lines, total: 2 }));
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      errors: [
        { field: "lines.0", reason: "sold-out" },
        { field: "lines.1", reason: "unknown-product" },
        { field: "lines.2.size", reason: "unknown-choice" },
        { field: "lines.3.price", reason: "price-changed", detail: "95000" },
      ],
      priced: { subtotal: 190_000, delivery: 250, total: 190_250 },
    });
    expect(await numbers()).toEqual([]);
  });

  test("429 when one phone orders more than ten times an hour", async () => {
    const { post, numbers } = await openOrderShop(kind);
    for (let count = 0; count < 10; count++) expect((await post(newRequest())).status).toBe(201);
    const response = await post(newRequest());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
    await problemOf(response);
    expect(await numbers()).toHaveLength(10);
  });
});

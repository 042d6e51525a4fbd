import { describe, expect, test } from "vitest";
import { order } from "../../shop/testing/orders.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderStore } from "./order-store.ts";

describe.each(databaseKinds)("%s", (kind) => {
  async function openStore() {
    const database = await openTestDatabase(kind);
    const count = async (table: "orders" | "order_lines" | "outbox") =>
      (
        await database.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow()
      ).count;
    const counts = async () => [await count("orders"), await count("order_lines"), await count("outbox")];
    return { database, store: createOrderStore(database), counts };
  }

  test("an order is read back exactly as stored, every choice and every writing system", async () => {
    const { store, counts } = await openStore();
    const customer = {
      name: "عائشہ رحمان 👰🏽‍♀️",
      email: "ayesha+shop@example.com",
      address: "مکان ۱۴\nگلی ۷\t'; drop table orders; --",
      city: "لاہور",
      phone: "۰۳۲۱ ۵۵۵۷۸۹۰",
    };
    const tray = { id: 8, name: "Shagun", withDupatta: false, scent: "Oud", kilos: 3, price: 52_000 };
    const big = { id: 98, name: "Gauhar", size: "17", price: 120_000, quantity: 9999, lineTotal: 1_199_880_000 };
    const entry = newOrder({
      customer,
      payment: "online",
      screenshotSent: true,
      notes: "ring the bell\ntwice 🔔",
      lines: [{ ...tray, quantity: 1, lineTotal: 52_000 }, big],
      subtotal: 119_988_000_000,
      total: 119_988_000_250,
      neededBy: 20_428,
    });

    expect(await store.add(entry)).toEqual({ outcome: "stored" });

    expect(await store.findByKey(entry.key)).toEqual({ order: entry.order, fingerprint: "print" });
    expect(await counts()).toEqual([1, 2, 1]);
  });

  test("an unknown key finds nothing", async () => {
    const { store } = await openStore();
    expect(await store.findByKey("nobody")).toBeUndefined();
  });

  test("a key stores one order, however many concurrent requests", async () => {
    const { store, counts } = await openStore();
    const { key } = newOrder();
    const entries = Array.from({ length: 20 }, () => ({ ...newOrder(), key }));

    const added = await Promise.all(entries.map((entry) => store.add(entry)));

    const stored = entries.filter((_, index) => added[index]?.outcome === "stored");
    expect(stored).toHaveLength(1);
    const known = { outcome: "key-known", stored: { order: stored[0]?.order, fingerprint: "print" } };
    expect(added.filter(({ outcome }) => outcome !== "stored")).toEqual(Array(19).fill(known));
    expect(await counts()).toEqual([1, 2, 1]);
  });

  test("a number is used once, however many concurrent requests", async () => {
    const { store, counts } = await openStore();
    const added = await Promise.all(Array.from({ length: 10 }, () => store.add(newOrder({ number: "NQ-AAAA-AA" }))));
    const outcomes = added.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "number-taken")).toHaveLength(9);
    expect(await counts()).toEqual([1, 2, 1]);
  });

  test("an order is stored completely or not at all, and its failure affects no other", async () => {
    const { store, counts } = await openStore();
    const broken = newOrder();
    const [line] = broken.order.lines;
    if (!line) throw new Error("an order without lines");
    broken.order.lines.push({ ...line, name: null as unknown as string });
    const entries = [newOrder(), broken, newOrder()];

    const results = await Promise.allSettled(entries.map((entry) => store.add(entry)));

    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.findByKey(broken.key)).toBeUndefined();
    expect(await counts()).toEqual([2, 4, 2]);
  });

  describe("orders from one phone", () => {
    const at = (createdAt: number, phone = "0321 5557890") =>
      newOrder({ createdAt, customer: { ...order().customer, phone } });
    const limited = { count: 2, since: 1000, until: 5000 };

    test("are counted between the two times, however the number is formatted", async () => {
      const { store } = await openStore();
      await store.add(at(1000));
      await store.add(at(1001));
      expect(await store.add({ ...at(1003, "+92-321-5557890"), phoneLimit: limited })).toEqual({ outcome: "stored" });
      expect(await store.add({ ...at(1004, "۰۳۲۱۵۵۵۷۸۹۰"), phoneLimit: limited })).toEqual({
        outcome: "phone-busy",
        oldest: 1001,
      });
      expect(await store.add({ ...at(1004, "0321 5557891"), phoneLimit: limited })).toEqual({ outcome: "stored" });
    });

    test("from the future, left by a clock set back, don't count", async () => {
      const { store } = await openStore();
      await store.add(at(6000));
      await store.add(at(6001));
      expect(await store.add({ ...at(2000), phoneLimit: limited })).toEqual({ outcome: "stored" });
    });

    test("that are stored already are still returned", async () => {
      const { store } = await openStore();
      const first = at(2000);
      await store.add(first);
      await store.add(at(2001));
      expect(await store.add({ ...first, phoneLimit: limited })).toMatchObject({ outcome: "key-known" });
    });
  });
});

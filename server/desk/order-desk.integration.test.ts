import { describe, expect, test } from "vitest";
import type { OrderFilter, OrderKey } from "../../shop/desk/order-filter.ts";
import { orderNumberAlphabet } from "../../shop/order/number.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { order as sample } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { isKeyOf } from "../orders/order-keys.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";
import { createPackingDesk } from "./packing-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    let time = noon;
    const parts = { database, now: () => time, ...orderCatalogue() };
    const desk = createOrderDesk(parts, { by: "desk", name: "Sana" });
    const packing = createPackingDesk(parts, { by: "desk", name: "Sana" });
    const place = async (changes: Parameters<typeof newOrder>[0] = {}) => {
      const entry = newOrder({ createdAt: noon, ...changes });
      await store.add(entry);
      return entry.order.number;
    };
    const at = (moment: number) => {
      time = moment;
    };
    const numbers = async (filter: OrderFilter, before?: OrderKey) =>
      (await desk.list(filter, before)).rows.map(({ number }) => number);
    return { database, desk, packing, place, at, numbers };
  }

  test("each link for the shopper has a key of its own; a forgotten customer gets none", async () => {
    const { database, desk, place } = await openDesk();
    const number = await place();
    const [one = "", other = ""] = [await desk.newLink(number), await desk.newLink(number)];
    expect(one).not.toBe(other);
    for (const link of [one, other]) {
      expect(link.startsWith(`${desk.shop.publicUrl}/order/${number}/`)).toBe(true);
      expect(await isKeyOf(database.db, number, link.split("/").at(-1) ?? "")).toBe(true);
    }
    await desk.forget(number);
    expect(await desk.newLink(number)).toBeUndefined();
    expect(await isKeyOf(database.db, number, one.split("/").at(-1) ?? "")).toBe(false);
  });

  test("the screenshot is shown with its time, and gone with the customer", async () => {
    const { database, desk, place } = await openDesk();
    const number = await place();
    expect(await desk.find(number)).toMatchObject({ proofAt: undefined });
    const proof = { order_number: number, added_at: noon + 5, type: "image/webp", bytes: new Uint8Array([1, 2]) };
    await database.transact((trx) => trx.insertInto("order_proofs").values(proof).execute());
    expect(await desk.find(number)).toMatchObject({ proofAt: noon + 5 });
    expect(await desk.proof(number)).toEqual({ type: "image/webp", bytes: new Uint8Array([1, 2]) });
    await desk.forget(number);
    expect(await desk.proof(number)).toBeUndefined();
  });

  const from = (city: string, name = "Ayesha Rahman") => ({ customer: { ...sample().customer, city, name } });

  test("newest first, fifty a page, each order once, also with many in the same millisecond", async () => {
    const { desk, place } = await openDesk();
    const placed = await Promise.all(
      Array.from({ length: 120 }, (_, index) => place({ createdAt: noon + (index % 3) })),
    );
    const seen: string[] = [];
    let before: OrderKey | undefined;
    const sizes: number[] = [];
    do {
      const page = await desk.list({}, before);
      seen.push(...page.rows.map(({ number }) => number));
      sizes.push(page.rows.length);
      before = page.next;
    } while (before);
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen.toSorted()).toEqual(placed.toSorted());
  });

  test("found by number, name, phone, city and piece, however they are typed; and by nothing else", async () => {
    const { place, numbers } = await openDesk();
    const ayesha = await place({ number: "NQ-7F3K-92" });
    const urdu = await place({
      ...from("راولپنڈی", "ثناء ملک"),
      lines: [{ id: 38, name: "Kiran", price: 1, quantity: 1, lineTotal: 1 }],
    });
    for (const typed of ["nq 7f3k 92", "AYESHA", "lahore", "0321-5557890", "gauhar", "rahman aina"])
      expect(await numbers({ search: typed }), typed).toContain(ayesha);
    for (const typed of ["ثناء", "kiran", "راولپنڈی"]) expect(await numbers({ search: typed }), typed).toEqual([urdu]);
    for (const typed of ["platinum", "%", "_", "\\", "' or 1=1 --"])
      expect(await numbers({ search: typed }), typed).toEqual([]);
    const odd = await place(from("Quetta", "100%_\\ Sana"));
    for (const typed of ["%", "_", "\\", "%_\\"]) expect(await numbers({ search: typed }), typed).toEqual([odd]);
    expect(await numbers({ search: "ayesha", stage: "sent" })).toEqual([]);
  });

  test("a payment that the shopper says was sent is confirmed or refunded, also once the order is cancelled", async () => {
    const { desk, place, numbers } = await openDesk();
    const number = await place({ payment: "online", screenshotSent: true });
    await desk.change(number, { change: { kind: "step", step: "cancel" }, revision: 0 });
    expect(await numbers({ work: "proof" })).toEqual([number]);
    expect((await desk.waiting()).waiting.map(({ work, count }) => [work, count])).toEqual([["proof", 1]]);
    await desk.change(number, { change: { kind: "money", step: "receive" }, revision: 1 });
    expect(await numbers({ work: "proof" })).toEqual([]);
    await desk.change(number, { change: { kind: "money", step: "refund" }, revision: 2 });
    expect(await desk.find(number)).toMatchObject({ stage: "cancelled", money: "refunded" });
  });

  test("the work that waits, in tabs and on Today, with every number leading to what it counts", async () => {
    const { desk, place, numbers } = await openDesk();
    const take = async (number: string, steps: readonly ("confirm" | "make" | "pack" | "cancel")[]) => {
      for (const [revision, step] of steps.entries())
        await desk.change(number, { change: { kind: "step", step }, revision });
    };
    const fresh = await place();
    const proof = await place({ payment: "online", screenshotSent: true });
    const made = await place({ createdAt: noon - day });
    const editions = await place({ lines: [{ id: 98, name: "Gauhar", price: 5200, quantity: 1, lineTotal: 5200 }] });
    const packed = await place();
    const gone = await place({ total: 1_000_000 });
    await take(made, ["confirm", "make"]);
    await take(editions, ["confirm"]);
    await take(packed, ["confirm", "pack"]);
    await take(gone, ["cancel"]);

    const { waiting } = await desk.waiting();
    const takings = await desk.takings();
    expect(waiting.map(({ work, count, toPack }) => [work, count, toPack])).toEqual([
      ["confirm", 2, 2],
      ["proof", 1, 1],
      ["make", 1, 1],
      ["send", 2, 1],
    ]);
    expect((await numbers({ work: "confirm" })).toSorted()).toEqual([fresh, proof].toSorted());
    expect(await numbers({ work: "proof" })).toEqual([proof]);
    expect(await numbers({ work: "make" })).toEqual([made]);
    expect((await numbers({ work: "send" })).toSorted()).toEqual([editions, packed].toSorted());
    expect(await desk.counts()).toMatchObject({ new: 2, confirmed: 1, making: 1, packed: 1, cancelled: 1, sent: 0 });

    // Cancelled orders are no takings; days are Pakistan's.
    const taken = await numbers({ from: dayOf(noon), to: dayOf(noon), standing: true });
    expect(taken.toSorted()).toEqual([fresh, proof, editions, packed].toSorted());
    expect(takings.days).toEqual(
      expect.arrayContaining([
        { day: dayOf(noon), placed: 4 * 105_650, confirmed: 2 * 105_650, sent: 0, inHand: 0 },
        { day: dayOf(noon) - 1, placed: 105_650, confirmed: 105_650, sent: 0, inHand: 0 },
      ]),
    );
    expect(takings.pieces.find(({ id }) => id === 98)?.count).toBe(2 * 2 + 1);
    expect(takings.cities).toEqual([{ city: "Lahore", count: 5 }]);
    expect((await numbers({ piece: 1, standing: true })).length).toBe(4);
    expect(await numbers({ city: ["lahore "], standing: true, work: "make" })).toEqual([made]);
  });

  test("new orders are counted from the newest one shown", async () => {
    const { desk, place } = await openDesk();
    expect(await desk.arrivals(undefined)).toBe(0);
    await place({ createdAt: noon });
    const [top] = (await desk.list({})).rows;
    if (!top) throw new Error("no order");
    expect(await desk.arrivals(top)).toBe(0);
    await place({ createdAt: noon + 1 });
    await place({ createdAt: noon - 1 });
    expect(await desk.arrivals(top)).toBe(1);
  });

  test("an order shows what is left of its pieces, what runs out is named, and it comes back once it is cancelled", async () => {
    const { database, desk } = await openDesk();
    const stock = createStockStore(database);
    await stock.set(98, { "": 3 });
    const entry = newOrder({ createdAt: noon });
    await createOrderStore(database).add(entry);
    const { number } = entry.order;
    expect((await desk.find(number))?.lines.map(({ left }) => left)).toEqual([undefined, 1]);
    expect((await desk.waiting()).runningOut).toMatchObject([{ id: 98, left: 1, isSoldOutToday: false }]);
    await stock.set(98, { "": 0 });
    expect((await desk.waiting()).runningOut).toMatchObject([{ id: 98, left: 0, isSoldOutToday: true }]);
    await stock.set(98, { "": 1 });
    await desk.change(number, { change: { kind: "step", step: "cancel" }, revision: 0 });
    expect((await desk.find(number))?.lines.map(({ left }) => left)).toEqual([undefined, 3]);
  });

  test("forgetting a customer removes everything that was written about them, and their search text", async () => {
    const { database, desk, place, numbers, at } = await openDesk();
    const number = await place({ notes: "the bell doesn't work" });
    await desk.note(number, "Ayesha rang twice", 0);
    await desk.correct(number, {
      revision: 0,
      corrected: { address: "Flat 502, Marine View", city: "Karachi", phone: "0345 8120077" },
    });
    await desk.change(number, { change: { kind: "step", step: "cancel" }, revision: 1, reason: "Ayesha's mother" });
    at(noon + 5);
    expect(await desk.forget(number)).toBe(true);
    const rows = await Promise.all([
      database.db.selectFrom("orders").selectAll().execute(),
      database.db.selectFrom("order_events").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ayesha|House 14|Marine|Karachi|Lahore|8120077|5557890|bell|rang/i);
    expect(await numbers({ search: "ayesha" })).toEqual([]);
    expect(await numbers({ search: number })).toEqual([number]);
    expect((await desk.find(number))?.events.map(({ details }) => details.kind)).toEqual([
      "note",
      "correct",
      "step",
      "forget",
    ]);
    expect(await desk.forget(`NQ-${orderNumberAlphabet.slice(0, 4)}-22`)).toBe(false);
  });

  test("a note sent twice from one page is stored once; the same words from a later page are stored again", async () => {
    const { desk, packing, place } = await openDesk();
    const number = await place();
    const keep = (after: number) => desk.note(number, "Rang, nobody there", after);
    await Promise.all([keep(0), keep(0)]);
    await packing.printed([number]);
    await keep(0);
    expect((await desk.find(number))?.events.map(({ details }) => details.kind)).toEqual(["note", "slip"]);
    await keep(1);
    expect((await desk.find(number))?.events).toHaveLength(3);
  });
});

import { describe, expect, test } from "vitest";
import type { AskedTerms } from "../../shop/order/edit.ts";
import { orderedAtFirst } from "../../shop/order/edit.ts";
import { type EventActor, orderChanges } from "../../shop/order/event.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { lookup, order as sample } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { editStoredOrder } from "./edit-order.ts";
import { createOrderRecords } from "./order-records.ts";
import { takeStep } from "./order-steps.ts";
import { createOrderStore } from "./order-store.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const sana: EventActor = { by: "desk", name: "Sana" };
const bilal: EventActor = { by: "desk", name: "Bilal" };
const number = "NQ-7F3K-92";

const aina = { was: 0, quantity: 1, price: 95_000, choices: { withDupatta: true } };
const gauhar = { was: 1, quantity: 2, price: 5_200, choices: { size: "17" } };
const inSize = (size: string, quantity = 2): AskedTerms => ({
  lines: [aina, { ...gauhar, quantity, choices: { size } }],
  delivery: 250,
});

describe.each(databaseKinds)("%s", (kind) => {
  /** Aina and two Gauhar in 17, of which four are counted, and one in 16. */
  async function openOrder(changes: Parameters<typeof newOrder>[0] = {}, writesToShoppers = false) {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    await stock.set(98, { "16": 1, "17": 4 });
    await createOrderStore(database).add(newOrder({ number, createdAt: noon, ...changes }));
    const parts = {
      ...{ kind, transact: database.transact, now: () => noon, writesToShoppers },
      product: lookup,
      makeBy: (pieces: readonly number[], now: number) => (pieces.includes(1) ? dayOf(now) + 15 : null),
    };
    const edit = (terms: AskedTerms, revision = 0, actor = sana) =>
      editStoredOrder(parts, { number, terms, revision, actor });
    const step = (name: "confirm" | "pack" | "send" | "cancel" | "reopen", revision: number) =>
      takeStep(parts, { number, revision, actor: bilal, change: { kind: "step", step: name } });
    const records = createOrderRecords(database);
    const find = async () => {
      const found = await records.find(number);
      if (!found) throw new Error("no order");
      return found;
    };
    const shelf = async () => (await stock.of([98])).get(98);
    const held = async () => {
      const rows = await database.db.selectFrom("order_stock").selectAll().orderBy("size").execute();
      return rows
        .filter(({ put_back_at }) => put_back_at === null)
        .map(({ size, quantity }) => `${quantity} in ${size}`);
    };
    return { database, records, edit, step, find, shelf, held };
  }

  test("lines, sums, stock, money and history change together, and the first order can be read from them", async () => {
    const { edit, find, shelf, held, records } = await openOrder({ payment: "online", screenshotSent: true });
    const own = { name: "Green jhoomar", words: "", pictures: [] };
    const terms: AskedTerms = {
      lines: [
        { ...gauhar, quantity: 1, choices: { size: "16" } },
        { own, quantity: 1, price: 12_000, choices: {} },
      ],
      delivery: 0,
      discount: { sum: 1_500, reason: "for the wait" },
    };
    expect(await edit(terms)).toEqual({ outcome: "done" });
    const { order, revision, money } = await find();
    expect({ revision, money }).toEqual({ revision: 1, money: "claimed" });
    expect(order).toMatchObject({ subtotal: 17_200, delivery: 0, total: 15_700, discount: terms.discount });
    expect(order.lines.map(({ name, size, quantity }) => [name, size, quantity])).toEqual([
      ["Gauhar", "16", 1],
      ["Green jhoomar", undefined, 1],
    ]);
    expect([await shelf(), await held()]).toEqual([{ "16": 0, "17": 4 }, ["1 in 16"]]);
    const { lines, subtotal, delivery, total } = sample();
    expect(orderedAtFirst(order, orderChanges(await records.events(number)))).toEqual({
      ...{ lines, subtotal, delivery, total },
    });
  });

  test("too few on the shelf: refused by name, nothing changed; what it holds itself counts", async () => {
    const { edit, find, shelf, held } = await openOrder();
    expect(await edit(inSize("16"))).toEqual({ outcome: "sold-out", pieces: ["Gauhar in 16"] });
    expect(await edit(inSize("17", 5))).toEqual({ outcome: "sold-out", pieces: ["Gauhar in 17"] });
    expect([await shelf(), await held(), (await find()).revision]).toEqual([{ "16": 1, "17": 2 }, ["2 in 17"], 0]);
    expect(await edit(inSize("17", 4))).toEqual({ outcome: "done" });
    expect([await shelf(), await held()]).toEqual([{ "16": 1, "17": 0 }, ["4 in 17"]]);
  });

  test("two at once: one change, one conflict; sent twice by one person it is made once", async () => {
    const { edit, find, shelf } = await openOrder();
    const answers = await Promise.all([edit(inSize("17", 3)), edit(inSize("17", 1), 0, bilal)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "done"]);
    const { revision, order } = await find();
    expect(revision).toBe(1);
    expect((await shelf())?.["17"]).toBe(4 - (order.lines[1]?.quantity ?? 0));
    const first = answers[0]?.outcome === "done" ? inSize("17", 3) : inSize("17", 1);
    expect(await edit(first, 0, answers[0]?.outcome === "done" ? sana : bilal)).toEqual({ outcome: "repeated" });
    expect(await edit(first, 1)).toEqual({ outcome: "unchanged" });
  });

  test("until it is sent; sent meanwhile is a conflict that names who sent it", async () => {
    const { edit, step, find } = await openOrder();
    await step("confirm", 0);
    expect((await find()).makeBy).toBe(dayOf(noon) + 15);
    expect(await edit({ ...inSize("17"), lines: [gauhar] }, 1)).toEqual({ outcome: "done" });
    expect((await find()).makeBy).toBeNull();
    await step("pack", 2);
    expect(await edit({ lines: [{ ...gauhar, was: 0, price: 5_000 }], delivery: 250 }, 3)).toEqual({ outcome: "done" });
    await step("send", 4);
    expect(await edit({ lines: [{ ...gauhar, was: 0 }], delivery: 250 }, 4)).toMatchObject({
      outcome: "conflict",
      since: [{ actor: bilal, to: { stage: "sent" } }],
    });
    expect(await edit({ lines: [{ ...gauhar, was: 0 }], delivery: 250 }, 5)).toEqual({ outcome: "too-late" });
    expect((await find()).order.total).toBe(10_250);
  });

  test("cancelling and reopening put back and take the lines of now", async () => {
    const { edit, step, shelf, held } = await openOrder();
    await edit(inSize("16", 1));
    await step("cancel", 1);
    expect([await shelf(), await held()]).toEqual([{ "16": 1, "17": 4 }, []]);
    await step("reopen", 2);
    expect([await shelf(), await held()]).toEqual([{ "16": 0, "17": 4 }, ["1 in 16"]]);
  });

  test("what the rule refuses changes nothing", async () => {
    const { edit, find } = await openOrder();
    expect(await edit({ lines: [], delivery: 0 })).toMatchObject({
      outcome: "refused",
      faults: [{ reason: "no-lines" }],
    });
    expect((await find()).revision).toBe(0);
  });

  test("the shopper gets an e-mail for each change, where e-mails are on; a forgotten customer isn't named", async () => {
    const { database, edit, records } = await openOrder({}, true);
    await edit({ ...inSize("17"), discount: { sum: 100, reason: "for Ayesha" } });
    await edit(inSize("17"), 1);
    const mails = await database.db.selectFrom("news_mails").select(["kind", "revision"]).orderBy("id").execute();
    expect(mails).toEqual([
      { kind: "changed", revision: 1 },
      { kind: "changed", revision: 2 },
    ]);
    await records.forget(number, sana, noon);
    expect(JSON.stringify(await records.events(number))).not.toContain("Ayesha");
    expect(await edit(inSize("17", 1), 2)).toEqual({ outcome: "unknown" });
  });
});

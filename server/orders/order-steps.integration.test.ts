import { describe, expect, test } from "vitest";
import type { OrderChange } from "../../shop/order/change.ts";
import type { EventActor } from "../../shop/order/event.ts";
import type { Step } from "../../shop/order/stage.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { correctOrder } from "./order-corrections.ts";
import { type AskedStep, type StepParts, takeStep } from "./order-steps.ts";
import { createOrderStore } from "./order-store.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const sana: EventActor = { by: "desk", name: "Sana" };
const bilal: EventActor = { by: "desk", name: "Bilal" };
const number = "NQ-7F3K-92";

describe.each(databaseKinds)("%s", (kind) => {
  /** One order of Aina and two Gauhar, of which there are five before it. */
  async function openOrder(changes: Parameters<typeof newOrder>[0] = {}) {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    await stock.set(98, { "": 5 });
    await createOrderStore(database).add(newOrder({ number, createdAt: noon, ...changes }));
    const parts: StepParts = {
      kind,
      transact: database.transact,
      now: () => noon,
      makeBy: (pieces, now) => (pieces.includes(1) ? dayOf(now) + 15 : null),
    };
    const step = (change: Step | OrderChange, revision: number, asked: Partial<AskedStep> = {}) =>
      takeStep(parts, {
        number,
        revision,
        actor: sana,
        change: typeof change === "string" ? { kind: "step", step: change } : change,
        ...asked,
      });
    const row = () =>
      database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
    const events = () => database.db.selectFrom("order_events").selectAll().orderBy("id").execute();
    const onShelf = async () => (await stock.of([98])).get(98)?.[""];
    return { database, stock, parts, step, row, events, onShelf };
  }

  test("from new to delivered: every step is kept with who took it, and cash comes with the delivery", async () => {
    const { step, row, events } = await openOrder();
    expect(await step("confirm", 0)).toMatchObject({ outcome: "done", revision: 1 });
    expect((await row()).make_by).toBe(dayOf(noon) + 15);
    await step("make", 1);
    await step("pack", 2);
    await step("send", 3, { courier: "TCS", tracking: "779 044", actor: bilal });
    expect(await row()).toMatchObject({ stage: "sent", money: "due", courier: "TCS", tracking: "779 044" });
    await step("deliver", 4);
    expect(await row()).toMatchObject({ stage: "delivered", money: "received", revision: 5 });
    const kept = (await events()).map((event) => `${event.actor_name} ${event.stage_from} ${event.stage_to}`);
    expect(kept).toEqual([
      "Sana new confirmed",
      "Sana confirmed making",
      "Sana making packed",
      "Bilal packed sent",
      "Sana sent delivered",
    ]);
  });

  test("a step that can't be taken from here changes nothing", async () => {
    const { step, row, events } = await openOrder();
    expect(await step("deliver", 0)).toEqual({ outcome: "refused", reason: "not-from-here" });
    expect(await step({ kind: "take-back" }, 0)).toEqual({ outcome: "refused", reason: "nothing-to-take-back" });
    expect(await step("confirm", 0, { number: "NQ-2222-22" })).toEqual({ outcome: "unknown" });
    expect(await row()).toMatchObject({ stage: "new", revision: 0 });
    expect(await events()).toEqual([]);
  });

  test("stock goes back once, and is taken again when the order is reopened", async () => {
    const { step, onShelf } = await openOrder();
    await step("cancel", 0, { reason: "ordered twice" });
    expect(await onShelf()).toBe(5);
    expect(await step("cancel", 0, { reason: "ordered twice" })).toEqual({ outcome: "repeated" });
    expect(await onShelf()).toBe(5);
    await step({ kind: "take-back" }, 1);
    expect(await onShelf()).toBe(3);
  });

  test("what isn't there can't be reopened", async () => {
    const { stock, step, row, events, onShelf } = await openOrder();
    await step("cancel", 0);
    await stock.set(98, { "": 1 });
    expect(await step("reopen", 1)).toEqual({ outcome: "sold-out", pieces: ["Gauhar"] });
    expect(await onShelf()).toBe(1);
    expect(await row()).toMatchObject({ stage: "cancelled", revision: 1 });
    expect(await events()).toHaveLength(1);
  });

  test("taking a sending back takes the parcel back; a confirmation, the day to make it by", async () => {
    const { step, row } = await openOrder();
    await step("confirm", 0);
    await step({ kind: "take-back" }, 1);
    expect(await row()).toMatchObject({ stage: "new", make_by: null });
    await step("confirm", 2);
    await step("pack", 3);
    await step("send", 4, { courier: "TCS", tracking: "7" });
    await step({ kind: "take-back" }, 5);
    expect(await row()).toMatchObject({ stage: "packed", courier: null, tracking: null });
  });

  test("of two at once one is taken; the other is told what the first did, and the timeline is whole", async () => {
    const { step, row, events, onShelf } = await openOrder();
    const answers = await Promise.all([
      step("confirm", 0, { actor: sana }),
      step("cancel", 0, { actor: bilal, reason: "She rang." }),
    ]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "done"]);
    const told = answers.find((answer) => answer.outcome === "conflict");
    const [done] = await events();
    expect(told).toMatchObject({ since: [{ id: done?.id, to: { stage: done?.stage_to } }] });
    expect(await events()).toHaveLength(1);
    expect((await row()).revision).toBe(1);
    expect(await onShelf()).toBe(done?.stage_to === "cancelled" ? 5 : 3);
  });

  test("twenty at once: one is taken, whoever asks", async () => {
    const { step, events } = await openOrder();
    const asked = Array.from({ length: 20 }, (_, index) =>
      step("cancel", 0, { actor: { by: "desk", name: `${index}` } }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "conflict")).toHaveLength(19);
    expect(await events()).toHaveLength(1);
  });

  test("a shopper cancels while it is new, and nothing after that", async () => {
    const { step } = await openOrder();
    const shopper = { actor: { by: "shopper" } } as const;
    expect(await step("confirm", 0, shopper)).toMatchObject({ outcome: "refused" });
    await step("confirm", 0);
    expect(await step("cancel", 1, shopper)).toMatchObject({ outcome: "refused" });
  });

  test("a proof that a shopper added isn't the desk's to take back", async () => {
    const { step, row } = await openOrder({ payment: "online" });
    await step({ kind: "money", step: "claim" }, 0, { actor: { by: "shopper" } });
    expect(await step({ kind: "take-back" }, 1)).toEqual({ outcome: "refused", reason: "nothing-to-take-back" });
    expect(await row()).toMatchObject({ money: "claimed" });
    await step({ kind: "money", step: "not-received" }, 1);
    expect(await step({ kind: "take-back" }, 2)).toMatchObject({ outcome: "done" });
  });

  test("an address is corrected until it is sent, found by its new city, and never over somebody else's change", async () => {
    const { parts, step, row, events } = await openOrder();
    const corrected = { address: "Block 8, Clifton", city: "Karachi", phone: "0345 8120077" };
    const correct = (revision: number, changes = {}) =>
      correctOrder(parts, { number, revision, actor: sana, corrected: { ...corrected, ...changes } });
    expect(await correct(0)).toEqual({ outcome: "done" });
    expect(await row()).toMatchObject({ ...corrected, phone_key: "3458120077", revision: 1 });
    expect((await row()).search).toContain("karachi");
    expect(await correct(0)).toEqual({ outcome: "unchanged" });
    expect(await correct(0, { city: "Multan" })).toMatchObject({ outcome: "conflict", since: [{ revision: 1 }] });
    await step("confirm", 1);
    // The corrected address in between doesn't hinder taking the confirmation back.
    expect(await step({ kind: "take-back" }, 2)).toMatchObject({ outcome: "done" });
    await step("confirm", 3);
    await step("pack", 4);
    await step("send", 5, { courier: "TCS" });
    expect(await correct(6, { city: "Multan" })).toEqual({ outcome: "too-late" });
    expect(await events()).toHaveLength(6);
  });

  test("the database itself refuses a second change of the same revision", async () => {
    const { database, step, events } = await openOrder();
    await step("confirm", 0);
    const [{ id: _, ...first } = { id: 0 }] = await events();
    await expect(
      database.transact((trx) =>
        trx
          .insertInto("order_events")
          .values(first as never)
          .execute(),
      ),
    ).rejects.toThrow();
  });
});

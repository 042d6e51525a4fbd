import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderChange } from "../../shop/order/change.ts";
import type { EventActor } from "../../shop/order/event.ts";
import { moneyWays, receivedOf } from "../../shop/order/money-entries.ts";
import { type MoneyState, moneySteps } from "../../shop/order/payment-state.ts";
import { steps } from "../../shop/order/stage.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { eventRow } from "./event-rows.ts";
import { readEntries } from "./order-money.ts";
import { createOrderRecords } from "./order-records.ts";
import { type StepParts, takeStep } from "./order-steps.ts";
import { createOrderStore } from "./order-store.ts";

const noon = Date.UTC(2026, 10, 15, 7);
const sana: EventActor = { by: "desk", name: "Sana" };
const total = 105_650;

const change: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({ kind: fc.constant("step" as const), step: fc.constantFrom(...steps), unpaid: fc.boolean() }),
  fc.record({ kind: fc.constant("money" as const), step: fc.constantFrom(...moneySteps) }),
  fc.record({
    kind: fc.constant("entry" as const),
    sum: fc.oneof(fc.integer({ min: -total, max: total }), fc.constantFrom(total, -total, Number.NaN)),
    way: fc.constantFrom(...moneyWays),
  }),
  fc.record({ kind: fc.constant("advance" as const), sum: fc.integer({ min: 0, max: total }) }),
  fc.constant({ kind: "take-back" as const }),
);

describe.each(databaseKinds)("%s", (kind) => {
  async function openOrders() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const parts: StepParts = { kind, transact: database.transact, now: () => noon, makeBy: () => null };
    const place = async (payment: "cod" | "online") => {
      const entry = newOrder({ createdAt: noon, payment, screenshotSent: payment === "online" });
      await store.add(entry);
      return entry.order.number;
    };
    const row = (number: string) =>
      database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
    const take = async (
      number: string,
      change: OrderChange,
      changes: { actor?: EventActor; revision?: number } = {},
    ) => {
      const { revision } = await row(number);
      return takeStep(parts, { number, revision, actor: sana, change, ...changes });
    };
    /** As the release before did: a state and an event, no entry. */
    const takeAsBefore = async (number: string, to: MoneyState, at: number) => {
      const { stage, money, revision } = await row(number);
      const from = { stage: stage as "new", money: money as MoneyState };
      const details = { kind: "money", step: to === "received" ? "receive" : "refund" } as const;
      const event = { number, at, actor: sana, revision: revision + 1, from, to: { ...from, money: to }, details };
      await database.transact(async (trx) => {
        await trx
          .updateTable("orders")
          .set({ money: to, revision: revision + 1 })
          .where("number", "=", number)
          .execute();
        await trx.insertInto("order_events").values(eventRow(event)).execute();
      });
    };
    const entries = (number: string) => readEntries(database.db, number);
    return { database, place, row, take, takeAsBefore, entries };
  }

  test("whatever comes, goes back, is taken back, claimed, cancelled and reopened: the sum is that of its entries", async () => {
    const { place, row, take, entries } = await openOrders();
    const payments = fc.constantFrom("cod" as const, "online" as const);
    await fc.assert(
      fc.asyncProperty(payments, fc.array(change, { minLength: 5, maxLength: 25 }), async (payment, changes) => {
        const number = await place(payment);
        for (const one of changes) {
          const before = await row(number);
          const actor: EventActor = one.kind === "money" && one.step === "claim" ? { by: "shopper" } : sana;
          const { outcome } = await take(number, one, { actor });
          const after = await row(number);
          if (outcome !== "done") expect(after).toEqual(before);
          const sums = (await entries(number)).map(({ sum }) => sum);
          expect(after.received).toBe(sums.reduce((all, each) => all + each, 0));
          expect(after.received).toBeGreaterThanOrEqual(0);
          expect(receivedOf({ ...after, money: after.money as MoneyState })).toBe(after.received);
          expect(after.money === "received").toBe(after.received >= total);
        }
      }),
      { numRuns: 12 },
    );
  });

  test("parts come in several ways, and go back", async () => {
    const { database, place, row, take, entries } = await openOrders();
    const number = await place("cod");
    expect(await take(number, { kind: "advance", sum: 20_000 })).toMatchObject({ outcome: "done" });
    await take(number, { kind: "entry", sum: 20_000, way: "raast" });
    expect(await row(number)).toMatchObject({ money: "due", received: 20_000, advance: 20_000 });
    for (const step of ["confirm", "pack", "send", "deliver"] as const) await take(number, { kind: "step", step });
    expect(await row(number)).toMatchObject({ money: "received", received: total });
    await take(number, { kind: "step", step: "come-back" });
    expect(await take(number, { kind: "entry", sum: -total - 1, way: "bank" })).toEqual({
      outcome: "refused",
      reason: "more-than-came",
    });
    await take(number, { kind: "entry", sum: -total, way: "bank" });
    expect(await row(number)).toMatchObject({ money: "refunded", received: 0 });
    expect((await entries(number)).map(({ sum, way, by }) => [sum, way, by])).toEqual([
      [20_000, "raast", "Sana"],
      [total - 20_000, "courier", "Sana"],
      [-total, "bank", "Sana"],
    ]);
    const record = await createOrderRecords(database).find(number);
    expect(record).toMatchObject({ received: 0, order: { advance: 20_000 } });
  });

  test("an entry sent twice is made once, and another person's is refused with what happened", async () => {
    const { place, take, entries } = await openOrders();
    const number = await place("online");
    const entry = { kind: "entry", sum: 500, way: "wallet" } as const;
    await take(number, entry);
    expect(await take(number, entry, { revision: 0 })).toEqual({ outcome: "repeated" });
    const bilal = { by: "desk", name: "Bilal" } as const;
    expect(await take(number, entry, { revision: 0, actor: bilal })).toMatchObject({ outcome: "conflict" });
    expect(await take(number, { ...entry, sum: 600 }, { revision: 0 })).toMatchObject({ outcome: "conflict" });
    expect(await entries(number)).toHaveLength(1);
  });

  test("what the release before received or refunded is written down before the first entry", async () => {
    const { place, row, take, takeAsBefore, entries } = await openOrders();
    const number = await place("online");
    await takeAsBefore(number, "received", noon - 1000);
    await take(number, { kind: "step", step: "confirm" });
    expect(await entries(number)).toEqual([]);
    await take(number, { kind: "entry", sum: -650, way: "bank" });
    expect(await row(number)).toMatchObject({ money: "due", received: total - 650 });
    expect(await entries(number)).toMatchObject([
      { at: noon - 1000, sum: total, way: "wallet", by: "Sana" },
      { at: noon, sum: -650, way: "bank", by: "Sana" },
    ]);

    // The release before refunds an order that has entries: its state counts.
    await takeAsBefore(number, "refunded", noon - 500);
    await take(number, { kind: "step", step: "cancel" });
    await take(number, { kind: "step", step: "reopen" });
    expect(await row(number)).toMatchObject({ money: "due", received: 0 });
    expect((await entries(number)).at(-1)).toMatchObject({ at: noon - 500, sum: 650 - total });
  });

  test("what the release before received can be taken back", async () => {
    const { place, row, take, takeAsBefore } = await openOrders();
    const number = await place("online");
    await takeAsBefore(number, "received", noon);
    await take(number, { kind: "take-back" });
    expect(await row(number)).toMatchObject({ money: "claimed", received: 0 });
  });

  test("two at once: one entry is made", async () => {
    const { place, row, take } = await openOrders();
    const number = await place("online");
    const actors = ["Sana", "Bilal", "Hira"].map((name) => ({ by: "desk", name }) as const);
    const answers = await Promise.all(
      actors.map((actor) => take(number, { kind: "entry", sum: 700, way: "wallet" }, { actor, revision: 0 })),
    );
    expect(answers.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
    expect(await row(number)).toMatchObject({ received: 700 });
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChangeableOrder, canTakeBack, changeOrder, type OrderChange } from "./change.ts";
import { balanceNow, dueAtDoor, dueOnline, moneyWays, receivedOf } from "./money-entries.ts";
import { moneyStates, moneySteps } from "./payment-state.ts";
import { stages, stageTable, steps } from "./stage.ts";

const change: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({ kind: fc.constant("step" as const), step: fc.constantFrom(...steps), unpaid: fc.boolean() }),
  fc.record({ kind: fc.constant("money" as const), step: fc.constantFrom(...moneySteps) }),
  fc.record({
    kind: fc.constant("entry" as const),
    sum: fc.oneof(fc.integer({ min: -1500, max: 1500 }), fc.constantFrom(1000, -1000, 0.5)),
    way: fc.constantFrom(...moneyWays),
  }),
  fc.record({ kind: fc.constant("advance" as const), sum: fc.integer({ min: -1, max: 1001 }) }),
  fc.constant({ kind: "take-back" as const }),
);

const base = { total: 1000, received: 0 };

type Made = { before: ChangeableOrder; after: ChangeableOrder; stock: string | undefined; by: "desk" | "shopper" };

/** Applies the changes as the server does, and passes each that was made to the caller. Shoppers claim and cancel. */
function walk(first: ChangeableOrder, changes: readonly OrderChange[], made: (made: Made) => void) {
  let order = first;
  for (const one of changes) {
    const by = one.kind === "money" && one.step === "claim" ? "shopper" : "desk";
    const changed = changeOrder(order, one, by);
    if (!changed.ok) continue;
    const { to, entry, stock } = changed;
    const from = { stage: order.stage, money: order.money };
    const after: ChangeableOrder = {
      ...order,
      ...to,
      received: order.received + (entry?.sum ?? 0),
      ...(one.kind === "advance" ? { advance: one.sum } : { last: { kind: one.kind, by, from, to, entry } }),
    };
    made({ before: order, after, stock, by });
    order = after;
  }
}

const beginning = fc.record({
  stage: fc.constant("new" as const),
  payment: fc.constantFrom("cod" as const, "online" as const),
  money: fc.constantFrom("due" as const, "claimed" as const),
  total: fc.constantFrom(0, 1000),
  received: fc.constant(0),
});

test("whatever comes, goes back and is taken back: the state fits the entries, and nothing is below 0", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 40 }), (first, changes) => {
      walk(first, changes, ({ after }) => {
        const { money, received, total, stage } = after;
        expect(received).toBeGreaterThanOrEqual(0);
        expect(receivedOf(after)).toBe(received);
        if (money === "received") expect(received).toBeGreaterThanOrEqual(total);
        if (money === "due" || money === "claimed") expect(received).toBeLessThan(total || 1);
        if (money === "refunded") expect(received).toBe(0);
        const { due, toGiveBack } = balanceNow(after);
        expect(Math.min(due, toGiveBack)).toBe(0);
        if (!stageTable[stage].isActive) expect([due, toGiveBack]).toEqual([0, received]);
        expect(dueOnline(after) + dueAtDoor(after)).toBeLessThanOrEqual(due);
        expect(after.advance ?? 0).toBeLessThanOrEqual(total);
      });
    }),
  );
});

test("after any sequence of changes, stock is taken exactly while the order stands", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 40 }), (first, changes) => {
      let taken = 1;
      walk(first, changes, ({ after, stock }) => {
        taken += stock === "take" ? 1 : stock === "put-back" ? -1 : 0;
        expect(taken).toBe(stageTable[after.stage].isActive ? 1 : 0);
      });
    }),
  );
});

test("taking back restores the state before, and can't be taken back itself", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 20 }), (first, changes) => {
      walk(first, changes, ({ before, after, by }) => {
        if (before.last === after.last) return;
        const back = changeOrder(after, { kind: "take-back" }, "desk");
        if (after.last?.kind === "take-back" || by === "shopper")
          return expect(back).toEqual({ ok: false, reason: "nothing-to-take-back" });
        expect(back).toMatchObject({ ok: true, to: { stage: before.stage, money: before.money } });
        if (back.ok) expect(after.received + (back.entry?.sum ?? 0)).toBe(before.received);
      });
    }),
  );
});

test("no state is reached that the tables don't name", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 30 }), (first, changes) => {
      walk(first, changes, ({ after }) => {
        expect(stages).toContain(after.stage);
        expect(moneyStates).toContain(after.money);
      });
    }),
  );
});

test("a new order has nothing to take back, and a shopper takes nothing back", () => {
  const order: ChangeableOrder = { ...base, stage: "new", money: "due", payment: "cod" };
  expect(changeOrder(order, { kind: "take-back" }, "desk")).toEqual({ ok: false, reason: "nothing-to-take-back" });
  const to = { stage: "cancelled", money: "due" } as const;
  const cancelled = { ...order, ...to, last: { kind: "step", by: "desk", from: order, to } } as const;
  expect(changeOrder(cancelled, { kind: "take-back" }, "shopper").ok).toBe(false);
  expect(changeOrder(order, { kind: "step", step: "deliver" }, "desk")).toEqual({ ok: false, reason: "not-from-here" });
});

test("taking back a delivery makes its cash due again", () => {
  const sent: ChangeableOrder = { ...base, stage: "sent", money: "due", payment: "cod" };
  const delivered = changeOrder(sent, { kind: "step", step: "deliver" }, "desk");
  const to = { stage: "delivered", money: "received" } as const;
  expect(delivered).toMatchObject({ to, entry: { sum: 1000, way: "courier" } });
  const from = { stage: sent.stage, money: sent.money };
  // The release before entries recorded no sum.
  for (const entry of [{ sum: 1000, way: "courier" } as const, undefined]) {
    const last = { kind: "step", by: "desk", from, to, entry } as const;
    const back = changeOrder({ ...sent, ...to, received: 1000, last }, { kind: "take-back" }, "desk");
    expect(back).toMatchObject({ to: from, entry: { sum: -1000 } });
  }
});

test("the release before refunded all of it: taken back, all of it is there again", () => {
  const from = { stage: "cancelled", money: "received" } as const;
  const to = { stage: "cancelled", money: "refunded" } as const;
  const last = { kind: "money", by: "desk", from, to } as const;
  const back = changeOrder({ ...base, ...to, payment: "online", last }, { kind: "take-back" }, "desk");
  expect(back).toMatchObject({ to: from, entry: { sum: 1000 } });
});

test("receiving enters what is expected: an advance first, then the rest", () => {
  const receive = { kind: "money", step: "receive" } as const;
  const asked: ChangeableOrder = { ...base, stage: "confirmed", money: "claimed", payment: "online", advance: 300 };
  expect(changeOrder(asked, receive, "desk")).toMatchObject({
    to: { money: "due" },
    entry: { sum: 300, way: "wallet" },
  });
  const delivered: ChangeableOrder = { ...asked, stage: "delivered", money: "due", payment: "cod", received: 300 };
  expect(changeOrder(delivered, receive, "desk")).toMatchObject({
    to: { money: "received" },
    entry: { sum: 700, way: "courier" },
  });
});

test("an entry answers a screenshot; giving all back makes it due again, or refunded where the order fell through", () => {
  const claimed: ChangeableOrder = { ...base, stage: "new", money: "claimed", payment: "online" };
  const entry = (sum: number) => ({ kind: "entry", sum, way: "raast" }) as const;
  expect(changeOrder(claimed, entry(400), "desk")).toMatchObject({ to: { money: "due" } });
  expect(changeOrder(claimed, entry(1500), "desk")).toMatchObject({ to: { money: "received" } });
  expect(changeOrder(claimed, entry(-1), "desk")).toEqual({ ok: false, reason: "more-than-came" });
  expect(changeOrder(claimed, entry(0), "desk")).toEqual({ ok: false, reason: "not-an-amount" });
  expect(changeOrder(claimed, entry(400), "shopper")).toEqual({ ok: false, reason: "not-from-here" });
  const part = { ...claimed, received: 400 };
  expect(changeOrder(part, entry(-400), "desk")).toMatchObject({ to: { money: "claimed" } });
  expect(changeOrder({ ...part, money: "due" }, entry(-400), "desk")).toMatchObject({ to: { money: "due" } });
  const cancelled = { ...part, stage: "cancelled", money: "due" } as const;
  expect(changeOrder(cancelled, entry(-100), "desk")).toMatchObject({ to: { money: "due" } });
  expect(changeOrder(cancelled, entry(-400), "desk")).toMatchObject({ to: { money: "refunded" } });
});

test("an advance is asked for before the parcel is sent, up to the total", () => {
  const order: ChangeableOrder = { ...base, stage: "making", money: "due", payment: "cod" };
  const ask = (sum: number, of = order) => changeOrder(of, { kind: "advance", sum }, "desk");
  expect([ask(1000).ok, ask(0).ok]).toEqual([true, true]);
  expect(ask(1001)).toEqual({ ok: false, reason: "more-than-total" });
  expect(ask(-1)).toEqual({ ok: false, reason: "not-an-amount" });
  expect(ask(500, { ...order, stage: "sent" })).toEqual({ ok: false, reason: "not-from-here" });
  expect(ask(500, { ...order, money: "received", received: 1000 })).toEqual({ ok: false, reason: "not-from-here" });
});

test("a change of the lines that made paid money too little stays so when an earlier step is taken back", () => {
  const from = { stage: "new", money: "received" } as const;
  const to = { stage: "confirmed", money: "received" } as const;
  const last = { kind: "step", by: "desk", from, to } as const;
  const raised: ChangeableOrder = { total: 1200, received: 1000, ...to, money: "due", payment: "online", last };
  expect(changeOrder(raised, { kind: "take-back" }, "desk")).toMatchObject({ to: { stage: "new", money: "due" } });
});

test("the desk takes back what it did itself, never what the shopper did", () => {
  const from = { stage: "new", money: "due" } as const;
  const to = { stage: "new", money: "claimed" } as const;
  const last = { kind: "money", by: "shopper", from, to } as const;
  const claimed: ChangeableOrder = { ...base, ...to, payment: "online", last };
  expect(canTakeBack(claimed)).toBe(false);
  expect(changeOrder(claimed, { kind: "take-back" }, "desk")).toEqual({ ok: false, reason: "nothing-to-take-back" });
});

test("an order that was paid back and is reopened has to be paid, and can be", () => {
  const refunded: ChangeableOrder = { ...base, stage: "cancelled", money: "refunded", payment: "online" };
  const reopened = changeOrder(refunded, { kind: "step", step: "reopen" }, "desk");
  expect(reopened).toMatchObject({ ok: true, to: { stage: "new", money: "due" } });
  const paid = { ...refunded, money: "received", received: 1000 } as const;
  expect(changeOrder(paid, { kind: "step", step: "reopen" }, "desk")).toMatchObject({ to: { money: "received" } });
});

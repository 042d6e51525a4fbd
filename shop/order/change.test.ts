import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChangeableOrder, canTakeBack, changeOrder, type OrderChange } from "./change.ts";
import { moneyStates, moneySteps } from "./payment-state.ts";
import { holdsStock, stages, steps } from "./stage.ts";

const change: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({ kind: fc.constant("step" as const), step: fc.constantFrom(...steps), unpaid: fc.boolean() }),
  fc.record({ kind: fc.constant("money" as const), step: fc.constantFrom(...moneySteps) }),
  fc.constant({ kind: "take-back" as const }),
);

/** Applies the changes as the desk does, and passes each that was made to the caller. */
function walk(
  first: ChangeableOrder,
  changes: readonly (OrderChange | "let-go")[],
  made: (before: ChangeableOrder, after: ChangeableOrder, stock: string | undefined) => void,
) {
  let order = first;
  for (const one of changes) {
    if (one === "let-go") {
      if (order.stage !== "new" || order.letGo) continue;
      const after = { ...order, letGo: true };
      made(order, after, "put-back");
      order = after;
      continue;
    }
    const changed = changeOrder(order, one, "desk");
    if (!changed.ok) continue;
    const after = {
      ...order,
      ...changed.to,
      letGo: changed.letGo,
      last: { kind: one.kind, by: "desk" as const, from: { stage: order.stage, money: order.money } },
    };
    made(order, after, changed.stock);
    order = after;
  }
}

const beginning = fc.record({
  stage: fc.constant("new" as const),
  payment: fc.constantFrom("cod" as const, "online" as const),
  money: fc.constantFrom("due" as const, "claimed" as const),
});

test("after any sequence of changes, stock is taken exactly while the order stands and hasn't let go", () => {
  const changeOrLetGo = fc.oneof({ weight: 4, arbitrary: change }, fc.constant("let-go" as const));
  fc.assert(
    fc.property(beginning, fc.array(changeOrLetGo, { maxLength: 40 }), (first, changes) => {
      let taken = 1;
      walk(first, changes, (_, after, stock) => {
        taken += stock === "take" ? 1 : stock === "put-back" ? -1 : 0;
        expect(taken).toBe(holdsStock({ stage: after.stage, letGo: after.letGo ?? false }) ? 1 : 0);
        // Whoever has gone on with an order holds its pieces.
        if (after.letGo) expect(["new", "cancelled"]).toContain(after.stage);
      });
    }),
  );
});

test("confirming an order that let go takes its pieces again; cancelling it puts nothing back", () => {
  const unanswered: ChangeableOrder = { stage: "new", money: "due", payment: "cod", letGo: true };
  expect(changeOrder(unanswered, { kind: "step", step: "confirm" }, "desk")).toMatchObject({
    stock: "take",
    letGo: false,
  });
  const cancelled = changeOrder(unanswered, { kind: "step", step: "cancel" }, "desk");
  expect(cancelled).toMatchObject({ stock: undefined, letGo: true });
  const last = { kind: "step", by: "desk", from: { stage: "new", money: "due" } } as const;
  const back = changeOrder({ ...unanswered, stage: "cancelled", last }, { kind: "take-back" }, "desk");
  expect(back).toMatchObject({ to: { stage: "new" }, stock: undefined, letGo: true });
});

test("taking back restores the state before, and can't be taken back itself", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 20 }), (first, changes) => {
      walk(first, changes, (before, after) => {
        const back = changeOrder(after, { kind: "take-back" }, "desk");
        if (after.last?.kind === "take-back") expect(back).toEqual({ ok: false, reason: "nothing-to-take-back" });
        else expect(back).toMatchObject({ ok: true, to: { stage: before.stage, money: before.money } });
      });
    }),
  );
});

test("no state is reached that the tables don't name", () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 30 }), (first, changes) => {
      walk(first, changes, (_, after) => {
        expect(stages).toContain(after.stage);
        expect(moneyStates).toContain(after.money);
      });
    }),
  );
});

test("a new order has nothing to take back, and a shopper takes nothing back", () => {
  const order: ChangeableOrder = { stage: "new", money: "due", payment: "cod" };
  expect(changeOrder(order, { kind: "take-back" }, "desk")).toEqual({ ok: false, reason: "nothing-to-take-back" });
  const cancelled = { ...order, stage: "cancelled", last: { kind: "step", by: "desk", from: order } } as const;
  expect(changeOrder(cancelled, { kind: "take-back" }, "shopper").ok).toBe(false);
  expect(changeOrder(order, { kind: "step", step: "deliver" }, "desk")).toEqual({ ok: false, reason: "not-from-here" });
});

test("taking back a delivery makes its cash due again", () => {
  const sent: ChangeableOrder = { stage: "sent", money: "due", payment: "cod" };
  const delivered = changeOrder(sent, { kind: "step", step: "deliver" }, "desk");
  expect(delivered).toMatchObject({ to: { stage: "delivered", money: "received" } });
  const last = { kind: "step" as const, by: "desk" as const, from: { stage: sent.stage, money: sent.money } };
  const back = changeOrder(
    { stage: "delivered", money: "received", payment: "cod", last },
    { kind: "take-back" },
    "desk",
  );
  expect(back).toMatchObject({ to: { stage: "sent", money: "due" } });
});

test("the desk takes back what it did itself, never what the shopper did", () => {
  const from = { stage: "new", money: "due" } as const;
  const claimed: ChangeableOrder = {
    ...from,
    money: "claimed",
    payment: "online",
    last: { kind: "money", by: "shopper", from },
  };
  expect(canTakeBack(claimed)).toBe(false);
  expect(changeOrder(claimed, { kind: "take-back" }, "desk")).toEqual({ ok: false, reason: "nothing-to-take-back" });
});

test("an order that was paid back and is reopened has to be paid, and can be", () => {
  const refunded: ChangeableOrder = { stage: "cancelled", money: "refunded", payment: "online" };
  const reopened = changeOrder(refunded, { kind: "step", step: "reopen" }, "desk");
  expect(reopened).toMatchObject({ ok: true, to: { stage: "new", money: "due" } });
  const paid = { ...refunded, money: "received" } as const;
  expect(changeOrder(paid, { kind: "step", step: "reopen" }, "desk")).toMatchObject({ to: { money: "received" } });
});

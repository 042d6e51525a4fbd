import { expect, test } from "vitest";
import { dayStart, parseDay } from "../pakistan-days.ts";
import type { ManyStep } from "./many-orders.ts";
import { notTakenBackInWords, type PlannableOrder, planMany, stayedInWords } from "./many-plan.ts";

const given = {
  now: dayStart(parseDay("2026-11-15") ?? 0),
  makingDays: { from: 10, to: 15 },
  refundDays: 3,
};
const aina = { name: "Aina", quantity: 1, isMade: true, left: undefined, short: undefined };
const gauhar = { name: "Gauhar", quantity: 1, size: "17", isMade: false, left: 4, short: undefined };

const ayesha: PlannableOrder = {
  ...{ number: "NQ-7F3K-92", revision: 2, customer: { name: "Ayesha Rahman" }, lines: [aina, gauhar], letGoAt: null },
  parcel: undefined,
  ...{ stage: "new", money: "due", payment: "cod", total: 100_450, received: 0, advance: 0, makeBy: null },
};
const plan = (step: ManyStep, more: Partial<PlannableOrder> = {}) =>
  planMany(step, [{ ...ayesha, ...more }], given).map(({ how, words }) => `${how}: ${words}`)[0];

test("confirming says what is made by when, what is taken from the shelf, and what is then sold out", () => {
  expect(plan("confirm")).toBe("does: Aina by 30 November, Gauhar from the shelf");
  expect(plan("confirm", { lines: [aina] })).toBe("does: Aina by 30 November");
  expect(plan("confirm", { lines: [gauhar] })).toBe("does: From the shelf");
  const last = { ...gauhar, left: 0 };
  expect(plan("confirm", { lines: [last] })).toBe("does: From the shelf, Gauhar is then sold out in 17");
  expect(plan("confirm", { lines: [{ ...gauhar, left: 1 }], letGoAt: 5 })).toMatch(/then sold out in 17$/);
  const short = { ...last, short: { left: 0, size: "17" } };
  expect(plan("confirm", { lines: [short], letGoAt: 5 })).toBe(
    "stays: Stays new: Gauhar in 17 is gone. Change the order first",
  );
});

test("each other step says what it is about", () => {
  const makeBy = parseDay("2026-11-30") ?? 0;
  expect(plan("make", { stage: "confirmed", makeBy })).toBe("does: Aina by 30 November");
  expect(plan("pack", { stage: "making" })).toBe("does: Aina and Gauhar");
  expect(plan("send", { stage: "packed" })).toBe("does: Rs\u00a0100,450 to collect");
  const parcel = { courier: "TCS", tracking: "779" } as const;
  expect(plan("deliver", { stage: "sent", received: 20_000, parcel })).toBe("does: Rs\u00a080,450 is then with TCS");
  expect(plan("deliver", { stage: "sent", parcel: { courier: "By hand", tracking: "" } })).toMatch(/is then here$/);
  const paid = { money: "received", received: 100_450 } as const;
  expect(plan("send", { stage: "packed", ...paid })).toBe("does: Nothing to collect");
  expect(plan("deliver", { stage: "sent", ...paid })).toBe("does: Paid");
  expect(plan("receive", { stage: "delivered" })).toBe("does: Rs\u00a0100,450 came");
});

test("cancelling says what goes back: pieces, and in red money", () => {
  expect(plan("cancel")).toBe("does: Nothing paid. One Gauhar in 17 goes back on the shelf.");
  expect(plan("cancel", { lines: [aina] })).toBe("does: Nothing paid.");
  expect(plan("cancel", { letGoAt: 5 })).toBe("does: Nothing paid.");
  const two = [gauhar, { ...gauhar, name: "Farah", quantity: 2 }];
  expect(plan("cancel", { lines: two })).toBe(
    "does: Nothing paid. One Gauhar in 17 and 2 Farah in 17 go back on the shelf.",
  );
  const promise = "Her page promises it back within 3 days, and Today keeps it under To give back.";
  const lines = [aina];
  expect(plan("cancel", { lines, money: "received", received: 100_450 })).toBe(`warns: Paid. ${promise}`);
  expect(plan("cancel", { lines, received: 20_000 })).toBe(`warns: Rs\u00a020,000 is paid. ${promise}`);
  expect(plan("cancel", { lines, payment: "online", money: "claimed" })).toMatch(/^warns: .* may have come/);
});

test("those that stay come last, after those that need a thought", () => {
  const orders = [
    { ...ayesha, number: "stays", stage: "sent" as const },
    { ...ayesha, number: "warns", received: 500 },
    { ...ayesha, number: "first" },
    { ...ayesha, number: "second" },
  ];
  expect(planMany("cancel", orders, given).map(({ number }) => number)).toEqual(["first", "second", "warns", "stays"]);
});

test("afterwards the ones that stayed are named", () => {
  const row = { ...ayesha, name: "Ayesha Rahman" };
  expect(stayedInWords("confirm", { ...row, stage: "making" })).toBe("Ayesha’s is being made already.");
  expect(stayedInWords("confirm", { ...row, money: "claimed" })).toBe("Ayesha’s stays new: look at her proof first.");
  expect(stayedInWords("confirm", { ...row, letGoAt: 5 })).toBe("Ayesha’s stays new: a piece is gone.");
  expect(stayedInWords("pack", { ...row, stage: "confirmed" })).toBe("Ayesha’s was changed meanwhile.");
  expect(notTakenBackInWords("confirm", { ...row, stage: "making" })).toBe("Ayesha’s is being made already.");
  expect(notTakenBackInWords("confirm", { ...row, stage: "confirmed" })).toBe("Ayesha’s was changed meanwhile.");
  expect(notTakenBackInWords("cancel", { ...row, stage: "cancelled" })).toBe(
    "Ayesha’s stays cancelled: a piece is gone.",
  );
  expect(notTakenBackInWords("receive", { ...row, stage: "delivered" })).toBe("Ayesha’s was changed meanwhile.");
});

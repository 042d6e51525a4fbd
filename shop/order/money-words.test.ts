import { expect, test } from "vitest";
import type { PayableOrder } from "./money-entries.ts";
import {
  describeMoney,
  isSentWithoutMoney,
  moneyAfterwards,
  moneyBeforeCancelling,
  moneyBeforeSending,
  moneyInWords,
  shortMoney,
} from "./money-words.ts";
import { moneyStates } from "./payment-state.ts";

test.each([
  ["cod", "due", "new", "Cash"],
  ["online", "due", "making", "Not paid yet"],
  ["online", "claimed", "new", "Proof to check"],
  ["online", "received", "confirmed", "Paid"],
  ["cod", "received", "delivered", "Paid"],
  ["online", "refunded", "cancelled", "Refunded"],
  ["online", "received", "cancelled", "Paid"],
  ["cod", "due", "cancelled", "Nothing due"],
  ["online", "due", "cancelled", "Nothing due"],
  ["online", "claimed", "cancelled", "Proof to check"],
  ["online", "claimed", "returned", "Proof to check"],
] as const)("%s, %s, %s reads %s", (payment, money, stage, words) => {
  expect(describeMoney({ payment, money, stage, total: 5450 }).words).toBe(words);
});

test("cash of a delivered order is with its courier until it comes", () => {
  const delivered = order({ stage: "delivered", received: 0, advance: 0 });
  const tcs = { parcel: { courier: "TCS" } } as const;
  expect(describeMoney({ ...delivered, ...tcs }).words).toBe("With TCS");
  expect(moneyInWords({ ...delivered, ...tcs, received: 20_000 })).toBe("With TCS, Rs\u00a020,000 of 95,250 received");
  expect(shortMoney({ ...delivered, ...tcs }).words).toBe("Rs\u00a095,250 with TCS");
  expect(shortMoney({ ...delivered, ...tcs, received: 20_000 }).words).toBe("Rs\u00a075,250 with TCS");
  expect(shortMoney(delivered).words).toBe("Rs\u00a095,250 with the courier");
  expect(shortMoney({ ...delivered, ...tcs, money: "received", received: 95_250 }).words).toBe("Paid");
  expect(shortMoney({ ...delivered, ...tcs, payment: "online" }).words).toBe("Not paid yet");
});

test("missing money is mentioned before sending, and paid money before cancelling", () => {
  const sending = (payment: "cod" | "online", money: (typeof moneyStates)[number]) =>
    moneyBeforeSending({ payment, money, total: 5450 });
  expect(moneyStates.map((money) => sending("cod", money))).toEqual(["", "", "", ""]);
  expect(moneyStates.map((money) => sending("online", money))).toEqual([
    "Rs\u00a05,450 hasn’t come.",
    "Rs\u00a05,450 isn’t known to have come: the proof isn’t checked yet.",
    "",
    "Rs\u00a05,450 hasn’t come.",
  ]);
  const asks = (payment: "cod" | "online", advance: number) =>
    moneyStates.map((money) => isSentWithoutMoney({ payment, money, total: 5450, advance }));
  expect(asks("cod", 0)).toEqual([false, false, false, false]);
  expect(asks("online", 0)).toEqual([true, true, false, true]);
  // The courier collects what an advance has left.
  expect(asks("online", 500)).toEqual([false, false, false, false]);
  expect(moneyStates.map((money) => moneyBeforeCancelling({ money, total: 5450 }) !== "")).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

function order(changes: Partial<PayableOrder> = {}): PayableOrder {
  return { payment: "cod", stage: "making", money: "due", total: 95_250, received: 20_000, ...changes };
}

test("a part that came stands beside the state, or in place of it where there is little room", () => {
  expect(moneyInWords(order())).toBe("Cash, Rs\u00a020,000 of 95,250 received");
  expect(shortMoney(order())).toEqual({ words: "20,000 came", icon: "none", tone: "came" });
  expect(moneyInWords(order({ payment: "online" }))).toBe("Not paid yet, Rs\u00a020,000 of 95,250 received");
  expect(moneyInWords(order({ stage: "cancelled" }))).toBe("Nothing due, Rs\u00a020,000 to give back");
  expect(shortMoney(order({ stage: "cancelled" })).words).toBe("Rs\u00a020,000 to give back");
  expect(shortMoney(order({ money: "claimed" })).words).toBe("Proof to check");
  expect(moneyInWords(order({ money: "received", received: 95_750 }))).toBe("Paid, Rs\u00a0500 to give back");
});

test("a whole payment reads as before, with its entry and without", () => {
  for (const received of [0, 95_250]) {
    expect(moneyInWords(order({ money: "received", received }))).toBe("Paid");
    const cancelled = order({ money: "received", stage: "cancelled", received });
    expect(moneyInWords(cancelled)).toBe("Paid, Rs\u00a095,250 to give back");
    expect(shortMoney(cancelled).words).toBe("Rs\u00a095,250 to give back");
  }
  expect(moneyInWords(order({ received: 0 }))).toBe("Cash");
});

test("an advance: unpaid until it has come, then the rest is cash, also of an online order", () => {
  for (const payment of ["cod", "online"] as const) {
    const asked = order({ payment, advance: 30_000 });
    expect(moneyInWords(asked)).toBe("Not paid yet, Rs\u00a020,000 of 95,250 received");
    expect(moneyBeforeSending(asked)).toBe("Rs\u00a010,000 of the advance hasn’t come.");
    const came = order({ payment, advance: 20_000 });
    expect(moneyInWords(came)).toBe("Cash, Rs\u00a020,000 of 95,250 received");
    expect(moneyBeforeSending(came)).toBe("");
  }
  expect(moneyBeforeSending(order({ payment: "online" }))).toBe("Rs\u00a075,250 hasn’t come.");
});

test("what goes back is what came", () => {
  expect(moneyAfterwards(order())).toBe("We send Rs 20,000.00 back to your wallet.");
  expect(moneyAfterwards(order(), 3)).toBe("We send Rs 20,000.00 back to your wallet within 3 days.");
  const promise = "Her page promises it back within 3 days, and Today keeps it under To give back.";
  expect(moneyBeforeCancelling(order())).toBe(`Rs\u00a020,000 is paid. ${promise}`);
  expect(moneyBeforeCancelling(order({ money: "received" }), 1)).toBe(`Paid. ${promise.replace("3 days", "a day")}`);
  const claimed = order({ money: "claimed" });
  expect(moneyAfterwards(claimed)).toBe(
    "We send Rs 20,000.00 back to your wallet. If your Rs 75,250.00 has reached us, we send it back to your wallet.",
  );
  expect(moneyBeforeCancelling(claimed)).toBe(
    `Rs\u00a020,000 is paid. ${promise} Rs\u00a075,250 may have come: look into the wallet, and send it back.`,
  );
  const refunded = { ...order({ money: "refunded" }), received: 0 };
  expect(moneyAfterwards({ ...refunded, givenBack: 20_000 })).toBe("Rs 20,000.00 went back to your wallet.");
  expect(moneyAfterwards(refunded)).toBe("Rs 95,250.00 went back to your wallet.");
  expect(moneyAfterwards(order({ received: 0 }))).toBe("Nothing is sent, and nothing is to be paid.");
});

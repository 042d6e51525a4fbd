import { expect, test } from "vitest";
import {
  describeMoney,
  firstMoney,
  hasProofToCheck,
  moneyAfterStep,
  moneyBeforeCancelling,
  moneyBeforeSending,
  moneyStates,
  moneySteps,
  nextMoney,
} from "./payment-state.ts";

test("the whole table", () => {
  const ways = (["desk", "shopper"] as const).flatMap((by) =>
    moneyStates.flatMap((from) =>
      moneySteps.flatMap((step) => {
        const to = nextMoney(from, step, by);
        return to ? [`${by} ${from} ${step} ${to}`] : [];
      }),
    ),
  );
  expect(ways).toEqual([
    "desk due receive received",
    "desk claimed receive received",
    "desk claimed not-received due",
    "desk received refund refunded",
    "shopper due claim claimed",
    "shopper claimed claim claimed",
  ]);
});

test("an online order begins as claimed, a cash order as due", () => {
  expect(firstMoney({ payment: "online", screenshotSent: true })).toBe("claimed");
  expect(firstMoney({ payment: "online", screenshotSent: false })).toBe("due");
  expect(firstMoney({ payment: "cod", screenshotSent: true })).toBe("due");
});

test("cash is received with the delivery, unless the seller says otherwise", () => {
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "deliver", false)).toBe("received");
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "deliver", true)).toBe("due");
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "send", false)).toBe("due");
  expect(moneyAfterStep({ payment: "online", money: "claimed" }, "deliver", false)).toBe("claimed");
  expect(moneyAfterStep({ payment: "cod", money: "refunded" }, "deliver", false)).toBe("refunded");
});

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
  expect(describeMoney({ payment, money, stage }).words).toBe(words);
});

test("missing money is mentioned before sending, and paid money before cancelling", () => {
  const sending = (payment: "cod" | "online", money: (typeof moneyStates)[number]) =>
    moneyBeforeSending({ payment, money, total: 5450 });
  expect(moneyStates.map((money) => sending("cod", money))).toEqual(["", "", "", ""]);
  expect(moneyStates.map((money) => sending("online", money))).toEqual([
    "Rs\u00a05,450 isn’t paid yet.",
    "Rs\u00a05,450 isn’t known to have come: the proof isn’t checked yet.",
    "",
    "Rs\u00a05,450 isn’t paid yet.",
  ]);
  expect(moneyStates.map((money) => moneyBeforeCancelling({ money, total: 5450 }) !== "")).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a proof has to be checked until somebody decides", () => {
  expect(moneyStates.filter((money) => hasProofToCheck({ money }))).toEqual(["claimed"]);
});

import { expect, test } from "vitest";
import { moneyStates } from "../order/payment-state.ts";
import { slipAmount } from "./slip.ts";

test("cash to collect, in figures and in words", () => {
  expect(slipAmount({ stage: "packed", payment: "cod", money: "due", total: 100_450 })).toEqual({
    label: "Cash to collect",
    figure: "Rs\u00a0100,450",
    words: "One lakh four hundred and fifty rupees",
  });
});

test("a paid order isn't collected again", () => {
  const paid = { label: "Paid", figure: "Paid", words: "Nothing to collect" };
  expect(slipAmount({ stage: "packed", payment: "online", money: "received", total: 5 })).toEqual(paid);
  expect(slipAmount({ stage: "packed", payment: "cod", money: "received", total: 5 })).toEqual(paid);
});

test("an online order that isn't paid says so: the courier collects nothing for it", () => {
  expect(slipAmount({ stage: "packed", payment: "online", money: "claimed", total: 5 }).label).toBe("Not paid yet");
});

test.each([
  ["returned", "Came back"],
  ["cancelled", "Cancelled"],
] as const)("nothing is collected for one that is %s, whatever its money", (stage, figure) => {
  for (const money of moneyStates)
    expect(slipAmount({ stage, payment: "cod", money, total: 5 })).toEqual({
      label: figure,
      figure,
      words: "Nothing to collect",
    });
});

test("a refunded order isn't collected either", () => {
  expect(slipAmount({ stage: "packed", payment: "online", money: "refunded", total: 5 })).toEqual({
    label: "Refunded",
    figure: "Refunded",
    words: "Nothing to collect",
  });
});

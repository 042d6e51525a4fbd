import { expect, test } from "vitest";
import { slipAmount } from "./slip.ts";

test("cash to collect, in figures and in words", () => {
  expect(slipAmount({ payment: "cod", money: "due", total: 100_450 })).toEqual({
    label: "Cash to collect",
    figure: "Rs\u00a0100,450",
    words: "One lakh four hundred and fifty rupees",
  });
});

test("what is paid is not collected again", () => {
  const paid = { label: "Paid", figure: "Paid", words: "Nothing to collect" };
  expect(slipAmount({ payment: "online", money: "received", total: 5 })).toEqual(paid);
  expect(slipAmount({ payment: "cod", money: "received", total: 5 })).toEqual(paid);
});

test("an online order that isn't paid says so: the courier collects nothing for it", () => {
  expect(slipAmount({ payment: "online", money: "claimed", total: 5 }).label).toBe("Not paid yet");
});

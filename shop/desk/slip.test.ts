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
  // The shopper paid the courier.
  expect(slipAmount({ stage: "delivered", payment: "cod", money: "due", total: 5 })).toEqual(paid);
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

test("what came isn't collected again; an advance makes the rest cash, and one that never came is collected, too", () => {
  const order = { stage: "packed", payment: "cod", money: "due", total: 95_250, received: 20_000 } as const;
  expect(slipAmount(order)).toMatchObject({ label: "Cash to collect", figure: "Rs\u00a075,250" });
  const online = { ...order, payment: "online" } as const;
  expect(slipAmount(online)).toMatchObject({ label: "Not paid yet", figure: "Rs\u00a075,250" });
  expect(slipAmount({ ...online, advance: 20_000 })).toMatchObject({
    label: "Cash to collect",
    figure: "Rs\u00a075,250",
  });
  expect(slipAmount({ ...online, advance: 20_000, received: 0 })).toMatchObject({ figure: "Rs\u00a095,250" });
});

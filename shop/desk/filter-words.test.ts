import { expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import { choiceOptions, chosenInWords, countChosen, isNarrowed, ordersInWords, sumOfList } from "./filter-words.ts";
import type { OrderSums } from "./order-desk.ts";

test("a list is narrowed by a search or a filter, not by its tab or its work", () => {
  for (const filter of [{}, { stage: "new" }, { work: "send" }] as const) expect(isNarrowed(filter)).toBe(false);
  for (const filter of [{ search: "a" }, { late: true }, { stage: "new", city: ["Lahore"] }] as const)
    expect(isNarrowed(filter)).toBe(true);
});

test("a set filter says what is chosen", () => {
  expect(chosenInWords("money", { money: ["cash", "part"] })).toBe("Cash, partly paid");
  expect(chosenInWords("money", { money: ["cash", "proof", "part"] })).toBe("Cash and 2 more");
  expect(chosenInWords("source", { source: ["whatsapp"] })).toBe("WhatsApp");
  expect(chosenInWords("city", { city: ["Lahore", "Karachi"] })).toBe("Lahore, Karachi");
});

test("an order that fits several ticked values is counted once; nothing ticked shows all", () => {
  const counted = [
    { values: ["proof"], count: 3 },
    { values: ["proof", "give-back"], count: 2 },
    { values: ["paid"], count: 4 },
    { values: [], count: 1 },
  ];
  expect(countChosen(counted, ["proof", "give-back"])).toBe(5);
  expect(countChosen(counted, ["give-back"])).toBe(2);
  expect(countChosen(counted, [])).toBe(10);
  const options = choiceOptions("money", { money: ["paid"] }, counted);
  expect(options).toHaveLength(8);
  expect(options.find(({ value }) => value === "paid")).toEqual({
    value: "paid",
    name: "Paid",
    count: 4,
    isChosen: true,
  });
  expect(options.find(({ value }) => value === "refunded")?.count).toBe(0);
});

test("cities are those that there are, and a chosen one that no order has any more", () => {
  const counted = [
    { values: ["Lahore"], count: 3 },
    { values: [], count: 0 },
  ];
  expect(choiceOptions("city", { city: ["lahore ", "Swat"] }, counted)).toEqual([
    { value: "Lahore", name: "Lahore", count: 3, isChosen: true },
    { value: "Swat", name: "Swat", count: 0, isChosen: true },
  ]);
});

test("the sum of one tab, or of all", () => {
  const one = { count: 2, total: 100, due: 40, toGiveBack: 5 };
  const sums = Object.fromEntries(stages.map((stage) => [stage, one])) as OrderSums;
  expect(sumOfList(sums, "new")).toEqual(one);
  expect(sumOfList(sums, undefined)).toEqual({ count: 16, total: 800, due: 320, toGiveBack: 40 });
  expect([ordersInWords(1), ordersInWords(0), ordersInWords(1204)]).toEqual(["One order", "0 orders", "1,204 orders"]);
});

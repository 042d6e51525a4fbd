import fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceInWords,
  balanceOf,
  entryFault,
  type MoneyEntry,
  moneyAfterEntry,
  moneyAfterTotal,
} from "./money-entries.ts";
import { stages, stageTable } from "./stage.ts";

const entry = (sum: number): MoneyEntry => ({ at: 0, sum, way: "wallet", by: "Sana" });
const order = { total: 95_250, stage: "confirmed" } as const;

test("an advance leaves the rest due", () => {
  const balance = balanceOf(order, [entry(20_000)]);
  expect(balance).toEqual({ received: 20_000, due: 75_250, toGiveBack: 0 });
  expect(balanceInWords(order.total, balance)).toBe("Rs\u00a020,000 of 95,250 received");
  expect(moneyAfterEntry(order, [entry(20_000)])).toBe("due");
  expect(moneyAfterEntry(order, [entry(20_000), entry(75_250)])).toBe("received");
});

test("what came for an order that fell through has to go back, whole", () => {
  const balance = balanceOf({ ...order, stage: "cancelled" }, [entry(20_000)]);
  expect(balance).toEqual({ received: 20_000, due: 0, toGiveBack: 20_000 });
  expect(balanceInWords(order.total, balance)).toBe("Rs\u00a020,000 to give back");
  expect(moneyAfterEntry(order, [entry(20_000), entry(-20_000)])).toBe("refunded");
});

test("a changed total may make paid money too little or too much", () => {
  const paid = [entry(95_250)];
  expect(moneyAfterTotal("received", 96_450, balanceOf({ ...order, total: 96_450 }, paid))).toBe("due");
  const less = balanceOf({ ...order, total: 93_750 }, paid);
  expect([moneyAfterTotal("received", 93_750, less), balanceInWords(93_750, less)]).toEqual([
    "received",
    "Rs\u00a01,500 to give back",
  ]);
  expect(moneyAfterTotal("due", 20_000, balanceOf({ ...order, total: 20_000 }, [entry(20_000)]))).toBe("received");
  expect(moneyAfterTotal("claimed", 20_000, balanceOf(order, []))).toBe("claimed");
});

test("no more can be given back than came, and nothing is no entry", () => {
  const balance = balanceOf(order, [entry(500)]);
  expect(entryFault(-501, balance)).toBe("more-than-came");
  expect(entryFault(-500, balance)).toBeUndefined();
  for (const wrong of [0, 0.5, Number.NaN, 2 ** 60]) expect(entryFault(wrong, balance)).toBe("not-an-amount");
});

test("whatever came and went: received, due and to give back add up, and never both of the last two", () => {
  const sums = fc.array(fc.integer({ min: -50_000, max: 100_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(...stages), sums, (total, stage, asked) => {
      const entries: MoneyEntry[] = [];
      for (const each of asked) {
        if (!entryFault(each, balanceOf({ total, stage }, entries))) entries.push(entry(each));
      }
      const { received, due, toGiveBack } = balanceOf({ total, stage }, entries);
      expect(received).toBeGreaterThanOrEqual(0);
      expect(received + due - toGiveBack).toBe(stageTable[stage].isActive ? total : 0);
      expect(Math.min(due, toGiveBack)).toBe(0);
    }),
  );
});

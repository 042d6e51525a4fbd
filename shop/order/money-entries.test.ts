import fc from "fast-check";
import { expect, test } from "vitest";
import {
  advanceParts,
  afterEntryInWords,
  balanceInWords,
  balanceNow,
  balanceOf,
  dueAtDoor,
  dueOnline,
  entryDay,
  entryFault,
  expectedNext,
  givenBackLast,
  type MoneyEntry,
  moneyAfterEntry,
  moneyAfterTotal,
  receivedOf,
  waitsToBegin,
} from "./money-entries.ts";
import { stages, stageTable } from "./stage.ts";

const entry = (sum: number): MoneyEntry => ({ at: 0, sum, way: "wallet", by: "Sana" });
const order = { total: 95_250, stage: "confirmed" } as const;
const stored = { ...order, money: "due", received: 0 } as const;

test("an advance leaves the rest due", () => {
  const balance = balanceOf(order, [entry(20_000)]);
  expect(balance).toEqual({ received: 20_000, due: 75_250, toGiveBack: 0 });
  expect(balanceInWords(order.total, balance)).toBe("Rs\u00a020,000 of 95,250 received");
  expect(moneyAfterEntry(stored, 20_000)).toBe("due");
  expect(moneyAfterEntry({ ...stored, received: 20_000 }, 75_250)).toBe("received");
});

test("what came for an order that fell through has to go back, whole", () => {
  const balance = balanceOf({ ...order, stage: "cancelled" }, [entry(20_000)]);
  expect(balance).toEqual({ received: 20_000, due: 0, toGiveBack: 20_000 });
  expect(balanceInWords(order.total, balance)).toBe("Rs\u00a020,000 to give back");
  expect(moneyAfterEntry({ ...stored, stage: "cancelled", received: 20_000 }, -20_000)).toBe("refunded");
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

test("an order of the release before entries has all or nothing", () => {
  expect(receivedOf({ ...stored, money: "received" })).toBe(95_250);
  expect(receivedOf({ ...stored, money: "received", received: 100_000 })).toBe(100_000);
  expect(receivedOf({ ...stored, money: "refunded", received: 500 })).toBe(0);
  expect(receivedOf({ ...stored, money: "claimed", received: 500 })).toBe(500);
  expect(balanceNow({ ...stored, money: "refunded" })).toEqual({ received: 0, due: 0, toGiveBack: 0 });
});

test.each([
  ["cash", { payment: "cod" }, [0, 95_250]],
  ["online", { payment: "online", received: 20_000 }, [75_250, 0]],
  ["cash, an advance asked for", { payment: "cod", advance: 20_000 }, [20_000, 75_250]],
  ["online, an advance asked for", { payment: "online", advance: 20_000 }, [20_000, 75_250]],
  ["half of the advance came", { payment: "cod", advance: 20_000, received: 10_000 }, [10_000, 75_250]],
  ["the advance came", { payment: "online", advance: 20_000, received: 20_000 }, [0, 75_250]],
  [
    "sent without the advance: the courier collects all",
    { payment: "cod", advance: 20_000, stage: "sent" },
    [0, 95_250],
  ],
  ["all of it in advance", { payment: "cod", advance: 95_250 }, [95_250, 0]],
  ["paid", { payment: "online", money: "received", received: 95_250 }, [0, 0]],
  ["cancelled", { payment: "online", stage: "cancelled" }, [0, 0]],
] as const)("due online and at the door: %s", (_, changes, sums) => {
  const each = { ...stored, ...changes };
  expect([dueOnline(each), dueAtDoor(each)]).toEqual(sums);
});

test("what is expected next is the advance, then all the rest", () => {
  expect(expectedNext({ ...stored, advance: 20_000 })).toBe(20_000);
  expect(expectedNext({ ...stored, advance: 20_000, received: 20_000 })).toBe(75_250);
  expect(expectedNext({ ...stored, advance: 20_000, stage: "delivered" })).toBe(95_250);
  expect(expectedNext({ ...stored, advance: 20_000, stage: "cancelled", money: "claimed" })).toBe(20_000);
});

test("what went back last", () => {
  expect(givenBackLast([20_000, -5000, -15_000].map(entry))).toBe(20_000);
  expect(givenBackLast([20_000, -20_000, 10_000, -10_000].map(entry))).toBe(10_000);
  expect(givenBackLast([])).toBe(0);
});

test("what an entry leaves, while it is typed", () => {
  const part = { ...stored, received: 20_000 };
  expect(afterEntryInWords(part, 75_250)).toBe("Then nothing is due.");
  expect(afterEntryInWords(part, 75_000)).toBe("Then Rs\u00a0250 is still due.");
  expect(afterEntryInWords(part, 75_750)).toBe("Rs\u00a0500 more than due. It stands under To give back.");
  expect(afterEntryInWords(part, -25_000)).toBe("Rs\u00a020,000 came in. More can’t go back.");
  const cancelled = { ...part, stage: "cancelled" } as const;
  expect(afterEntryInWords(cancelled, -15_000)).toBe("Then Rs\u00a05,000 is still to give back.");
  expect(afterEntryInWords(cancelled, -20_000)).toBe("Then nothing is due.");
});

test("making waits for an advance where the seller wished so, until it has come or has begun", () => {
  const asked = { ...stored, payment: "cod", advance: 20_000, advanceFirst: true } as const;
  expect(waitsToBegin(asked)).toBe(true);
  expect(waitsToBegin({ ...asked, advanceFirst: false })).toBe(false);
  expect(waitsToBegin({ ...asked, received: 20_000 })).toBe(false);
  expect(stages.filter((stage) => waitsToBegin({ ...asked, stage }))).toEqual(["new", "confirmed"]);
});

test("usual advances are whole rupees", () => {
  expect(advanceParts(95_250)).toEqual({ fifth: 19_050, half: 47_625 });
  expect(advanceParts(5451)).toEqual({ fifth: 1091, half: 2726 });
});

test("an entry counts for the day on which it came", () => {
  const at = Date.UTC(2026, 10, 15, 20);
  expect(entryDay({ at })).toBe(20_773);
  expect(entryDay({ at, day: 20_770 })).toBe(20_770);
});

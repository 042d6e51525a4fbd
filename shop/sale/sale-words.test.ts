import { expect, test } from "vitest";
import { dayOf, dayStart } from "../pakistan-days.ts";
import { saleEnds } from "./sale.ts";
import {
  broughtInWords,
  commonListing,
  lengthInWords,
  planInWords,
  saleInWords,
  saleTimeInWords,
  whyWithout,
} from "./sale-words.ts";

/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 7);
const today = dayOf(now);

test("a sale is named by how much less, and by what its pieces are", () => {
  const pieces = [1, 2, 3, 4, 5, 6];
  expect(saleInWords({ cut: { percent: 15 }, listing: "earrings", pieces })).toBe("15\u00a0% less on 6 earrings");
  expect(saleInWords({ cut: { sum: 1500 }, listing: "bridal-sets", pieces })).toBe(
    "Rs\u00a01,500 less on 6 bridal sets",
  );
  expect(saleInWords({ cut: { percent: 15 }, listing: undefined, pieces })).toBe("15\u00a0% less on 6 pieces");
  expect(saleInWords({ cut: { percent: 15 }, listing: "rings", pieces: [1] })).toBe("15\u00a0% less on one piece");
  expect(commonListing([{ listings: ["rings", "accessories"] }, { listings: ["accessories"] }])).toBe("accessories");
  expect(commonListing([{ listings: ["rings"] }, { listings: ["bangles"] }])).toBeUndefined();
});

test("its time is said as the seller thinks of it", () => {
  const sale = { fromAt: dayStart(today), untilAt: saleEnds(today + 4) };
  expect(saleTimeInWords({ ...sale, state: "running" }, now)).toBe("until Sunday, 23:59");
  expect(saleTimeInWords({ ...sale, untilAt: saleEnds(today), state: "running" }, now)).toBe("until today, 23:59");
  expect(saleTimeInWords({ ...sale, fromAt: dayStart(today + 15), state: "planned" }, now)).toBe(
    "from 10 December, 00:00",
  );
  expect(saleTimeInWords({ ...sale, state: "over" }, now)).toBe("25 to 29 November");
  expect(saleTimeInWords({ ...sale, untilAt: saleEnds(today + 6), state: "over" }, now)).toBe(
    "25 November to 1 December",
  );
  expect(saleTimeInWords({ ...sale, untilAt: now, state: "over" }, now)).toBe("25 November");
  expect([0, 2, 13].map((days) => lengthInWords(today, today + days))).toEqual(["one day", "three days", "14 days"]);
  expect([today, today + 2, today + 15].map((from) => planInWords(from, today))).toEqual([
    "Begin it now",
    "Plan it for Friday",
    "Plan it for 10 December",
  ]);
});

test("what it brought, and which pieces don't have its price", () => {
  expect(broughtInWords({ sold: 14, total: 84_350, givenUp: 14_900 })).toBe(
    "14 sold, Rs\u00a084,350, Rs\u00a014,900 given up",
  );
  expect(broughtInWords(undefined)).toBe("Nothing sold yet");
  const kiran = { name: "Kiran", price: 5500, salePrice: 4650, state: "live" } as const;
  expect(whyWithout(kiran, 4650)).toBeUndefined();
  expect(whyWithout({ ...kiran, price: 4500, salePrice: null }, 4650)).toBe("Kiran costs Rs\u00a04,500 already.");
  expect(whyWithout({ ...kiran, salePrice: null }, 4650)).toBe("Kiran was changed by hand: Rs\u00a05,500.");
  expect(whyWithout({ ...kiran, state: "off" }, 4650)).toBe("Kiran is off the shop.");
});

import { expect, test } from "vitest";
import { dayOf } from "../pakistan-days.ts";
import { firstRows, formatTick, makingList, mostLeft, parseTick, ticksForRest } from "./making.ts";
import type { WantedLine } from "./making-desk.ts";
import { leftWords, makingLine, readyLine, tickRestWords } from "./making-words.ts";

/** Friday, 20 November 2026. */
const now = Date.UTC(2026, 10, 20, 9, 32);
const today = dayOf(now);
const facts = { now, makingDays: { from: 10, to: 15 } };

let orders = 0;
function line(changes: Partial<WantedLine> = {}): WantedLine {
  orders++;
  return {
    number: `NQ-${String(orders).padStart(4, "0")}-22`,
    ...{ revision: 1, shopper: "Amna Tariq", position: 0, pieceId: 7, name: "Husna", choices: { size: "Gold" } },
    ...{ quantity: 1, made: 0, makeBy: today + 10, neededBy: null, picture: undefined, ownPicture: undefined },
    ...changes,
  };
}

const gauhar = { pieceId: 98, name: "Gauhar", choices: { size: "17" } };

test("by piece, the most urgent first, with the numbers of each choice", () => {
  const list = makingList(
    [
      line({ ...gauhar, quantity: 3, makeBy: today + 12, neededBy: today + 5 }),
      line({ ...gauhar, choices: { size: "9" } }),
      line({ made: 1 }),
      line(),
      line({ choices: { size: "Silver" }, makeBy: today + 11 }),
      line({ pieceId: 3, name: "Noor Jahan", choices: { withDupatta: true }, makeBy: today - 1 }),
      line({ pieceId: 0, name: "Green jhoomar", choices: {}, shopper: "Ayesha Khan", makeBy: today + 14 }),
      line({ pieceId: 0, name: "Green jhoomar", choices: {}, shopper: "Sadia", makeBy: today }),
    ],
    facts,
  );
  expect(
    list.groups.map(({ name, count, made, when, choices }) => [
      `${name} × ${count}`,
      when.words,
      choices.map((choice) => `${choice.tag} × ${choice.count}`).join(" "),
      made,
    ]),
  ).toEqual([
    ["Noor Jahan × 1", "day 16 of 15, was due yesterday", "With dupatta × 1", 0],
    ["Green jhoomar × 1", "by today", "Made for Sadia × 1", 0],
    ["Gauhar × 4", "first by 25 November", "9 × 1 17 × 3", 0],
    ["Husna × 3", "first by 30 November", "Gold × 2 Silver × 1", 1],
    ["Green jhoomar × 1", "by 4 December", "Made for Ayesha × 1", 0],
  ]);
  expect(list.counts).toEqual({ late: 1, soon: 7, later: 2 });
  expect(makingLine(list)).toBe("10 pieces for 8 orders, one of them late");
  expect(makingList([line()], facts).groups[0]?.when).toEqual({ words: "by 30 November", isLate: false });
});

test("a tab has its own pieces, and every piece is in one tab; what is made isn't late", () => {
  const lines = [line({ makeBy: today - 3, quantity: 2, made: 1 }), line({ makeBy: today + 30 })];
  const tab = (part: "late" | "soon" | "later") =>
    makingList(lines, facts, part).groups.map(({ count, made }) => ({ count, made }));
  expect([tab("late"), tab("soon"), tab("later")]).toEqual([
    [{ count: 1, made: 0 }],
    [{ count: 1, made: 1 }],
    [{ count: 1, made: 0 }],
  ]);
  const needed = makingList([line({ makeBy: today + 2, neededBy: today - 2 })], facts);
  expect(needed.groups[0]?.when).toEqual({ words: "was needed 2 days ago", isLate: true });
  expect(makingLine(needed)).toBe("One piece for one order, and it is late");
});

test("a group stays in its place when all of it is made; an order is ready once all its pieces are", () => {
  const number = "NQ-7F3K-92";
  const both = [line({ number, made: 1 }), line({ number, position: 1, ...gauhar, quantity: 2, made: 1 })];
  const done = line({ shopper: "Komal Nadeem", made: 1, pieceId: 3, name: "Aina", makeBy: today - 9 });
  const list = makingList([...both, done], facts);
  expect(list.groups[0]?.when).toEqual({ words: "all made", isLate: false });
  expect(list.ready.map(({ shopper }) => shopper)).toEqual(["Komal Nadeem"]);
  expect(list.lateOrders).toBe(0);
});

test("a group shows its first rows until five are left to make, and ticks the rest of a choice", () => {
  const lines = Array.from({ length: 9 }, (_, index) => line({ made: index < 2 ? 1 : 0 }));
  const [group] = makingList([...lines, line({ choices: { size: "Silver" }, quantity: 3 })], facts).groups;
  if (!group) throw new Error("no group");
  expect(firstRows(group.pieces).map(({ isMade }) => isMade)).toEqual([true, true, ...Array(5).fill(false)]);
  const most = mostLeft(group);
  expect(most && tickRestWords(most)).toBe("Tick the other 7 in gold");
  expect(ticksForRest(group, "Gold", 7)).toHaveLength(7);
  expect(ticksForRest(group, "Silver", 3)).toEqual([expect.objectContaining({ was: 0, made: 3 })]);
  expect(ticksForRest(group, "Gold", 8)).toBeUndefined();
  expect(ticksForRest(undefined, "Gold", 1)).toBeUndefined();
});

test.each([
  [{ count: 3, left: 3, words: "Size 17" }, "Tick all 3 in size 17"],
  [{ count: 3, left: 2, words: "Without dupatta" }, "Tick the other 2 without dupatta"],
  [{ count: 2, left: 2, words: "" }, "Tick all 2"],
  [{ count: 2, left: 2, words: "XL" }, "Tick all 2 in XL"],
])("%o: %s", (choice, words) => {
  expect(tickRestWords(choice)).toBe(words);
});

test("whose orders have all their pieces, and what is left on paper", () => {
  const named = (...names: string[]) =>
    readyLine(names.map((shopper) => ({ shopper }))).replace(/[\u2066-\u2069]/g, "");
  expect(named("Amna Tariq")).toBe("Amna’s order has all its pieces.");
  expect(named("Amna", "Komal")).toBe("Amna’s and Komal’s orders have all their pieces.");
  expect(named("A", "B", "C", "D", "E")).toBe("A’s, B’s and 3 more orders have all their pieces.");
  expect(leftWords({ count: 25, made: 3, isOwn: false })).toBe("22 left of 25");
  expect(leftWords({ count: 1, made: 0, isOwn: true })).toBe("1 piece, for one shopper");
});

test("a tick survives its form; anything else is none", () => {
  const tick = { number: "NQ-7F3K-92", position: 1, pieceId: 98, was: 0, made: 2 };
  expect(parseTick(formatTick(tick))).toEqual(tick);
  for (const text of ["", "NQ-7F3K-92.1.98.0", "nq-7f3k-92.1.98.0.2", "NQ-7F3K-92.1.98.-1.2", "NQ-7F3K-92.1.9e1.0.2"])
    expect(parseTick(text), text).toBeUndefined();
});

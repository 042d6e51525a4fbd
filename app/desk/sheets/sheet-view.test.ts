import { expect, test } from "vitest";
import type { ComparedLine, CourierSheet } from "../../../shop/sheet/sheet-desk.ts";
import { parseLineValues, shownRows, viewSheet } from "./sheet-view.ts";

const order = {
  number: "NQ-7F3K-92",
  name: "Ayesha",
  city: "Lahore",
  tracking: "1",
  revision: 4,
  stage: "delivered",
  money: "due",
  total: 5000,
  payment: "cod",
} as const;

const line = (position: number, state: "fits" | "unknown" | "booked"): ComparedLine => ({
  position,
  tracking: `77${position}`,
  own: "",
  name: "",
  collected: 5000,
  charges: 250,
  ...(state === "fits"
    ? { state, due: 5000, order }
    : state === "booked"
      ? { state, at: position, by: "Sana", order }
      : { state, isSeveral: false, order: undefined }),
});

const sheet = (lines: readonly ComparedLine[]): CourierSheet => ({
  id: 1,
  courier: "TCS",
  paidOn: 20_000,
  at: 0,
  by: "Sana",
  takenBack: undefined,
  columns: {},
  lines,
});

test("what has to be looked at comes first, with the first of those that fit below", () => {
  const view = viewSheet(sheet([line(1, "fits"), line(2, "unknown"), line(3, "fits")]), null, 0);
  expect(view).toMatchObject({ tab: "look", offered: ["all", "look", "fits"], firstFitting: { position: 1 } });
  expect(view.rows.map(({ position }) => position)).toEqual([2]);
  expect(view.fitting.map(({ value }) => value)).toEqual(["1.4", "3.4"]);
});

test("nothing to look at: all lines; an unknown tab is ignored", () => {
  expect(viewSheet(sheet([line(1, "fits")]), "nonsense", 0).tab).toBe("all");
});

test("once something is booked: its sums, who booked last, and what is left", () => {
  const view = viewSheet(sheet([line(1, "booked"), line(2, "booked"), line(3, "fits")]), "booked", 0);
  expect(view).toMatchObject({
    tab: "booked",
    offered: ["look", "fits", "booked"],
    booked: { count: 2, collected: 10_000, charges: 500, inHand: 9500 },
    last: { at: 2, by: "Sana" },
  });
});

test("many rows are shown in portions", () => {
  const lines = Array.from({ length: shownRows + 5 }, (_, index) => line(index + 1, "fits"));
  expect(viewSheet(sheet(lines), "fits", 0)).toMatchObject({ next: shownRows });
  const rest = viewSheet(sheet(lines), "fits", shownRows);
  expect([rest.rows.length, rest.next, rest.fitting.length]).toEqual([5, undefined, shownRows + 5]);
});

test("what a form sends as lines", () => {
  expect(parseLineValues(["3.7", "0.1", "x", "12.", null, "2000.0", "99999.1"])).toEqual([
    { position: 3, revision: 7 },
    { position: 2000, revision: 0 },
  ]);
});

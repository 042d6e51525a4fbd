import { expect, test } from "vitest";
import { dayOf, dayToText } from "../pakistan-days.ts";
import { checkSale, type FormPiece, firstValues, pricesAfter, typedCut } from "./sale-form.ts";

const today = dayOf(Date.UTC(2026, 10, 25, 7));
const pieces: FormPiece[] = [
  { id: 1, price: 5500, listings: ["earrings"] },
  { id: 2, price: 9200, listings: ["earrings", "bridal-sets"] },
];
const values = firstValues(pieces, { percent: 15 }, today);

test("the first values are a sale of three days, at the prices that the cut makes", () => {
  expect(checkSale(values, { pieces, today })).toEqual({
    cut: { percent: 15 },
    from: today,
    until: today + 2,
    listing: "earrings",
    pieces: [
      { id: 1, price: 4650, fullPrice: 5500 },
      { id: 2, price: 7800, fullPrice: 9200 },
    ],
  });
});

test("another per cent or a sum is read with commas; a per cent wins", () => {
  const other = { less: "other", percent: "", sum: "" };
  expect(typedCut({ ...other, sum: "1,500" })).toEqual({ sum: 1500 });
  expect(typedCut({ ...other, percent: "25", sum: "1,500" })).toEqual({ percent: 25 });
  for (const percent of ["0", "91", "-5", "viel"]) expect(typedCut({ ...other, percent }), percent).toBeUndefined();
  expect(typedCut(other)).toBeUndefined();
});

test("prices follow another cut, but for those that were changed by hand", () => {
  const cuts = { from: { percent: 15 }, to: { percent: 20 } };
  expect(pricesAfter(pieces, { 1: "4,650", 2: "8,000" }, cuts)).toEqual({ 1: "4,400", 2: "8,000" });
});

test("each wrong field is named, and all at once", () => {
  const wrong = { ...values, less: "other", from: dayToText(today - 1), prices: { 1: "5500", 2: "" } };
  const checked = checkSale(wrong, { pieces, today });
  expect("faults" in checked && Object.keys(checked.faults)).toEqual(["less", "from", "price-1", "price-2"]);
  const backwards = { ...values, from: dayToText(today + 3) };
  expect(checkSale(backwards, { pieces, today })).toHaveProperty("faults.until");
  expect(checkSale(values, { pieces: [], today })).toHaveProperty("faults.pieces");
});

test("a sale that runs keeps its first day", () => {
  const checked = checkSale({ ...values, from: "" }, { pieces, today, begun: today - 5 });
  expect(checked).toMatchObject({ from: today - 5, until: today + 2 });
});

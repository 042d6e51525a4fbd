import { expect, test } from "vitest";
import { parseRaastAmount, parseRaastOrder, raastCodePath, raastPicturePath } from "./raast-address.ts";

test("the addresses of a sum", () => {
  expect(raastCodePath(100_600)).toBe("/raast/100600.svg");
  expect(raastPicturePath(100_600, undefined)).toBe("/raast/100600.png");
  expect(raastPicturePath(100_600, "NQ-7F3K-92")).toBe("/raast/100600.png?order=NQ-7F3K-92");
});

test.each([
  ["1", 1],
  ["100600", 100_600],
  ["100000000", 100_000_000],
])("%s rupees", (text, amount) => expect(parseRaastAmount(text)).toBe(amount));

test.each(["", "0", "-1", "01", "1.5", "1e3", " 1", "1,000", "100000001", "999999999999999999"])(
  "%j isn't a sum to pay",
  (text) => expect(parseRaastAmount(text)).toBeUndefined(),
);

test("an order's number is taken in its own spelling only", () => {
  expect(parseRaastOrder("NQ-7F3K-92")).toBe("NQ-7F3K-92");
  for (const text of ["", "nq-7f3k-92", "7F3K92", "NQ-7F3K-9<"]) expect(parseRaastOrder(text)).toBeUndefined();
});

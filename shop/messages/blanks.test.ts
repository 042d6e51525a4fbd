import { expect, test } from "vitest";
import { blanksIn, fillBlanks } from "./blanks.ts";

test("blanks are filled by name, wherever they stand and however often", () => {
  const text = "{name}, your order {number} is on its way, {name}.";
  expect(fillBlanks(text, { name: "Ayesha", number: "NQ-7F3K-92" })).toBe(
    "Ayesha, your order NQ-7F3K-92 is on its way, Ayesha.",
  );
});

test("what is filled in is never read as a blank or as a pattern", () => {
  expect(fillBlanks("{name} {number}", { name: "{number} $&", number: "7" })).toBe("{number} $& 7");
});

test("a blank that nothing is known of stays, whatever its name", () => {
  expect(fillBlanks("{toString} {x}", {})).toBe("{toString} {x}");
});

test("the blanks of a text, each once", () => {
  expect(blanksIn("In {making time}, {delivery}, {making time}. {}")).toEqual(["making time", "delivery", ""]);
  expect(blanksIn("none")).toEqual([]);
});

import { expect, test } from "vitest";
import { blanksIn, fillBlanks } from "./blanks.ts";

test("blanks are filled by name, every time", () => {
  const text = "{name}, your order {number} is on its way, {name}.";
  expect(fillBlanks(text, { name: "Ayesha", number: "NQ-7F3K-92" })).toBe(
    "Ayesha, your order NQ-7F3K-92 is on its way, Ayesha.",
  );
});

test("a value is never read as a blank or a replacement pattern", () => {
  expect(fillBlanks("{name} {number}", { name: "{number} $&", number: "7" })).toBe("{number} $& 7");
});

test("an unknown blank stays, whatever its name", () => {
  expect(fillBlanks("{toString} {x}", {})).toBe("{toString} {x}");
});

test("the blanks of a text, each once", () => {
  expect(blanksIn("In {making time}, {delivery}, {making time}. {}")).toEqual(["making time", "delivery", ""]);
  expect(blanksIn("none")).toEqual([]);
});

import { expect, test } from "vitest";
import { isolateBidi } from "./bidi.ts";

test("right-to-left text is isolated, line by line; Latin text stays as it is", () => {
  for (const text of ["", "Ayesha", "House 14, Street 7", "Zoë"]) expect(isolateBidi(text)).toBe(text);
  expect(isolateBidi("ثناء")).toBe("\u2068ثناء\u2069");
  expect(isolateBidi("\u202eMahnoor")).toBe("\u2068\u202eMahnoor\u2069");
  expect(isolateBidi("گھر ۱۴\nلاہور")).toBe("\u2068گھر ۱۴\u2069\n\u2068لاہور\u2069");
});

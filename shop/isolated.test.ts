import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("Latin text stays as it is; text that could turn its line is isolated, line by line", () => {
  for (const text of ["", "Ayesha", "House 14, Street 7", "Zoë"]) expect(isolated(text)).toBe(text);
  expect(isolated("ثناء")).toBe("\u2068ثناء\u2069");
  expect(isolated("\u202eMahnoor")).toBe("\u2068\u202eMahnoor\u2069");
  expect(isolated("گھر ۱۴\nلاہور")).toBe("\u2068گھر ۱۴\u2069\n\u2068لاہور\u2069");
});

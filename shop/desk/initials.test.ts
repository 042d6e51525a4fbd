import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Sana Qureshi", "SQ"],
  ["Bilal bin Ahmed", "BA"],
  ["nadia", "N"],
  ["ثناء ملک", "ثم"],
  ["😀 x", "😀X"],
  ["", ""],
])("%j: %s", (name, letters) => expect(initials(name)).toBe(letters));

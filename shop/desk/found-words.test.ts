import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/arbitraries.ts";
import { hitLine, markFound } from "./found-words.ts";

const marked = (text: string, search: string, isGrouped = false) =>
  markFound(text, search, { isGrouped })
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");

test("the words of a search are marked, in any case, and numbers across their grouping", () => {
  expect(marked("Lahore", "laho")).toBe("[Laho]re");
  expect(marked("Ayesha Rahman", "rahman AYESHA")).toBe("[Ayesha] [Rahman]");
  expect(marked("راولپنڈی", "پنڈی")).toBe("راول[پنڈی]");
  expect(marked("NQ-7F3K-92", "7f3k92", true)).toBe("NQ-[7F3K-92]");
  expect(marked("NQ-7F3K-92", "nq 7f3", true)).toBe("NQ-[7F3]K-92");
  expect(marked("Sent with TCS, 779 044 128", "77904-4128", true)).toBe("Sent with TCS, [779 044 128]");
  expect(marked("Sara Yousaf", "ay")).toBe("Sara Yousaf");
  expect(marked("Lahore", "")).toBe("Lahore");
});

test("marking loses no character of any text, whatever is searched", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.boolean(), (text, search, isGrouped) => {
      const parts = markFound(text, search, { isGrouped });
      expect(parts.map((part) => part.text).join("")).toBe(text);
    }),
  );
});

const places = {
  shown: "7f3k92\nzainab bukhari\nmultan",
  email: "z.bukhari@example.com",
  notes: ["Ring the bell.", "Brother is in\nLahore."],
  parcel: { courier: "TCS", tracking: "779 044 128" },
} as const;

test("a hit that the row doesn't show has a line: the note, the parcel, the e-mail", () => {
  expect(hitLine(places, "lahore")).toBe("Note: “Brother is in Lahore.”");
  expect(hitLine(places, "zainab BELL")).toBe("Note: “Ring the bell.”");
  expect(hitLine(places, "779-044128")).toBe("Sent with TCS, 779 044 128");
  expect(hitLine(places, "z.bukhari@")).toBe("z.bukhari@example.com");
  for (const typed of ["zainab", "multan 7f3k-92", "Rs 95,250", ""]) expect(hitLine(places, typed)).toBe("");
});

test("of a long note only the words around it", () => {
  const note = `${"early ".repeat(40)}Lahore ${"late ".repeat(40)}`;
  const line = hitLine({ ...places, notes: [note] }, "lahore");
  expect(line).toContain("Lahore");
  expect(line.length).toBeLessThan(120);
  expect(line).toMatch(/^Note: “… early.*late …”$/);
});

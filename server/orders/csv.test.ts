import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../shop/testing/arbitraries.ts";
import { csvLine } from "./csv.ts";

test("texts are quoted, numbers aren't, lines end as in RFC 4180", () => {
  expect(csvLine(["NQ-7F3K-92", 'Ayesha "Ash"', "House 1\nStreet 2", 105650])).toBe(
    '"NQ-7F3K-92","Ayesha ""Ash""","House 1\nStreet 2",105650\r\n',
  );
});

test.each([
  ...[
    "=1+1",
    "-2+3",
    "+92-321-5557890",
    "+cmd|' /C calc'!A0",
    "+",
    "- 1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\tnext",
    "\rnext",
  ],
  ...[" =1", '=HYPERLINK("http://x")', "+92 321\n=1"],
])("%j is no formula any more", (text) => {
  expect(csvLine([text])).toMatch(/^"'/);
});

test.each(["+92 321 5557890", "+923215557890", " +92 321 5557890", "+۹۲ ۳۲۱ ۵۵۵۷۸۹۰", "-1"])(
  "%j is a number",
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);

test("no text can start a formula or break out of its cell", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = csvLine([text]);
      const inside = line.slice(1, -3);
      expect(inside.replaceAll('""', "")).not.toContain('"');
      expect(inside).not.toMatch(/^[\s\uFEFF]*[=@]|^[\t\r]/);
      expect(inside).not.toMatch(/^[\s\uFEFF]*[+-](?!\p{Nd}[\p{Nd} ]*$)/u);
      expect(inside.replaceAll('""', '"').replace(/^'/, "")).toBe(text.replace(/^'/, ""));
    }),
  );
});

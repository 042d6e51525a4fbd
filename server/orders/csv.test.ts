import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("texts are quoted, numbers are not, a line ends as RFC 4180 says", () => {
  expect(csvLine(["NQ-7F3K-92", 'Ayesha "Ash"', "House 1\nStreet 2", 105650])).toBe(
    '"NQ-7F3K-92","Ayesha ""Ash""","House 1\nStreet 2",105650\r\n',
  );
});

test.each(["=1+1", "+92 300", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", '=HYPERLINK("http://x")'])(
  "%j is no formula any more",
  (text) => {
    expect(csvLine([text])).toMatch(/^"'/);
  },
);

test("no text can begin a formula or leave its cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = csvLine([text]);
      const inside = line.slice(1, -3);
      expect(inside.replaceAll('""', "")).not.toContain('"');
      expect(inside.trimStart()).not.toMatch(/^[=+\-@]/);
      expect(inside.replaceAll('""', '"').replace(/^'/, "")).toBe(text.replace(/^'/, ""));
    }),
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProducts } from "./products-file.ts";

test("the shop's own file comes out as it went in", () => {
  const text = readFileSync(join(import.meta.dirname, "../../catalogue/products.json"), "utf8");
  expect(formatProducts(JSON.parse(text))).toBe(text);
});

test("a list that is too long for a line has a line for each", () => {
  const sizes = Array.from({ length: 12 }, (_, index) => `size number ${index}`);
  const text = formatProducts([{ id: 1, sizes }]);
  expect(text).toContain('    "sizes": [\n      "size number 0",\n');
  expect(JSON.parse(text)).toEqual([{ id: 1, sizes }]);
});

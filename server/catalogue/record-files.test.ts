import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePolicies } from "../../catalogue/parse-policies.ts";
import { settingsSchema } from "../../catalogue/settings-schema.ts";
import { formatProducts, formatRecord } from "./record-files.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../../catalogue", file), "utf8");

test("the shop's own files come out as they went in", () => {
  const [products, settings, policies] = [read("products.json"), read("settings.json"), read("policies.json")];
  expect(formatProducts(JSON.parse(products))).toBe(products);
  expect(formatRecord(settingsSchema.parse(JSON.parse(settings)))).toBe(settings);
  expect(formatRecord(parsePolicies(JSON.parse(policies)).policies)).toBe(policies);
});

test("a list that is too long for a line has a line per item", () => {
  const sizes = Array.from({ length: 12 }, (_, index) => `size number ${index}`);
  const text = formatProducts([{ id: 1, sizes }]);
  expect(text).toContain('    "sizes": [\n      "size number 0",\n');
  expect(JSON.parse(text)).toEqual([{ id: 1, sizes }]);
});

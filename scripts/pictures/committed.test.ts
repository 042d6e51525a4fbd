import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", "..", "pictures");
const weights = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => statSync(join(folder, file)).size)
    .sort((one, other) => one - other);

test("half of the pictures weigh 25 kB or less at 480 pixels", () => {
  const sorted = weights(".480.avif");
  expect(sorted.length).toBeGreaterThan(400);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(25_000);
});

test("every link preview is light enough for a chat to show", () => {
  const sorted = weights(".preview.jpg");
  expect(sorted.length).toBeGreaterThan(100);
  expect(sorted.at(-1)).toBeLessThan(300_000);
});

test("all of them together stay small enough to clone", () => {
  expect(weights("").reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

import { describe, expect, it } from "vitest";
import { type GrowthFigures, reportGrowth } from "./growth-report.ts";

const bytes = { home: 20_000, listing: 20_000, shop: 20_000, product: 20_000, script: 90_000, searchIndex: 9_000 };
const small: GrowthFigures = {
  products: 135,
  build: { seconds: 10, megabytes: 500 },
  bytes,
  listingMs: 12,
  prepareMs: 1,
  keyMs: 0.1,
  toPaint: { searchKey: 12, filter: 30 },
  startMs: 300,
  memory: 90,
};
const large: GrowthFigures = {
  ...small,
  products: 13_500,
  build: { seconds: 300, megabytes: 1900 },
  bytes: { ...bytes, listing: 21_500, searchIndex: 200_000 },
  toPaint: { searchKey: 40, filter: 32 },
};

function broken(changes: Partial<GrowthFigures>): string[] {
  const { goals } = reportGrowth([small, { ...large, ...changes }]);
  return goals.filter(({ kept }) => !kept).map(({ figure }) => figure);
}

describe("the goals of growth", () => {
  it("are kept by pages that stay as they are and a build that is linear", () => expect(broken({})).toEqual([]));

  it("are broken by one page that grows", () =>
    expect(broken({ bytes: { ...large.bytes, product: 22_500 } })).toEqual(["bytes per page, 100 times the products"]));

  it("are broken by a slow keystroke on a phone", () =>
    expect(broken({ toPaint: { searchKey: 51, filter: 30 } })).toEqual(["search key and filter at 13,500 products"]));

  it("are broken by a build that takes too long or too much memory", () => {
    expect(broken({ build: { seconds: 361, megabytes: 1900 } })).toEqual(["build of 13,500 products"]);
    expect(broken({ build: { seconds: 300, megabytes: 2100 } })).toEqual(["build of 13,500 products"]);
    expect(broken({ build: { seconds: 1300, megabytes: 900 } })).toHaveLength(2);
  });
});

it("shows every size beside the others, and how the last compares with the first", () => {
  const { columns, rows } = reportGrowth([small, large]);
  expect(columns).toEqual(["", "135 products", "13,500 products", "last : first"]);
  expect(rows[0]).toEqual(["build", "10.0 s", "300 s", "30.00 ×"]);
  for (const row of rows) expect(row).toHaveLength(columns.length);
});

it("throws without figures", () => expect(() => reportGrowth([])).toThrow("Nothing was measured"));

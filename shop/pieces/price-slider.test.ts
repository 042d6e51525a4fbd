import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterablePieces } from "../testing/listing-views.ts";
import { applyView } from "./listing-view.ts";
import {
  askedPrices,
  handlesAt,
  moveHandle,
  percentAt,
  priceEnds,
  priceStep,
  withoutIdlePrices,
} from "./price-slider.ts";

const ends = { min: 2500, max: 12_000 };

describe("the ends of the slider", () => {
  test("are whole steps around every price", () => {
    expect(priceEnds([{ price: 2800 }, { price: 11_600 }, { price: 5000 }])).toEqual(ends);
    expect(priceEnds([{ price: 2500 }, { price: 120_000 }])).toEqual({ min: 2500, max: 120_000 });
  });

  test("are undefined where all prices are the same, or there is no piece", () => {
    expect(priceEnds([])).toBeUndefined();
    expect(priceEnds([{ price: 5000 }, { price: 5000 }])).toBeUndefined();
  });

  test("leave no piece out", () => {
    fc.assert(
      fc.property(filterablePieces, (products) => {
        const { min, max } = priceEnds(products) ?? { min: 0, max: 1e9 };
        expect(applyView(products, { sort: "featured", min: Math.max(min, 1), max })).toHaveLength(products.length);
        expect([min % priceStep, max % priceStep]).toEqual([0, 0]);
      }),
    );
  });
});

describe("the handles", () => {
  test.each([
    [{}, { min: 2500, max: 12_000 }],
    [{ min: 4000 }, { min: 4000, max: 12_000 }],
    [
      { min: 1, max: 999_999 },
      { min: 2500, max: 12_000 },
    ],
    [{ min: 90_000 }, { min: 12_000, max: 12_000 }],
  ])("for the view %j are %j", (view, handles) => {
    expect(handlesAt(ends, view)).toEqual(handles);
  });

  test("can't cross", () => {
    const handles = { min: 4000, max: 6000 };
    expect(moveHandle(handles, "min", 5000)).toEqual({ min: 5000, max: 6000 });
    expect(moveHandle(handles, "min", 9000)).toEqual({ min: 6000, max: 6000 });
    expect(moveHandle(handles, "max", 3000)).toEqual({ min: 4000, max: 4000 });
    expect(moveHandle(handles, "max", 8000)).toEqual({ min: 4000, max: 8000 });
  });

  test("filter nothing at their ends", () => {
    expect(askedPrices(ends, ends)).toEqual({ min: undefined, max: undefined });
    expect(askedPrices(ends, { min: 4000, max: 12_000 })).toEqual({ min: 4000, max: undefined });
    expect(askedPrices(ends, { min: 2500, max: 8000 })).toEqual({ min: undefined, max: 8000 });
  });

  test("are placed in proportion to their prices", () => {
    expect([2500, 7250, 12_000].map((price) => percentAt(ends, price))).toEqual([0, 50, 100]);
  });
});

test("a price filter at or beyond the slider's end is dropped", () => {
  const ends = { min: 2500, max: 11_500 };
  const view = { sort: "newest", min: 2500, max: 11_500 };
  expect(withoutIdlePrices(view, ends)).toEqual({ sort: "newest" });
  expect(withoutIdlePrices({ ...view, min: 3000 }, ends)).toEqual({ sort: "newest", min: 3000 });
  expect(withoutIdlePrices({ ...view, max: 9000 }, ends)).toEqual({ sort: "newest", max: 9000 });
  expect(withoutIdlePrices(view, undefined)).toEqual(view);
});

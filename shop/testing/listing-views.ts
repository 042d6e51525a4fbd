import fc from "fast-check";
import { type FilterablePiece, type ListingView, shopPageSize, sorts } from "../pieces/listing-view.ts";
import { badges, listingSlugs, metals } from "../pieces/product.ts";

const stones = ["kundan", "ruby", "emerald", "lapis lazuli"];
const price = fc.integer({ min: 1, max: 20 }).map((thousands) => thousands * 1000);

export const filterablePieces: fc.Arbitrary<FilterablePiece[]> = fc.uniqueArray(
  fc.record(
    {
      id: fc.integer({ min: 1, max: 60 }),
      price,
      badge: fc.constantFrom(...badges),
      inStock: fc.boolean(),
      stones: fc.subarray(stones),
      metal: fc.constantFrom(...metals),
      listings: fc.subarray([...listingSlugs], { minLength: 1, maxLength: 2 }),
      // As on a card; sale.test.ts has products.
      was: fc.constant(30_000),
    },
    { requiredKeys: ["id", "price", "badge", "inStock", "stones", "metal", "listings"] },
  ),
  { selector: ({ id }) => id, maxLength: 60 },
);

/** Any view as `parseView` may return it. */
export const view: fc.Arbitrary<ListingView> = fc
  .record(
    {
      q: fc.constantFrom("kundan", "emerald ring", "فیروزہ", "50% & more", "💍"),
      onSale: fc.constant(true as const),
      listing: fc.subarray([...listingSlugs], { minLength: 1 }),
      badge: fc.subarray([...badges], { minLength: 1 }),
      inStock: fc.constant(true as const),
      min: price,
      max: price,
      stone: fc.subarray(stones.toSorted(), { minLength: 1 }),
      metal: fc.subarray([...metals], { minLength: 1 }),
      sort: fc.constantFrom(...sorts),
      shown: fc.integer({ min: 2, max: 50 }).map((pages) => pages * shopPageSize),
    },
    { requiredKeys: ["sort"] },
  )
  .map((some) =>
    some.min !== undefined && some.max !== undefined && some.min > some.max
      ? { ...some, min: some.max, max: some.min }
      : some,
  );

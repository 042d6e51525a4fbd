import fc from "fast-check";
import { expect, test } from "vitest";
import { filterablePieces, view } from "../testing/listing-views.ts";
import { viewPieces } from "./listing-page.ts";
import { applyView } from "./listing-view.ts";

const piece = { badge: "Ready to Ship", inStock: true, stones: [], metal: "gold", listings: ["rings"] } as const;
const [dear, cheap, other] = [
  { ...piece, id: 1, price: 9000 },
  { ...piece, id: 2, price: 3000 },
  { ...piece, id: 3, price: 1000 },
];

test("pieces that only mention the search follow those named so, whatever the sorting", () => {
  const result = viewPieces({ found: [dear, cheap], also: [other] }, { sort: "price-up" }, 12);
  expect(result.shown.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect([result.count, result.firstCount, result.facets.inStock]).toEqual([3, 2, 3]);
});

test("one page is shown, and all pieces are counted", () => {
  fc.assert(
    fc.property(filterablePieces, filterablePieces, view, (found, also, wanted) => {
      const result = viewPieces({ found, also }, wanted, 12);
      expect(result.count).toBe(applyView(found, wanted).length + applyView(also, wanted).length);
      expect(result.shown.length).toBe(Math.min(result.count, Math.max(wanted.shown ?? 0, 12)));
      expect(result.firstCount).toBe(applyView(found, wanted).length);
    }),
  );
});

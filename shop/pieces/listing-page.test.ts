import fc from "fast-check";
import { expect, test } from "vitest";
import { view, viewed } from "../testing/viewed.ts";
import { seePieces } from "./listing-page.ts";
import { applyView } from "./listing-view.ts";

const piece = { badge: "Ready to Ship", inStock: true, stones: [], metal: "gold", listings: ["rings"] } as const;
const [dear, cheap, other] = [
  { ...piece, id: 1, price: 9000 },
  { ...piece, id: 2, price: 3000 },
  { ...piece, id: 3, price: 1000 },
];

test("what only says it follows what is called so, whatever the order", () => {
  const seen = seePieces({ found: [dear, cheap], also: [other] }, { sort: "price-up" }, 12);
  expect(seen.shown.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect([seen.count, seen.firstCount, seen.facets.inStock]).toEqual([3, 2, 3]);
});

test("a step at a time, and all of them counted", () => {
  fc.assert(
    fc.property(viewed, viewed, view, (found, also, wanted) => {
      const seen = seePieces({ found, also }, wanted, 12);
      expect(seen.count).toBe(applyView(found, wanted).length + applyView(also, wanted).length);
      expect(seen.shown.length).toBe(Math.min(seen.count, Math.max(wanted.shown ?? 0, 12)));
      expect(seen.firstCount).toBe(applyView(found, wanted).length);
    }),
  );
});

import { expect, test } from "vitest";
import { formatOfferPlace, offerFilterQuery, parseOfferFilter, parseOfferId, parseOfferPlace } from "./offer-filter.ts";

test("a filter is read from the address, and written to it again", () => {
  const query = "state=run-out&q=green+jhoomar";
  const filter = parseOfferFilter(new URLSearchParams(query));
  expect(filter).toEqual({ state: "run-out", q: "green jhoomar" });
  expect(String(offerFilterQuery(filter))).toBe(query);
});

test("what an address can't mean is ignored", () => {
  const filter = parseOfferFilter(new URLSearchParams(`state=gone&q=%00 ${"a".repeat(200)}`));
  expect([filter.state, filter.q.length]).toEqual([undefined, 78]);
  expect(String(offerFilterQuery(parseOfferFilter(new URLSearchParams())))).toBe("");
});

test("the place in the list and the offer's number", () => {
  const place = { madeAt: 1_795_000_000_000, id: 12 };
  expect(parseOfferPlace(formatOfferPlace(place))).toEqual(place);
  expect(["12", "-1.2", "1.2.3", null].map(parseOfferPlace)).toEqual([undefined, undefined, undefined, undefined]);
  expect(["12", "0", "012", "new", undefined].map(parseOfferId)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

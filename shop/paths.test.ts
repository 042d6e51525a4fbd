import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingPath, parseProductId, productPath, redirects } from "./paths.ts";
import { listingSlugs } from "./product.ts";

test("every listing has its specified address", () => {
  expect(listingSlugs.map(listingPath)).toEqual([
    "/earings",
    "/chokkars",
    "/long-chains",
    "/bangles",
    "/rings",
    "/accessories",
    "/clutches",
    "/bridal-sets",
    "/mathapatti",
  ]);
});

test("old addresses lead to listings in one step", () => {
  expect(redirects).toEqual({
    "/earrings": "/earings",
    "/earingspage": "/earings",
    "/longchains": "/long-chains",
    "/bridals": "/bridal-sets",
    "/bridals-sets": "/bridal-sets",
  });
  for (const target of Object.values(redirects)) expect(redirects[target]).toBeUndefined();
});

describe("a product's id", () => {
  test("is read back from its address", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(parseProductId(productPath(id).replace("/product/", ""))).toBe(id);
      }),
    );
  });

  test.each([
    "",
    "0",
    "-1",
    "01",
    "1.0",
    "1e3",
    "0x1",
    " 1",
    "1 ",
    "1\n",
    "%31",
    "١",
    "abc",
    "NaN",
    "9".repeat(400),
    undefined,
  ])("%j is none", (text) => {
    expect(parseProductId(text)).toBeUndefined();
  });
});

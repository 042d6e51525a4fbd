import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  listingPath,
  orderPath,
  pageAddress,
  parseProductId,
  privateAddress,
  productPath,
  redirects,
  searchPath,
} from "./paths.ts";
import { parseView } from "./pieces/listing-view.ts";
import { listingSlugs } from "./pieces/product.ts";

test.each(["jhumka", "green & gold", "موتی", "50%"])(
  "the page of a search for %s shows what was searched for",
  (words) => {
    expect(parseView(new URL(searchPath(words), "https://shop.test").searchParams).q).toBe(words);
  },
);

test("an empty search is the whole shop", () => {
  expect(searchPath("")).toBe("/shop");
});

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

test("old addresses redirect to listings at once, without a chain", () => {
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
  ])("isn't %j", (text) => {
    expect(parseProductId(text)).toBeUndefined();
  });
});

describe("an order's address", () => {
  test.each([
    ["/order/NQ-7F3K-92/aB", "/order/NQ-7F3K-92/aB"],
    ["/ORDER/NQ-7F3K-92/aB", "/order/NQ-7F3K-92/aB"],
    ["/%6Frder/NQ-7F3K-92/aB.data", "/order/NQ-7F3K-92/aB.data"],
    ["/%4Frder/x/%E0%A4/screenshot", "/order/x/%E0%A4/screenshot"],
    ["//Order/x//Y/", "/order/x//Y/"],
  ])("of %s is %s", (spelt, page) => expect(privateAddress(spelt)).toBe(page));

  test.each(["/order", "/orders/x/y", "/order.data", "/%/x/y", "/%2Forder/x/y", "/rings/order/x", "/"])(
    "%s has none",
    (path) => expect(privateAddress(path)).toBeUndefined(),
  );

  test('keeps its key as it is, whatever the case of "order"', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant("order")), fc.base64String(), (word, key) => {
        const path = orderPath("NQ-7F3K-92", encodeURIComponent(key));
        expect(privateAddress(path.replace("order", word))).toBe(path);
      }),
    );
  });
});

describe("the canonical address of a page", () => {
  test.each([
    ["/rings", "/rings"],
    ["/Rings", "/rings"],
    ["/RINGS", "/rings"],
    ["/%72ings", "/rings"],
    ["/rings/", "/rings"],
    ["//Rings//", "/rings"],
    ["/%2FRings", "/rings"],
    ["/Product/38", "/product/38"],
    ["/HOME", "/home"],
    ["/order/", "/order"],
    ["/%6Frder", "/order"],
    ["/Order-Confirmation/", "/order-confirmation"],
    ["/", "/"],
    ["//", "/"],
  ])("of %s is %s", (spelt, page) => expect(pageAddress(spelt)).toBe(page));

  test.each([
    "/nowhere",
    "/product/0",
    "/product/01",
    "/product/1/2",
    "/order/NQ-7F3K-92",
    "/%",
    "/%E0%A4",
    "/assets/A",
  ])("%s has none", (path) => expect(pageAddress(path)).toBeUndefined());

  test("doesn't depend on the case of letters", () => {
    const paths = [...listingSlugs.map(listingPath), "/shop", "/product/138"];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.array(fc.boolean()), (path, capitals) => {
        const spelt = [...path].map((letter, index) => (capitals[index] ? letter.toUpperCase() : letter)).join("");
        expect(pageAddress(spelt)).toBe(path);
      }),
    );
  });
});

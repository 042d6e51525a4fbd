import { expect, test } from "vitest";
import { priceCart } from "../cart/pricing.ts";
import { checkOrder } from "../order/check.ts";
import { createDraft } from "../order/order.ts";
import { orderText } from "../order/text.ts";
import { request } from "../testing/orders.ts";
import { countFacets, priceRange } from "./listing-facets.ts";
import { applyView } from "./listing-view.ts";
import { isOnSale, priceNow, shownPrice } from "./sale.ts";

const plain = { price: 5200, salePrice: null };
const onSale = { price: 5200, salePrice: 4100 };

test("a piece costs its sale price while it has one", () => {
  expect([plain, onSale, { price: 5200 }].map(priceNow)).toEqual([5200, 4100, 5200]);
});

test("a sale names what the piece cost before", () => {
  expect(shownPrice(plain)).toEqual({ price: 5200 });
  expect(shownPrice(onSale)).toEqual({ price: 4100, was: 5200 });
});

test("a product and its card agree whether it is on sale", () => {
  for (const prices of [plain, onSale, { price: 5200 }]) expect(isOnSale(shownPrice(prices))).toBe(isOnSale(prices));
  expect([plain, onSale].map(isOnSale)).toEqual([false, true]);
});

const rest = { badge: "Ready to Ship", inStock: true, stones: [], metal: "gold", listings: ["rings"] } as const;
const pieces = [
  { id: 1, ...plain, ...rest },
  { id: 2, ...onSale, ...rest },
  { id: 3, price: 4500, salePrice: null, ...rest },
];

test("sorting, filters and the price slider use the sale price", () => {
  expect(applyView(pieces, { sort: "price-up" }).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(applyView(pieces, { sort: "price-down" }).map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(applyView(pieces, { sort: "featured", max: 4200 }).map(({ id }) => id)).toEqual([2]);
  expect(applyView(pieces, { sort: "featured", min: 4200 }).map(({ id }) => id)).toEqual([1, 3]);
  expect(countFacets(pieces, { sort: "featured", max: 4200 }).inStock).toBe(1);
  expect(countFacets(pieces, { sort: "featured" }).onSale).toBe(1);
  expect(countFacets(pieces, { sort: "featured", min: 4200 }).onSale).toBe(0);
  expect(countFacets([pieces[0] as (typeof pieces)[0]], { sort: "featured" })).not.toHaveProperty("onSale");
  expect(priceRange(pieces)).toEqual({ min: 4100, max: 5200 });
});

test("the sale price is charged, and is in the order and its message", () => {
  const lookup = () => ({ id: 98, name: "Gauhar", inStock: true, ...onSale });
  const lines = [{ id: 98, quantity: 2 }];
  const priced = priceCart(lines, lookup, 250);
  expect(priced).toMatchObject({ subtotal: 8200, total: 8450, lines: [{ price: 4100, lineTotal: 8200 }] });
  expect(orderText(createDraft(request(), priced))).toContain("Rs 4,100.00 x 2 = Rs 8,200.00");
});

test("a sale that began or ended since the page was shown is named as a changed price", () => {
  const lookup = () => ({ id: 98, name: "Gauhar", inStock: true, ...onSale });
  const asked = request({ lines: [{ id: 98, quantity: 1, price: 5200 }], total: 5450 });
  expect(checkOrder(asked, lookup, 250)).toMatchObject({
    ok: false,
    errors: [
      { field: "lines.0.price", reason: "price-changed", detail: "4100" },
      { field: "total", reason: "price-changed", detail: "4350" },
    ],
  });
});

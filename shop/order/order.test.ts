import { describe, expect, test } from "vitest";
import { priceCart } from "../cart/pricing.ts";
import { delivery, lookup, order, request } from "../testing/orders.ts";
import { createDraft, createOrder } from "./order.ts";

const made = { number: "NQ-7F3K-92", now: Date.UTC(2025, 10, 15, 7, 0) };

describe("an order", () => {
  test("is the request at the shop's prices, with a number and a time", () => {
    expect(createOrder(made, request(), priceCart(request().lines, lookup, delivery))).toEqual(order());
  });

  test("needs at least one line, and no line with a problem", () => {
    const empty = priceCart([], lookup, delivery);
    const soldOut = priceCart(
      [
        { id: 1, quantity: 1 },
        { id: 24, quantity: 1 },
      ],
      lookup,
      delivery,
    );
    expect(() => createOrder(made, request(), empty)).toThrow();
    expect(() => createOrder(made, request(), soldOut)).toThrow();
  });

  test("without number and time is a draft", () => {
    const { number: _, createdAt: __, source: ___, ...draft } = order();
    expect(createDraft(request(), priceCart(request().lines, lookup, delivery))).toEqual(draft);
  });
});

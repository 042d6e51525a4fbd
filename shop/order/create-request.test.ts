import fc from "fast-check";
import { expect, test } from "vitest";
import { addLine, type CartLine, emptyCart } from "../cart/cart.ts";
import { priceCart } from "../cart/pricing.ts";
import { parseSavedCart, serialiseCart } from "../device/saved-cart.ts";
import { dayOf, parseDay } from "../pakistan-days.ts";
import { anyText, completeForm, goodCart, lookupIn } from "../testing/arbitraries.ts";
import { delivery, form, lookup, order, request } from "../testing/orders.ts";
import { checkOrder } from "./check.ts";
import { isComplete } from "./checkout.ts";
import { createOrderRequest } from "./create-request.ts";
import { createOrder } from "./order.ts";
import { parseOrderRequest } from "./request.ts";

const today = dayOf(order().createdAt);

const cart: CartLine[] = [
  { id: 1, quantity: 1, withDupatta: true },
  { id: 98, quantity: 2, size: "17" },
];

test("the form and the cart become a request", () => {
  expect(createOrderRequest(request().key, form, "", priceCart(cart, lookup, delivery), today)).toEqual(request());
});

test("the day that she needs it by is sent, unless it can't be chosen", () => {
  const sent = (neededBy: string) =>
    createOrderRequest(request().key, { ...form, neededBy }, "", priceCart(cart, lookup, delivery), today).neededBy;
  expect(sent("2025-11-16")).toBe("2025-11-16");
  expect(sent("2026-11-15")).toBe("2026-11-15");
  for (const text of ["", "2025-11-15", "2026-11-16", "0025-12-01", "soon"]) expect(sent(text)).toBeUndefined();
});

test("invisible characters in pasted text don't stop the order", () => {
  const pasted = {
    ...form,
    name: "Ayesha\u0000 Rahman\n",
    phone: "\u202A0321\t5557890\u202C",
    address: "House 14\r\nStreet 7",
  };
  const { customer, notes } = createOrderRequest(
    request().key,
    pasted,
    " a\u2028b\uD83D ",
    priceCart(cart, lookup, delivery),
    today,
  );
  expect(customer).toMatchObject({
    name: "Ayesha Rahman",
    phone: "\u202A0321 5557890\u202C",
    address: "House 14\nStreet 7",
  });
  expect(notes).toBe("a\nb\uFFFD");
});

test("browser and server agree: any cart and any form is accepted at the total that was shown", () => {
  fc.assert(
    fc.property(goodCart, completeForm, anyText, fc.uuid(), ({ products, lines: wanted }, filled, notes, key) => {
      expect(isComplete(filled)).toBe(true);
      const saved = serialiseCart({ lines: wanted.reduce(addLine, emptyCart), notes, soldOut: [] });
      const shown = priceCart(parseSavedCart(saved).lines, lookupIn(products), delivery);
      const body = JSON.stringify(createOrderRequest(key, filled, notes, shown, today));

      const parsed = parseOrderRequest(JSON.parse(body));
      if (!parsed.ok || "offer" in parsed.request) throw new Error(JSON.stringify(parsed));
      const checked = checkOrder(parsed.request, lookupIn(products), delivery);
      if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
      const placed = createOrder({ number: "NQ-7F3K-92", now: 0 }, parsed.request, checked.priced);

      expect(placed.total).toBe(shown.total);
      expect(placed.neededBy).toBe(filled.neededBy === "2025-12-06" ? parseDay("2025-12-06") : undefined);
      expect(placed.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
        shown.lines.map(({ id, quantity }) => [id, quantity]),
      );
    }),
    { numRuns: 300 },
  );
});

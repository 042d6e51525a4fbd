import { expect, test } from "vitest";
import { loggedPath } from "./observer.ts";

test.each(["/order/NQ-7F3K-92/c2VjcmV0", "/Order/NQ-7F3K-92/c2VjcmV0.data", "//order/NQ-7F3K-92/c2VjcmV0/screenshot"])(
  "the key of an order's page stands in no log: %s",
  (path) => {
    expect(loggedPath(path)).toBe("/order/…");
  },
);

test.each(["/offer/c2VjcmV0", "//Offer/c2VjcmV0/x", "/%6fffer/c2VjcmV0", "/offer/c2VjcmV0%"])(
  "nor does the key of an offer: %s",
  (path) => {
    expect(loggedPath(path)).toBe("/offer/…");
  },
);

test("nor the name of a picture of an offer", () => {
  expect(loggedPath("/offer-pictures/c2VjcmV0")).toBe("/offer-pictures/…");
});

test("an address of the desk may hold a secret", () => {
  expect(loggedPath("/desk/welcome/c2VjcmV0")).toBe("/desk/…");
});

test.each(["/", "/rings", "/order", "/orders", "/order-confirmation", "/api/orders"])(
  "%s is logged as it is",
  (path) => {
    expect(loggedPath(path)).toBe(path);
  },
);

/** One screen of each kind, by its address; and those from a cart to the order's page, one after the other. */
import type { Page } from "@playwright/test";
import { completeOrder, fillIn, openCart, openCheckout, payOnline, placedHeading } from "./buying.ts";
import { expect } from "./test.ts";

export const browsingPages = [
  "/",
  "/mathapatti",
  "/rings?stone=coral&badge=ready-to-ship",
  "/shop",
  "/shop?q=feroza",
  "/shop?q=xyzzy",
];

/** With a dupatta, with more to choose, with sizes, with nothing to choose, sold out, and none. */
export const pieces = ["/product/1", "/product/8", "/product/97", "/product/38", "/product/25", "/product/9999"];

export const otherPages = [
  "/returns",
  "/order-confirmation",
  "/saved",
  "/saved?ids=1,38",
  "/order",
  "/orders",
  "/cart",
  "/checkout",
  "/nowhere",
];

/** Names each screen once it stands. */
export async function* buying(page: Page): AsyncGenerator<string> {
  await openCart(page, [{ id: 25, quantity: 1, withDupatta: true }]);
  await expect(page.getByText("sold out").first()).toBeVisible();
  yield "a cart of sold-out pieces";
  await openCart(page);
  await expect(page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" })).toBeVisible();
  yield "the cart";
  await openCheckout(page);
  yield "checkout";
  await fillIn(page);
  await payOnline(page);
  yield "checkout with the wallet";
  await completeOrder(page).click();
  await expect(placedHeading(page)).toBeVisible();
  yield "the confirmation";
  await page.getByRole("link", { name: "Follow your order" }).click();
  await expect(page.getByRole("heading", { name: "We have your order" })).toBeVisible();
  await page.getByText("Cancel this order", { exact: true }).click();
  yield "the order's page";
  await page.getByRole("contentinfo").getByRole("link", { name: "Your orders" }).click();
  await expect(page.getByRole("article")).toBeVisible();
  yield "her orders";
}

/** Who taps everything twice means it once. */
import { cartLink, heading, openCart } from "../buying.ts";
import { line } from "../cart-view.ts";
import { tapTwice } from "../tap-twice.ts";
import { expect, test } from "../test.ts";

test("Remove twice takes one line out, and leaves the next as it is", async ({ page }) => {
  await openCart(page, [
    { id: 1, quantity: 1, withDupatta: true },
    { id: 38, quantity: 3 },
  ]);
  await tapTwice(page, page.getByRole("button", { name: "Remove Aina" }));
  await expect(line(page, "Aina")).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");
});

test("Add twice is one piece, + twice is two more", async ({ page }) => {
  await page.goto("/product/38");
  await tapTwice(page, page.getByRole("main").getByRole("button", { name: "Add to cart" }).first());
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
  await tapTwice(page, page.getByRole("button", { name: "Increase quantity" }));
  await expect(page.getByRole("textbox", { name: /Quantity/ })).toHaveValue("3");
});

test("Menu twice is the menu", async ({ page }) => {
  await page.goto("/rings");
  await tapTwice(page, page.getByRole("button", { name: "Menu", exact: true }));
  await expect(page.getByRole("dialog", { name: "MENU" })).toBeVisible();
  await expect(heading(page)).toHaveText("Rings");
});

test("Enter held down on Add is one piece", async ({ page }) => {
  await page.goto("/product/38");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().focus();
  for (let times = 0; times < 4; times++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

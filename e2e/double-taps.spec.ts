/** Who taps everything twice means it once. */
import { setTimeout as wait } from "node:timers/promises";
import { boxOf } from "./box.ts";
import { cartLink, heading, openCart } from "./buying.ts";
import { line } from "./cart-view.ts";
import { openEarly } from "./early.ts";
import { field, opener } from "./search-panel.ts";
import { tapTwice } from "./tap-twice.ts";
import { expect, test } from "./test.ts";

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

test("a piece twice is its page, without full screen; Show more twice is more pieces", async ({ page }) => {
  await page.goto("/shop");
  await tapTwice(page, page.getByRole("link", { name: "Show more" }));
  await expect(page).toHaveURL(/\/shop\?/);
  await tapTwice(page, page.getByRole("article").nth(12).getByRole("link").first());
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Search twice is the search", async ({ page }) => {
  await page.goto("/rings");
  await tapTwice(page, opener(page));
  await expect(field(page)).toBeVisible();
  await opener(page).tap();
  await expect(field(page)).toBeHidden();
});

test("with a mouse, too: Filter is the filter, Add one piece", async ({ page }) => {
  await page.goto("/rings");
  await page
    .getByRole("button", { name: /^Filter/ })
    .first()
    .dblclick();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/product/38");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().dblclick();
  await expect(page.getByRole("link", { name: "See your cart" }).first()).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

test("Menu twice is the menu, Filter twice the filter", async ({ page }) => {
  await page.goto("/rings");
  await tapTwice(page, page.getByRole("button", { name: "Menu", exact: true }));
  await expect(page.getByRole("dialog", { name: "MENU" })).toBeVisible();
  await expect(heading(page)).toHaveText("Rings");
  await page.keyboard.press("Escape");
  await tapTwice(page, page.getByRole("button", { name: /^Filter/ }).first());
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a mouse that clicks on and on is counted from its first click before the scripts on", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  const more = page.getByRole("button", { name: "Increase quantity" });
  await more.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(more);
  await page.mouse.move(x + width / 2, y + height / 2);
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await click(1);
  await letScriptsCome();
  await click(2);
  await click(3);
  await expect(page.getByRole("textbox", { name: /Quantity/ })).toHaveValue("4");
});

test("Add tapped again in the moment in which the page carries out the first is one piece", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
  await add.click();
  // As a finger that comes down right after it: the click of the page's own has no place.
  await add.evaluate((button) =>
    document.addEventListener("alive", () =>
      setTimeout(() => {
        const { left, top } = button.getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, clientX: left + 9, clientY: top + 9 };
        button.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "touch" }));
        button.dispatchEvent(new MouseEvent("click", at));
      }, 50),
    ),
  );
  await letScriptsCome();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
  await wait(300);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

test("Enter held down on Add is one piece", async ({ page }) => {
  await page.goto("/product/38");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().focus();
  for (let times = 0; times < 4; times++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

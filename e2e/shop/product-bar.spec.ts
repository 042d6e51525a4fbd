import type { Page } from "@playwright/test";
import { expectNoShifts, watchShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

const bar = (page: Page) => page.locator("[data-bottom-bar]");
const ownButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();

test("the bar shows only while the page's own button is offscreen or behind the navigation, and shifts nothing", async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto("/product/1");
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page)).toContainText("Aina");
  await expect(bar(page)).toContainText("PKR 95,000");
  await ownButton(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  // Off screen, it is out of reach, too.
  await expect(bar(page)).toHaveAttribute("inert");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toBeInViewport();

  const bottom = await ownButton(page).evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
  await page.evaluate((y) => scrollTo(0, y), bottom - 50);
  await expect(bar(page)).toBeInViewport();
  await page.evaluate((y) => scrollTo(0, y), bottom - 100);
  await expect(bar(page)).not.toBeInViewport();

  await expectNoShifts(page);

  // From 768 px there is none.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toHaveAttribute("data-bottom-bar", "shown");
  await expect(bar(page)).toBeHidden();
});

test("it adds what is chosen, says so, and leads to the cart", async ({ page }) => {
  await page.goto("/product/97");
  await page.getByRole("group", { name: "Size" }).locator("label", { hasText: "17" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await bar(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(bar(page).getByRole("button", { name: "Added" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem("naqsh-cart"));
  expect(saved).toContain('"size":"17"');
  await bar(page).getByRole("link", { name: "See your cart" }).click();
  await expect(page).toHaveURL("/cart");
});

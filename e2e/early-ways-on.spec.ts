import type { Page } from "@playwright/test";
import { add, lostNotice, main, more, openEarly, savedLines, tile } from "./early.ts";
import { openFilters } from "./pieces.ts";
import { field, opener } from "./search-panel.ts";
import { expect, isTakenOver, test } from "./test.ts";

test("a link pressed behind Add waits for it: the piece is in the cart that opens", { tag: "@phone" }, async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  await add(page).click();
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await cart.click();
  await expect(cart).toHaveAttribute("aria-busy", "true");
  await letScriptsCome();
  await expect(page).toHaveURL("/cart");
  await expect(main(page).getByRole("link", { name: "Bijli" }).first()).toBeVisible();
  expect(await savedLines(page)).toEqual([{ id: 38, quantity: 1 }]);
});

test("once the scripts are long in coming, links go by themselves", { tag: "@phone" }, async ({ page }) => {
  await page.clock.install();
  await openEarly(page, "/product/38");
  await add(page).click();
  await page.clock.fastForward(15_000);
  await expect(lostNotice(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page).toHaveURL("/cart");
});

test("a picture pressed early opens by itself once the scripts are long in coming", { tag: "@phone" }, async ({
  page,
  problems,
}) => {
  // The browser's own, around a picture that is opened by itself.
  problems.allow(/Applying inline style violates/);
  await page.clock.install();
  await openEarly(page, "/product/38");
  const picture = main(page)
    .getByRole("link", { name: /Open full screen$/ })
    .first();
  await picture.click();
  await expect(picture).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL(/\/pictures\/38-.*\.full\.avif$/);
});

const savedPieces = (page: Page) => page.evaluate(() => localStorage.getItem("naqsh-saved"));
const heart = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Save / })
    .first();

test("a form sent behind Add waits for it, as a link does", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  await add(page).click();
  await opener(page).click();
  await field(page).fill("kundan");
  await field(page).press("Enter");
  await letScriptsCome();
  await expect(page).toHaveURL("/shop?q=kundan");
  expect(await savedLines(page)).toEqual([{ id: 38, quantity: 1 }]);
});

test("so does the filter's behind a heart", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/earings");
  await heart(page).click();
  await openFilters(page);
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByText("Ready to Ship").click();
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await letScriptsCome();
  await expect(page).toHaveURL("/earings?badge=ready-to-ship");
  expect(await savedPieces(page)).toMatch(/^\[\d+\]$/);
});

test("so does a link to the page that she is on", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/earings");
  await heart(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Earrings" }).click();
  await letScriptsCome();
  await expect.poll(() => savedPieces(page)).toMatch(/^\[\d+\]$/);
  await expect(page).toHaveURL("/earings");
});

for (const way of ["don't come", "are long in coming"]) {
  test(`an order chosen early is a link away when the scripts ${way}`, { tag: "@phone" }, async ({
    page,
    problems,
  }) => {
    await page.clock.install();
    if (way === "don't come") {
      problems.allow(/ERR_|Failed to load resource/);
      await page.route("**/assets/root-*.js", (route) => route.abort("connectionfailed"));
      await page.goto("/earings", { waitUntil: "commit" });
    } else await openEarly(page, "/earings");
    await main(page).getByRole("combobox", { name: "Sort" }).selectOption("price-up");
    await page.clock.fastForward(15_000);
    await expect(lostNotice(page)).toBeVisible();
    await page.getByRole("link", { name: "Load it again" }).click();
    await expect(page).toHaveURL("/earings?sort=price-up");
  });
}

test("scripts that can't be had: a press is answered, and the page can be loaded again", { tag: "@phone" }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load resource/);
  await page.route("**/assets/root-*.js", (route) => route.abort("connectionfailed"));
  await page.goto("/product/97", { waitUntil: "commit" });
  await tile(page, "Size", "18").click();
  await more(page).click();
  await add(page).click();
  await expect(lostNotice(page)).toBeVisible();
  await expect(add(page)).not.toHaveAttribute("aria-busy");
  await page.unrouteAll();
  await page.getByRole("link", { name: "Load it again" }).click();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await add(page).click();
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  expect(await savedLines(page)).toEqual([{ id: 97, quantity: 2, size: "18" }]);
  // Once: she may choose anew, and load the page.
  await page.reload();
  await expect(main(page).getByRole("radio", { name: "18" })).not.toBeChecked();
});

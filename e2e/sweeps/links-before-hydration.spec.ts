import { add, lostNotice, main, more, openEarly, savedLines, tile } from "../before-hydration.ts";
import { expect, isHydrated, test } from "../test.ts";

test("a link pressed behind Add waits for it: the piece is in the cart that opens", async ({ page }) => {
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

test("once the scripts are long in coming, links go by themselves", async ({ page }) => {
  await page.clock.install();
  await openEarly(page, "/product/38");
  await add(page).click();
  await page.clock.fastForward(15_000);
  await expect(lostNotice(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page).toHaveURL("/cart");
});

test("a picture pressed early opens by itself once the scripts are long in coming", async ({ page, problems }) => {
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

test("scripts that can't be had: a press is answered, and the page can be loaded again", async ({ page, problems }) => {
  problems.allow(/ERR_|Failed to load resource/);
  await page.route("**/assets/shared-*.js", (route) => route.abort("connectionfailed"));
  await page.goto("/product/97", { waitUntil: "commit" });
  await tile(page, "Size", "18").click();
  await more(page).click();
  await add(page).click();
  await expect(lostNotice(page)).toBeVisible();
  await expect(add(page)).not.toHaveAttribute("aria-busy");
  await page.unrouteAll();
  await page.getByRole("link", { name: "Load it again" }).click();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await tile(page, "Size", "18").click();
  await add(page).click();
  await expect(page.getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
});

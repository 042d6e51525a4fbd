import type { Page } from "@playwright/test";
import { expect, isTakenOver, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const add = (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first();
const more = (page: Page) => main(page).getByRole("button", { name: "Increase quantity" });
const quantity = (page: Page) => main(page).getByRole("textbox", { name: "Quantity" });
const tile = (page: Page, group: string, text: string) =>
  main(page).getByRole("group", { name: group }).locator("label", { hasText: text });
const savedLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("naqsh-cart") ?? "{}") as { lines?: unknown[] }).lines);

/** Opens a page whose scripts are on their way until the test lets them arrive. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return async () => {
    expect(await isTakenOver(page)).toBe(false);
    release();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  };
}

/** Between her last tap and the scripts: none, half a second, five. */
for (const seconds of [0, 0.5, 5]) {
  test(`what she chose before the scripts came is in the cart, ${seconds} s later`, async ({ page }) => {
    const letScriptsCome = await openEarly(page, "/product/97");
    await tile(page, "Size", "18").click();
    await quantity(page).fill("3");
    await more(page).click();
    await more(page).click();
    await expect(quantity(page)).toHaveValue("5");
    await add(page).click();
    await expect(add(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeAttached();
    // What she changes after the press is for the next one.
    await tile(page, "Size", "16").click();
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), seconds * 1000);
    await letScriptsCome();
    await expect(page.getByRole("link", { name: "Cart, 5 pieces" })).toBeVisible();
    expect(await savedLines(page)).toEqual([{ id: 97, quantity: 5, size: "18" }]);
    await expect(main(page).getByRole("radio", { name: "16" })).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toHaveCount(0);
    await expect(page.locator("[data-felt]")).toHaveCount(0);
  });
}

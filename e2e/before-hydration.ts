/** A page before its scripts are there, as several tests press about in it. */
import type { Page } from "@playwright/test";
import { expect, isHydrated } from "./test.ts";

export const main = (page: Page) => page.getByRole("main");
export const add = (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first();
export const more = (page: Page) => main(page).getByRole("button", { name: "Increase quantity" });
export const quantity = (page: Page) => main(page).getByRole("textbox", { name: "Quantity" });
export const tile = (page: Page, group: string, text: string) =>
  main(page).getByRole("group", { name: group }).locator("label", { hasText: text });
export const lostNotice = (page: Page) =>
  page.getByRole("status").filter({ hasText: "A part of this page didn’t arrive." });
export const savedLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("naqsh-cart") ?? "{}") as { lines?: unknown[] }).lines);

/** Opens a page whose scripts are on their way until the test lets them arrive. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
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
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
}

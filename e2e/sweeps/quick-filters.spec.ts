import type { Page } from "@playwright/test";
import { namesOf, openFilters, sort } from "../pieces.ts";
import { expect, isHydrated, test } from "../test.ts";

/** Holds the scripts back until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test("what is chosen before the script has arrived is not lost: order, filter and price together", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/rings", { waitUntil: "commit" });
  await sort(page).selectOption("Newest");
  const sheet = await openFilters(page);
  await sheet.getByRole("checkbox", { name: "Made to Order 11" }).check();
  await sheet.getByRole("slider", { name: "Lowest price" }).press("ArrowRight");
  letThrough();
  await expect(page).toHaveURL("/rings?badge=made-to-order&min=3000&sort=newest");
  await expect(sheet.getByRole("checkbox", { name: /^Made to Order/ })).toBeChecked();
  await expect.poll(async () => (await namesOf(page))[0]).toBe("Zamurrad");
});

test("before the script has arrived the sheet's button sends what is chosen, the order with it", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/rings", { waitUntil: "commit" });
  await sort(page).selectOption("Lowest price");
  const sheet = await openFilters(page);
  await sheet.getByRole("checkbox", { name: "Ready to Ship 7" }).check();
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\/rings\?sort=price-up&badge=ready-to-ship/);
  letThrough();
  await expect.poll(() => namesOf(page)).toEqual(["Elif", "Daman", "Moti", "Ahad", "Gauhar", "Lajward", "Pukhraj"]);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});

test("two choices in one breath both count", async ({ page }) => {
  await page.goto("/rings");
  const filters = await openFilters(page);
  const boxes = filters.getByRole("group", { name: "Availability" }).getByRole("checkbox");
  await boxes.first().evaluate((first) => {
    for (const box of first.closest("fieldset")?.querySelectorAll("input") ?? []) box.click();
  });
  await expect(page).toHaveURL(/badge=ready-to-ship.*badge=made-to-order|badge=made-to-order.*badge=ready-to-ship/);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
});

test("cleared and chosen anew in one breath: what was cleared stays so", async ({ page }) => {
  await page.goto("/rings?stone=kundan&sort=newest");
  const sheet = await openFilters(page);
  await sheet.getByRole("link", { name: "Clear", exact: true }).evaluate((clear: HTMLElement) => {
    clear.click();
    clear.closest("dialog")?.querySelector<HTMLElement>("input[value=ready-to-ship]")?.click();
  });
  await expect(page).toHaveURL("/rings?badge=ready-to-ship&sort=newest");
  await expect(sheet.getByRole("button", { name: "Show 7 pieces" })).toBeVisible();
});

test("chosen and cleared in one breath: nothing is left", async ({ page }) => {
  await page.goto("/rings");
  const sheet = await openFilters(page);
  await sheet.getByRole("link", { name: "Clear", exact: true }).evaluate(async (clear: HTMLElement) => {
    clear.closest("dialog")?.querySelector<HTMLElement>("input[value=ready-to-ship]")?.click();
    clear.click();
    await new Promise((later) => setTimeout(later, 500));
  });
  await expect(sheet.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Show 18 pieces" })).toBeVisible();
  await expect(page).toHaveURL("/rings");
});

test("a price that the handles can't show is left as the address has it, and Back leads out", async ({ page }) => {
  await page.goto("/returns");
  await page.goto("/rings?min=5100&max=5900");
  await expect.poll(() => isHydrated(page)).toBe(true);
  // What the page does by itself comes before what she does.
  await sort(page).selectOption("Lowest price");
  await expect(page).toHaveURL("/rings?min=5100&max=5900&sort=price-up");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/returns");
});

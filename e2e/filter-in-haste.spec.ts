import type { Page } from "@playwright/test";
import { namesOf, openFilters, sort } from "./pieces.ts";
import { expect, isTakenOver, test } from "./test.ts";

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
  await expect(sort(page).locator("xpath=ancestor::form")).toHaveAttribute("aria-busy", "true");
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
  await expect(page).toHaveURL(/\/rings\?badge=ready-to-ship.*sort=price-up/);
  letThrough();
  await expect.poll(() => namesOf(page)).toEqual(["Elif", "Daman", "Moti", "Ahad", "Gauhar", "Lajward", "Pukhraj"]);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});

test("an order and a link to another view, both early: the view is in that order", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/shop", { waitUntil: "commit" });
  await sort(page).selectOption("Highest price");
  const chips = page.getByRole("list", { name: "Category" });
  // The page that she is on is a view as well.
  await chips.getByRole("link", { name: "All" }).click({ noWaitAfter: true });
  await chips.getByRole("link", { name: "Earrings" }).click({ noWaitAfter: true });
  letThrough();
  await expect(page).toHaveURL("/shop?listing=earrings&sort=price-down");
  await expect(sort(page)).toHaveValue("price-down");
});

/** The page of the bangles takes its time. */
function slowDown(page: Page): Promise<unknown> {
  return page.route("**/bangles.data*", async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue().catch(() => undefined);
  });
}

async function openBesideSlowLink(page: Page) {
  await slowDown(page);
  await page.goto("/rings");
  await page.waitForLoadState("networkidle");
  const slowLink = await page.getByRole("contentinfo").getByRole("link", { name: "Bangles" }).elementHandle();
  return { filters: await openFilters(page), slowLink };
}

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

test("a link pressed right after a filter overtakes it", async ({ page }) => {
  const { filters, slowLink } = await openBesideSlowLink(page);
  await filters.getByRole("checkbox", { name: "Ready to Ship 7" }).evaluate((box: HTMLElement, link) => {
    box.click();
    (link as HTMLElement | null)?.click();
  }, slowLink);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangles");
  await expect(page).toHaveURL("/bangles");
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

test("Back right after a filter overtakes it", async ({ page }) => {
  await page.goto("/bangles");
  await page.getByRole("contentinfo").getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await slowDown(page);
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: "Ready to Ship 7" }).evaluate(async (box: HTMLElement) => {
    box.click();
    // The frame in which the tick is shown comes after the way back, as on a phone that has much to do.
    const { requestAnimationFrame: frame } = window;
    window.requestAnimationFrame = (draw) => frame(() => setTimeout(draw, 100));
    history.back();
    await new Promise((later) => setTimeout(later, 500));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangles");
  await expect(page).toHaveURL("/bangles");
});

test("a filter that was overtaken can be chosen again", async ({ page }) => {
  const { filters, slowLink } = await openBesideSlowLink(page);
  const ready = filters.getByRole("checkbox", { name: "Ready to Ship 7" });
  await ready.evaluate((box: HTMLElement, link) => {
    box.click();
    (link as HTMLElement | null)?.click();
  }, slowLink);
  await expect(ready).not.toBeChecked();
  await ready.check();
  await expect(page).toHaveURL("/rings?badge=ready-to-ship");
});

test("a link pressed right after a handle was let go overtakes it", async ({ page }) => {
  const { filters, slowLink } = await openBesideSlowLink(page);
  await filters.getByRole("slider", { name: "Lowest price" }).evaluate(async (slider: HTMLInputElement, link) => {
    slider.stepUp();
    for (const type of ["input", "change"]) {
      slider.dispatchEvent(new Event(type, { bubbles: true }));
      await undefined;
    }
    (link as HTMLElement | null)?.click();
  }, slowLink);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangles");
  await expect(page).toHaveURL("/bangles");
});

test("a price that the handles can't show is left as the address has it, and Back leads out", async ({ page }) => {
  await page.goto("/returns");
  await page.goto("/rings?min=5100&max=5900");
  await expect.poll(() => isTakenOver(page)).toBe(true);
  // What the page does by itself comes before what she does.
  await sort(page).selectOption("Lowest price");
  await expect(page).toHaveURL("/rings?min=5100&max=5900&sort=price-up");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/returns");
});

import type { Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { expect, test } from "./test.ts";

const opening = (page: Page) => page.locator("[data-opening]");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a list of pieces from which none can be reached before `letGo` is called. */
async function openWithSlowPieces(page: Page): Promise<() => void> {
  const { promise: slow, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/product\/.*\.data/, async (route) => {
    await slow;
    await route.continue().catch(() => {
      // Nobody waits for it any more.
    });
  });
  await page.goto("/earings");
  return letGo;
}

test("a pressed piece is seen before its page is there, and stays in its place when it comes", async ({ page }) => {
  const letGo = await openWithSlowPieces(page);
  const card = page.getByRole("main").getByRole("article").nth(2);
  const name = await card.locator(".font-display").innerText();
  await card.getByRole("link").first().click();
  await expect(opening(page)).toContainText(name);
  await expect(opening(page)).toContainText(/PKR [\d,]+/);
  await expect(heading(page)).toHaveText("Earrings");
  const seen = await boxOf(opening(page).locator("picture"));
  const seenName = await boxOf(opening(page).getByText(name, { exact: true }));
  letGo();
  await expect(heading(page)).toHaveText(name);
  await expect(opening(page)).toHaveCount(0);
  const picture = page.getByRole("link", { name: /Open full screen$/ }).first();
  expect(await boxOf(picture)).toEqual(seen);
  expect(await boxOf(heading(page))).toEqual(seenName);
});

test("Back takes it away, and so does a piece that can't be had", async ({ page, problems }) => {
  const letGo = await openWithSlowPieces(page);
  const cards = page.getByRole("main").getByRole("article");
  await cards.nth(4).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  for (let times = 0; times < 2; times++) {
    await cards.nth(4).getByRole("link").first().click();
    await expect(opening(page)).toBeVisible();
    await page.goBack();
    await expect(opening(page)).toHaveCount(0);
    await expect(page).toHaveURL("/earings");
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  letGo();
  // The next piece that she opens is one step, as ever.
  await cards.nth(5).getByRole("link").first().click();
  await expect(heading(page)).not.toHaveText("Earrings");
  await page.goBack();
  await expect(heading(page)).toHaveText("Earrings");

  problems.allow(/Failed to fetch|net::ERR_FAILED|product/);
  await page.unrouteAll();
  await page.route(/\/product\/.*\.data/, (route) => route.abort("failed"));
  // One that was out of sight, so that nothing of it was fetched ahead.
  await page.getByRole("main").getByRole("article").nth(12).getByRole("link").first().click();
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(opening(page)).toHaveCount(0);
});

test("what lies behind it isn't pressed through it", async ({ page }) => {
  const letGo = await openWithSlowPieces(page);
  const cards = page.getByRole("main").getByRole("article");
  const second = await boxOf(cards.nth(1).getByRole("link").first());
  await cards.first().getByRole("link").first().click();
  await expect(opening(page)).toBeVisible();
  const name = await opening(page).locator(".font-display").innerText();
  await page.mouse.click(second.x + second.width / 2, second.y + 60);
  letGo();
  await expect(heading(page)).toHaveText(name);
});

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { leaveInBrowser, twoLines } from "./buying.ts";
import { expect, test } from "./test.ts";

/** What was asked for, as paths, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const picturesAhead = (page: Page) => page.locator('head link[rel=preload][imagesizes*="700px"]');
const dataOf = (asked: string[]) => asked.filter((path) => /^\/product\/\d+\.data$/.test(path));
const piece = (page: Page, place: number) => page.getByRole("article").nth(place).getByRole("link").first();
const pathOf = async (page: Page, place: number) => String(await piece(page, place).getAttribute("href"));

test("a piece in sight has its page's data fetched ahead, one further down has not", async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto("/rings");
  await expect.poll(() => dataOf(asked)).toContain(`${await pathOf(page, 0)}.data`);
  const last = (await page.getByRole("article").count()) - 1;
  expect(dataOf(asked)).not.toContain(`${await pathOf(page, last)}.data`);
  await piece(page, last).scrollIntoViewIfNeeded();
  await expect.poll(() => dataOf(asked)).toContain(`${await pathOf(page, last)}.data`);
});

test("of pieces that she scrolls past no data is fetched, of those where she stops it is", async ({ page }) => {
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  const asked = watchRequests(page);
  await page.goto("/rings");
  await expect.poll(() => dataOf(asked)).toContain(`${await pathOf(page, 0)}.data`);
  await page.clock.pauseAt("2025-01-01T11:00:00");
  const last = (await page.getByRole("article").count()) - 1;
  const before = dataOf(asked);
  for (let place = 6; place <= last; place += 2) {
    await piece(page, place).scrollIntoViewIfNeeded();
    await expect(piece(page, place)).toBeInViewport();
    await page.clock.runFor(100);
  }
  expect(dataOf(asked)).toEqual(before);
  await page.clock.runFor(1_000);
  await expect.poll(() => dataOf(asked)).toContain(`${await pathOf(page, last)}.data`);
  expect(dataOf(asked)).not.toContain(`${await pathOf(page, 8)}.data`);
});

test("its picture is fetched when she is about to open it, and is the one that the page then shows", async ({
  page,
}) => {
  await page.goto("/rings");
  const ahead = picturesAhead(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ahead.count()).toBe(0);
  await piece(page, 0).focus();
  await expect(ahead).toHaveCount(1);
  const sources = await ahead.getAttribute("imagesrcset");
  await piece(page, 0).press("Enter");
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const lead = page
    .getByRole("region", { name: /^Pictures of/ })
    .locator("source")
    .first();
  await expect(lead).toHaveAttribute("srcset", String(sources));
});

test("a thumb that scrolls the list asks for no large picture, one that rests on a piece does", async ({ page }) => {
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  await page.goto("/rings");
  await page.clock.pauseAt("2025-01-01T11:00:00");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ys: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: ys.map((y) => ({ x: 100, y })) });
  const { y, height } = await boxOf(piece(page, 0));
  const start = y + height / 2;
  await touch("touchStart", [start]);
  for (let moved = 20; moved <= 200; moved += 20) await touch("touchMove", [start - moved]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.clock.runFor(1_000);
  await touch("touchEnd", []);
  await page.clock.runFor(1_000);
  await expect(picturesAhead(page)).toHaveCount(0);

  // The list rolls on when the thumb is gone, on a busy machine for a while.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await wait(100);
      return page.evaluate(() => scrollY);
    })
    .toBe(0);
  await touch("touchStart", [start]);
  await expect(picturesAhead(page)).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(picturesAhead(page)).toHaveCount(1);
  await touch("touchEnd", []);
});

test("the focus that Show more leads to the first new piece asks for no large picture", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("link", { name: "Show more" }).tap();
  await expect(piece(page, 12)).toBeFocused();
  await wait(500);
  await expect(picturesAhead(page)).toHaveCount(0);
});

test("from the cart the checkout is fetched ahead, after the cart's own pictures", async ({ page }) => {
  await leaveInBrowser(page, JSON.stringify({ lines: twoLines }));
  const asked = watchRequests(page);
  await page.goto("/cart");
  await expect.poll(() => asked).toContain("/checkout.data");
  const pictures = asked.filter((path) => path.startsWith("/pictures/"));
  expect(pictures).toHaveLength(twoLines.length);
  expect(asked.indexOf("/checkout.data")).toBeGreaterThan(asked.indexOf(String(pictures.at(-1))));
});

test("who saves data has nothing fetched ahead", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = watchRequests(page);
  await page.goto("/rings");
  await page.waitForLoadState("networkidle");
  await piece(page, 0).hover();
  await piece(page, 0).focus();
  await page.getByRole("link", { name: /^Cart/ }).first().focus();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  await expect(picturesAhead(page)).toHaveCount(0);
  await piece(page, 0).press("Enter");
  await expect(page).toHaveURL(/\/product\/\d+$/);
  expect(asked).not.toContain("/rings.data");
});

test("the page that she leaves is kept for Back", async ({ page, problems }) => {
  await page.goto("/rings?sort=price-up");
  const kept = page.waitForResponse(/\/rings\.data\?sort=price-up$/);
  await piece(page, 0).click();
  expect((await kept).ok()).toBe(true);
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.waitForLoadState("networkidle");
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await expect(page.getByRole("article")).toHaveCount(18);
});

import type { Page } from "@playwright/test";
import {
  completeOrder,
  fillIn,
  main,
  openCheckout,
  passPlacing,
  place,
  placedHeading,
  placingHeading,
  stopClock,
} from "../buying.ts";
import { expect, test } from "../test.ts";

const confetti = (page: Page) => main(page).locator("canvas");

/** Counts what is drawn between one clearing of the canvas and the next. */
async function countPieces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawing = CanvasRenderingContext2D.prototype;
    const { fill, clearRect } = drawing;
    const pieces = { now: 0, most: 0 };
    Object.assign(window, { pieces });
    drawing.fill = function (this: CanvasRenderingContext2D, ...shape: unknown[]) {
      pieces.now += 1;
      pieces.most = Math.max(pieces.most, pieces.now);
      return Reflect.apply(fill, this, shape);
    };
    drawing.clearRect = function (this: CanvasRenderingContext2D, ...area: unknown[]) {
      pieces.now = 0;
      return Reflect.apply(clearRect, this, area);
    };
  });
}

const mostPieces = (page: Page) => page.evaluate(() => (window as unknown as { pieces: { most: number } }).pieces.most);

test.beforeEach(({ page }) => page.clock.install());

test.describe("confetti", () => {
  test("200 nuqtas for 20 s behind the text, that nothing is blocked by", async ({ page }) => {
    await countPieces(page);
    await openCheckout(page);
    await fillIn(page);
    await stopClock(page);
    await place(page);
    await expect(placedHeading(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(confetti(page)).toBeVisible();
    await expect(confetti(page).locator("..")).toHaveCSS("pointer-events", "none");
    await expect(confetti(page).locator("..")).toHaveCSS("z-index", "-10");
    await page.clock.runFor(6_000);
    expect(await mostPieces(page)).toBe(200);
    await page.clock.fastForward(12_000);
    await expect(confetti(page)).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(confetti(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Stop confetti" })).toHaveCount(0);
  });

  test("can be stopped", async ({ page }) => {
    await openCheckout(page);
    await fillIn(page);
    await place(page);
    await page.getByRole("button", { name: "Stop confetti" }).click();
    await expect(confetti(page)).toHaveCount(0);
    await expect(placedHeading(page)).toBeVisible();
  });

  test("stays away from those who asked for less motion, and the ring stands full", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCheckout(page);
    await fillIn(page);
    await stopClock(page);
    await completeOrder(page).click();
    await expect(placingHeading(page)).toBeVisible();
    const looks = await main(page)
      .locator(".placing-nuqta")
      .evaluateAll((ring) =>
        ring.map((nuqta) => [getComputedStyle(nuqta).animationName, getComputedStyle(nuqta).opacity]),
      );
    expect(looks).toEqual(Array.from({ length: 32 }, () => ["none", "1"]));
    await passPlacing(page);
    await expect(placedHeading(page)).toBeVisible();
    await expect(confetti(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Stop confetti" })).toHaveCount(0);
  });
});

test("checkout's script loads at checkout only, toasts with the form, confetti with the order", async ({ page }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.set(new URL(response.url()).pathname, response.text());
  });
  const isCheckout = async () => (await Promise.all(scripts.values())).some((text) => text.includes("Complete Order"));
  const isLoaded = (name: string) => [...scripts.keys()].some((path) => path.includes(name));

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect([await isCheckout(), isLoaded("toasts"), isLoaded("confetti")]).toEqual([false, false, false]);
  scripts.clear();
  await openCheckout(page);
  await page.waitForLoadState("networkidle");
  expect([await isCheckout(), isLoaded("toasts"), isLoaded("confetti")]).toEqual([true, false, false]);
  await fillIn(page);
  await expect.poll(() => isLoaded("toasts")).toBe(true);
  await place(page);
  await expect(confetti(page)).toBeVisible();
  expect(isLoaded("confetti")).toBe(true);
});

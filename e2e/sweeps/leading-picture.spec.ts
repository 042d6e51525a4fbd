import { setTimeout as wait } from "node:timers/promises";
import type { Page, Route } from "@playwright/test";
import { expect, isHydrated, test } from "../test.ts";

const lead = /\/pictures\/1-hero\.\w+\.(480|full)\.avif/;
const isScript = (path: string) => path.endsWith(".js");
const isOther = (path: string) => path.startsWith("/pictures/") && !lead.test(path);

/** Opens a product's page, whose leading picture is answered as the test says. */
async function open(page: Page, answer: (route: Route, asked: readonly string[]) => unknown): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(lead, (route) => answer(route, asked));
  await page.goto("/product/1", { waitUntil: "commit" });
  await expect.poll(() => isHydrated(page)).toBe(true);
  return asked;
}

test("scripts and the other pictures are requested after the leading picture", async ({ page }) => {
  const before: string[] = [];
  const asked = await open(page, async (route, sofar) => {
    // Long enough for the whole page to be read, and less than it waits for a picture that hangs.
    await wait(1_500);
    before.push(...sofar);
    await route.continue();
  });
  expect(before).toContain("/product/1");
  expect(before.filter((path) => isScript(path) || isOther(path))).toEqual([]);
  expect(asked.some(isScript)).toBe(true);
  await expect.poll(() => asked.some(isOther)).toBe(true);
});

test("offscreen pictures are requested once the page is hydrated", async ({ page }) => {
  const asked: string[] = [];
  const before: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/assets\/shared-/, async (route) => {
    // Less than the pictures wait for a script that hangs.
    await wait(1_500);
    before.push(...asked);
    await route.continue();
  });
  await page.goto("/product/1");
  const nextSlide = /^\/pictures\/1-(?!hero).*\.(480|full)\.avif$/;
  const thumbnail = /^\/pictures\/1-(?!hero).*\.240\.avif$/;
  expect(before.some((path) => thumbnail.test(path))).toBe(true);
  expect(before.filter((path) => nextSlide.test(path))).toEqual([]);
  await page
    .getByRole("link", { name: /Open full screen$/ })
    .nth(1)
    .scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((path) => nextSlide.test(path))).toBe(true);
});

test("a leading picture that fails or hangs doesn't stop the page", async ({ page, problems }) => {
  problems.allow(/1-hero/);
  await open(page, (route) => route.abort("failed"));
  await page.unrouteAll();
  await open(page, () => undefined);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aina");
});

/** The seconds after which nobody waits for the leading picture any more never pass. */
const waitForEver = () => {
  const { setTimeout: own } = window;
  Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms === 3000 ? 0 : own(work, ms)) });
};

test("rows below wait for the leading picture, and then for nothing", async ({ page }) => {
  await page.addInitScript(waitForEver);
  const seen = Promise.withResolvers<void>();
  await page.route(/\/pictures\/banner-art-1-/, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const names = ["Earrings", "Chokkars", "Long Chains", "Bridal Sets"];
  const pieces = (name: string) => page.getByRole("region", { name, exact: true }).locator("article").first();
  for (const name of names) await expect(pieces(name)).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  seen.resolve();
  for (const name of names) await expect(pieces(name)).toBeVisible();
});

test("scrolling doesn't wait for the leading picture", async ({ page }) => {
  await page.addInitScript(waitForEver);
  await page.route(/\/pictures\/banner-art-1-/, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.mouse.wheel(0, 800);
  const picture = page.getByRole("region", { name: "Earrings", exact: true }).locator("img").first();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), "the picture itself")
    .toBeGreaterThan(0);
});

import type { Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { expect, isHydrated } from "./test.ts";

export const slides = [
  { title: "Made by hand for your baraat", button: "See bridal sets", path: "/bridal-sets", ground: "#EFE6D8" },
  { title: "Close to the collarbone", button: "See chokkars", path: "/chokkars", ground: "#2D0E28" },
  { title: "Let it fall long", button: "See long chains", path: "/long-chains", ground: "#EFD8D1" },
];

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
export const banner = (page: Page) => page.getByRole("region", { name: "Collections" });
export const stage = (page: Page) => banner(page).locator("[aria-live]");
export const bullet = (page: Page, slide: number) => banner(page).getByRole("button", { name: `Slide ${slide} of 3` });
export const pause = (page: Page) => banner(page).getByRole("button", { name: "Pause slides" });
export const play = (page: Page) => banner(page).getByRole("button", { name: "Play slides" });
export const isPlaying = (page: Page) => expect(stage(page)).toHaveAttribute("aria-live", "off");
export const isWaiting = (page: Page) => expect(stage(page)).toHaveAttribute("aria-live", "polite");

export async function shows(page: Page, slide: number): Promise<void> {
  await expect(bullet(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(banner(page).getByRole("group", { name: `${slide} of 3` })).toBeVisible();
  await expect(banner(page).getByRole("heading", { level: 2 })).toHaveText([slides[slide - 1]?.title ?? ""]);
}

/** Time stands still but for what a test lets pass, once React has taken the page over. */
export async function openHomeWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  await page.clock.pauseAt("2025-01-01T10:00:01");
  await page.goto("/", { waitUntil: "commit" });
  await expect(async () => {
    if (!(await isHydrated(page))) await page.clock.runFor(20);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
}

export async function openWithStoppedClock(page: Page): Promise<void> {
  await openHomeWithStoppedClock(page);
  await isPlaying(page);
  const pictures = banner(page).locator("img");
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)))
    .toBe(true);
}

export async function swipe(page: Page, dx: number): Promise<void> {
  const box = await boxOf(stage(page));
  const from = { x: box.x + box.width * (dx < 0 ? 0.9 : 0.1), y: box.y + 200 };
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch("touchStart", from.x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from.x + dx * part);
  await touch("touchEnd");
}

import type { Browser, Page } from "@playwright/test";
import type { DeskSession } from "./desk-screens.ts";
import type { Screen, Size } from "./screens.ts";

/** As in the designs: phones at twice the pixel density. */
const devices = {
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

export async function takeScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
  size: Size,
  session?: DeskSession,
): Promise<Buffer> {
  const { path, prepare, whole = true, moving = false } = screen;
  const context = await browser.newContext({
    ...devices[size],
    baseURL: origin,
    timezoneId: "Asia/Karachi",
    reducedMotion: moving ? "no-preference" : "reduce",
    ...(session && { storageState: session }),
  });
  try {
    const page = await context.newPage();
    if (path) await page.goto(path);
    await prepare?.(page);
    if (whole) await unfold(page);
    if (!moving) await settle(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** Makes the viewport as high as the page, so that fixed bars are at the page's end, as in the designs. */
async function unfold(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
}

/** Waits for pictures, fonts and animations. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.loading !== "lazy");
    await Promise.allSettled(shown.map((image) => image.decode()));
    await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
  });
}

import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { swipeAt } from "../swipe.ts";
import { type Driver, phone } from "./driver.ts";

export async function driveChromium(): Promise<Driver> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("Chromium isn't there.");
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const open = () => browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  let page = await open();
  return {
    begin: async () => {
      await page.context().close();
      page = await open();
    },
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    // A page that is being left can't answer: the next one does.
    run: <Value>(expression: string) => page.evaluate<Value>(expression).catch(() => page.evaluate<Value>(expression)),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    slide: (point, dx) => swipeAt(page, point, dx),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    close: () => browser.close(),
  };
}

import { chromium } from "@playwright/test";
import { savedCart } from "./pages.ts";
import { type SpawnedChromium, spawnChromium } from "./spawned-chromium.ts";

/** A browser for Lighthouse to drive, with a cart of two pieces in its storage. */
export async function openDebuggedChromium(origin: string): Promise<SpawnedChromium> {
  const browser = await spawnChromium();
  await saveCart(origin, browser.port).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  return browser;
}

async function saveCart(origin: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("Chromium has no window.");
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), savedCart);
  await page.close();
  await browser.close();
}

/** The page of a shopper's own order. */
import type { Locator, Page } from "@playwright/test";
import { fillIn, openCheckout, payOnline, place, placedHeading } from "./buying.ts";
import { expect } from "./test.ts";

/** A payment screenshot of 2 by 2 pixels. */
export const screenshot = {
  name: "paid.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPQKQwAIgYIBQAZagO1zrc1SwAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Where the order stands. */
export const stage = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Comes back to the page from another app, again and again until the desk's change has arrived. */
export async function comesBackTo(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(seen).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Orders, to be paid to the wallet. */
export async function orderOnline(page: Page): Promise<void> {
  await openCheckout(page);
  await fillIn(page);
  await payOnline(page);
  await place(page);
  await expect(placedHeading(page)).toBeVisible();
}

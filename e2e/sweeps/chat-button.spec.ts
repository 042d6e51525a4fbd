import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { openCart } from "../buying.ts";
import { expect, test } from "../test.ts";

const chatButton = (page: Page) => page.locator(".chat-button");

/** At the end of the page, where nothing can be scrolled any higher: the controls that the button lies over. */
async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  return chatButton(page).evaluate((button) => {
    const over = button.getBoundingClientRect();
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    const controls = [...document.querySelectorAll(":is(main, footer) :is(a, button, input, select, summary)")];
    return controls
      .filter((control) => control.checkVisibility() && !control.closest("[inert]"))
      .filter((control) => [...control.getClientRects()].some(isCovered))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test("every control of a page can be scrolled out from under the chat button", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await openCart(page);
    expect(await coveredAtTheEnd(page), `the cart at ${width}`).toEqual([]);
    await page.goto("/rings");
    expect(await coveredAtTheEnd(page), `a listing at ${width}`).toEqual([]);

    await page.goto("/product/1");
    const bar = page.locator("[data-bottom-bar=shown]");
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const gap = async () => (await boxOf(bar)).y - (await boxOf(chatButton(page))).y - 56;
    await expect.poll(gap, "between the button and the sticky bar").toBe(20);
    expect(await coveredAtTheEnd(page), `a piece at ${width}`).toEqual([]);
  }
});

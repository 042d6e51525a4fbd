import type { Browser, Locator, Page } from "@playwright/test";
import { listingPage } from "./pages.ts";
import { openPhone, openTab, type Phone, slow4G, slowdown } from "./phone.ts";
import type { RequestLog } from "./requests.ts";
import { tap } from "./touch.ts";
import { openPage, untilQuiet } from "./visit.ts";
import { arrival, expectPage, goBack, watchNavigations } from "./watch-navigation.ts";

/** Milliseconds from the tap to the piece's page painted, and from Back to the list painted at its scroll position. */
export type Navigation = { tap: number; back: number };

const wayDown = 500;

/** A card that is fully inside the viewport. */
async function cardInView(page: Page): Promise<{ link: Locator; path: string }> {
  const links = page.getByRole("main").locator("article a[href^='/product/']");
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    const path = await link.getAttribute("href");
    if (box && path && box.y > 100 && box.y + box.height < (page.viewportSize()?.height ?? 0)) return { link, path };
  }
  throw new Error("No card is wholly in view.");
}

/** On a slow phone: opens the listing, scrolls, taps a piece and goes back; twice, the second time with a warm cache. */
export async function navigate(browser: Browser, origin: string): Promise<Navigation> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, { network: slow4G, cpu: slowdown });
    await watchNavigations(phone.page);
    const log = await openPage(phone, listingPage.path);
    await openAndReturn(phone, log);
    await phone.page.goto(listingPage.path, { waitUntil: "load" });
    await untilQuiet(log);
    return await openAndReturn(phone, log);
  } finally {
    await context.close();
  }
}

async function openAndReturn({ page, cdp }: Phone, log: RequestLog): Promise<Navigation> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), wayDown);
  await untilQuiet(log);
  const { link, path } = await cardInView(page);
  const scroll = await page.evaluate(() => scrollY);
  await expectPage(page, { path, part: "main form h1" });
  await tap(cdp, link);
  const tapped = await arrival(page);
  await untilQuiet(log);
  const back = await goBack(page, { path: listingPage.path, part: "main article", scroll });
  await untilQuiet(log);
  return { tap: tapped, back };
}

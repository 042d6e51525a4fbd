import type { Browser, Locator, Page } from "@playwright/test";
import { tap } from "./finger.ts";
import { listingPage } from "./pages.ts";
import { openPhone, openTab, type Phone, slow4G, slowdown } from "./phone.ts";
import type { PageRequest, RequestLog } from "./requests.ts";
import { openPage, untilQuiet } from "./visit.ts";
import { expectPage, goBack } from "./watch-navigation.ts";

export type Navigation = {
  /** From the tap to the piece, its whole page, and its picture in full; and from Back to the list. */
  seen: number;
  painted: number;
  picture: number;
  back: number;
  /** How far from where she was the list stood after Back, in pixels. */
  scrolledBy: number;
  /** What was fetched ahead: data of pieces in view before any touch, a picture while the finger was down. */
  dataOnView: number;
  pictureOnIntent: boolean;
  /** Data of the piece that still had to be fetched after the tap. */
  dataAfterTap: number;
};

const wayDown = 500;
const isData = ({ kind }: PageRequest) => kind === "data";
const isPicture = ({ kind }: PageRequest) => kind === "picture";

/** A card that is wholly in view. */
async function cardInView(page: Page): Promise<{ link: Locator; path: string }> {
  const links = page.getByRole("main").locator("article a[href^='/product/']");
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    const path = await link.getAttribute("href");
    if (box && path && box.y > 100 && box.y + box.height < (page.viewportSize()?.height ?? 0)) return { link, path };
  }
  throw new Error("No card is wholly in view.");
}

/** Opens the listing on a slow phone, moves down, waits, taps a piece, looks, and goes back. */
export async function navigate(browser: Browser, origin: string): Promise<Navigation> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, { network: slow4G, cpu: slowdown });
    const log = await openPage(phone, listingPage.path);
    await phone.page.evaluate((top) => scrollTo({ top, behavior: "instant" }), wayDown);
    await untilQuiet(log);
    return await openAndReturn(phone, log);
  } finally {
    await context.close();
  }
}

async function openAndReturn({ page, cdp }: Phone, log: RequestLog): Promise<Navigation> {
  const { link, path } = await cardInView(page);
  await expectPage(page, path);
  const scroll = await page.evaluate(() => scrollY);
  const ahead = log.requests();
  let meant: PageRequest[] = [];
  await tap(cdp, link, () => {
    meant = log.requests().slice(ahead.length);
  });
  const { seen, painted, picture = Number.NaN } = await page.evaluate(() => window.arrival);
  const after = log.requests().slice(ahead.length + meant.length);
  await untilQuiet(log);
  const back = await goBack(page, listingPage.path, scroll);
  return {
    seen,
    painted,
    picture,
    back: back.painted,
    scrolledBy: Math.round(back.scrolledBy),
    dataOnView: ahead.filter(isData).length,
    pictureOnIntent: meant.some(isPicture),
    dataAfterTap: after.filter(
      ({ kind, path: of, source }) => kind === "data" && of.startsWith(path) && source !== "cache",
    ).length,
  };
}

/** How much data is fetched ahead for who asked to save it; nothing should be. */
export async function countPrefetchesUnderDataSaver(browser: Browser, origin: string): Promise<number> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, {});
    await phone.page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const log = await openPage(phone, listingPage.path);
    return log.requests().filter(isData).length;
  } finally {
    await context.close();
  }
}

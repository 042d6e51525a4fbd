import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { listingPage } from "./pages.ts";
import { openPhone, openTab, type Phone, viewport } from "./phone.ts";
import type { PageRequest } from "./requests.ts";
import { openPage, untilQuiet } from "./visit.ts";

/** Bytes that were fetched during the swipes. */
export type SwipeTransfer = { pieces: number; pictures: number; prefetched: number; other: number };

const swipe = { from: 650, by: 450, steps: 6, stepMs: 16 };

const bytesOf = (requests: readonly PageRequest[]) =>
  requests.flatMap(({ arrivals }) => arrivals).reduce((sum, { bytes }) => sum + bytes, 0);

/** From top to bottom of a listing by touch, each swipe beginning on a card. */
export async function swipeThroughListing(browser: Browser, origin: string): Promise<SwipeTransfer> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, {});
    const log = await openPage(phone, listingPage.path);
    const before = log.requests().length;
    const isAtEnd = () =>
      phone.page.evaluate(() => {
        const last = [...document.querySelectorAll("main article")].at(-1);
        return !last || last.getBoundingClientRect().bottom < innerHeight;
      });
    while (!(await isAtEnd())) await swipeUp(phone);
    // Requests after the last swipe don't count; those under way are completed.
    const counted = log.requests().length;
    await untilQuiet(log);
    const came = log.requests().slice(before, counted);
    const shown = new Set(
      await phone.page
        .locator("img")
        .evaluateAll((all) =>
          all.map((image) => new URL((image as HTMLImageElement).currentSrc || "about:blank").pathname),
        ),
    );
    const [pictures, data] = [came.filter(({ path }) => shown.has(path)), came.filter(({ kind }) => kind === "data")];
    return {
      pieces: await phone.page.locator("main article").count(),
      pictures: bytesOf(pictures),
      prefetched: bytesOf(data),
      other: bytesOf(came) - bytesOf(pictures) - bytesOf(data),
    };
  } finally {
    await context.close();
  }
}

async function swipeUp({ cdp, page }: Phone): Promise<void> {
  const x = viewport.width / 4;
  const at = (y: number) => [{ x, y }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(swipe.from) });
  for (let step = 1; step <= swipe.steps; step += 1) {
    const touchPoints = at(swipe.from - (swipe.by * step) / swipe.steps);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    await wait(swipe.stepMs);
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await wait(300);
}

import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { listingPage } from "./pages.ts";
import { openPhone, openTab, type Phone, viewport } from "./phone.ts";
import type { PageRequest } from "./requests.ts";
import { openPage, untilQuiet } from "./visit.ts";

/** What came while she scrolled, in bytes. */
export type ThumbScroll = { pieces: number; inSight: number; ahead: number; other: number };

const swipe = { from: 650, by: 450, steps: 6, stepMs: 16 };

const bytesOf = (requests: readonly PageRequest[]) =>
  requests.flatMap(({ arrivals }) => arrivals).reduce((sum, { bytes }) => sum + bytes, 0);

/** From top to bottom of a listing by thumb, each swipe beginning on a card. */
export async function scrollByThumb(browser: Browser, origin: string): Promise<ThumbScroll> {
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
    // What is fetched ahead where she has stopped isn't asked for while she scrolls; what is on its way comes in.
    const asked = log.requests().length;
    await untilQuiet(log);
    const came = log.requests().slice(before, asked);
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
      inSight: bytesOf(pictures),
      ahead: bytesOf(data),
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

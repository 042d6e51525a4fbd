import type { BrowserContext } from "@playwright/test";
import { patience, until } from "./patience.ts";
import { openTab, type Phone, type Throttling } from "./phone.ts";
import { type Cookie, inPlainTab } from "./plain-tab.ts";
import { logRequests, type PageRequest, type RequestLog } from "./requests.ts";
import type { SpawnedChromium } from "./spawned-chromium.ts";
import { isSettled, type PageTimes, pageTimes, readTimes, untilTakenOver, watch, watchPage } from "./watch-page.ts";

export type Visit = { times: PageTimes; requests: PageRequest[] };

const quietFor = 700;

/**
 * Until nothing is under way and nothing has been heard of for a while: what comes late counts, too. The while begins
 * when it is asked for: a page that was long in being taken over was silent before, and asks for more only now.
 */
export function untilQuiet(log: RequestLog): Promise<void> {
  const asked = performance.now();
  const isQuiet = () => log.open() === 0 && performance.now() - Math.max(asked, log.lastHeard()) >= quietFor;
  return until(isQuiet, "The page never came to rest.");
}

/** Opens a page and waits until React has taken it over and it has come to rest. */
export async function openPage({ page, cdp }: Phone, path: string): Promise<RequestLog> {
  await watchPage(page);
  const log = logRequests(cdp);
  await page.goto(path, { waitUntil: "load", timeout: patience });
  await untilTakenOver(page);
  await untilQuiet(log);
  return log;
}

/** One visit in a tab of its own. */
export async function visit(context: BrowserContext, path: string, throttling: Throttling): Promise<Visit> {
  const phone = await openTab(context, throttling);
  const log = await openPage(phone, path);
  const times = await readTimes(phone.page);
  await phone.page.close();
  return { times, requests: log.requests() };
}

/** The first visit of a slow phone: nothing is cached, no connection is open. */
export function firstVisit(
  browser: SpawnedChromium,
  origin: string,
  path: string,
  cookies: readonly Cookie[] = [],
): Promise<Visit> {
  return inPlainTab(browser, { origin, cookies }, async ({ devtools, runAhead, open, evaluate }) => {
    await runAhead(watch);
    const log = logRequests(devtools);
    await open(origin + path);
    await until(() => evaluate(isSettled), "The page was never taken over.");
    await untilQuiet(log);
    return { times: await evaluate(pageTimes), requests: log.requests() };
  });
}

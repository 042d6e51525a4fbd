import type { BrowserContext } from "@playwright/test";
import { openTab, type Phone, type Throttling } from "./phone.ts";
import { type Cookie, inPlainTab } from "./plain-tab.ts";
import { logRequests, type PageRequest, type RequestLog } from "./requests.ts";
import type { SpawnedChromium } from "./spawned-chromium.ts";
import { browserTimeout, until } from "./until.ts";
import { isSettled, type PageTimes, pageTimes, readTimes, untilHydrated, watch, watchPage } from "./watch-page.ts";

export type Visit = { times: PageTimes; requests: PageRequest[] };

const quietFor = 700;

/**
 * Until the network has been idle for a while, so that late requests count, too. The idle time starts with this call:
 * a page that took long to hydrate was idle before, and fetches more only now.
 */
export function untilQuiet(log: RequestLog): Promise<void> {
  const called = performance.now();
  const isQuiet = () => log.open() === 0 && performance.now() - Math.max(called, log.lastHeard()) >= quietFor;
  return until(isQuiet, "The network never became idle.");
}

/** Opens a page and waits until it is hydrated and its network is idle. */
export async function openPage({ page, cdp }: Phone, path: string): Promise<RequestLog> {
  await watchPage(page);
  const log = logRequests(cdp);
  await page.goto(path, { waitUntil: "load", timeout: browserTimeout });
  await untilHydrated(page);
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
  return inPlainTab(browser, { origin, cookies }, async ({ devtools, runBeforeScripts, open, evaluate }) => {
    await runBeforeScripts(watch);
    const log = logRequests(devtools);
    await open(origin + path);
    await until(() => evaluate(isSettled), "The page was never hydrated.");
    await untilQuiet(log);
    return { times: await evaluate(pageTimes), requests: log.requests() };
  });
}

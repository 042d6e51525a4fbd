import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import { openPhone, openTab, slow4G, slowdown, type Throttling } from "./phone.ts";
import { logRequests, type PageRequest, type RequestLog } from "./requests.ts";
import { type PageTimes, readTimes, untilTakenOver, watchPage } from "./watch-page.ts";

export type Visit = { times: PageTimes; requests: PageRequest[] };

const quietFor = 700;
const patience = 60_000;

/** Until nothing is under way and nothing has been heard of for a while: what comes late counts, too. */
export async function untilQuiet(log: RequestLog): Promise<void> {
  const deadline = performance.now() + patience;
  while (log.open() > 0 || performance.now() - log.lastHeard() < quietFor) {
    if (performance.now() > deadline) throw new Error("The page never came to rest.");
    await wait(50);
  }
}

/** One visit in a tab of its own, watched until it has come to rest. */
export async function visit(context: BrowserContext, url: string, throttling: Throttling): Promise<Visit> {
  const { page, cdp } = await openTab(context, throttling);
  await watchPage(page);
  const log = logRequests(cdp);
  await page.goto(url, { waitUntil: "load", timeout: patience });
  await untilTakenOver(page);
  await untilQuiet(log);
  const times = await readTimes(page);
  await page.close();
  return { times, requests: log.requests() };
}

/** The first visit of a slow phone: nothing is cached, no connection is open. */
export async function firstVisit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await openPhone(browser, origin);
  try {
    return await visit(context, origin + path, { network: slow4G, cpu: slowdown });
  } finally {
    await context.close();
  }
}

import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import { type Cookies, openPhone, openTab, type Phone, slow4G, slowdown, type Throttling } from "./phone.ts";
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
export async function firstVisit(
  browser: Browser,
  origin: string,
  path: string,
  cookies: Cookies = [],
): Promise<Visit> {
  const context = await openPhone(browser, origin, cookies);
  try {
    return await visit(context, path, { network: slow4G, cpu: slowdown });
  } finally {
    await context.close();
  }
}

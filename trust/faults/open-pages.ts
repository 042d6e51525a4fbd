import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../e2e/chromium.ts";
import { findFreePort } from "../../e2e/free-port.ts";
import { watchProblems } from "../../e2e/problems.ts";
import { startCaddy } from "../caddy.ts";
import { audit, auditFindings } from "../order-audit.ts";
import { atLeast, type Finding, isTrue, nothing } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";
import { type Intention, intentions, type Placed } from "../taps.ts";
import { nextVersion, patchedVersion, type ShopVersion, thisVersion } from "../versions.ts";

/** A file that only the version before has. */
const oldPicture = "1-hero.00000000.480.webp";

/**
 * Pages of this version are open in a browser, with choices made and fields filled in, when the next version replaces
 * it; then both run at once behind Caddy, as on two machines of which one has been updated.
 */
export async function openPages(folder: string, database: string, isShort: boolean): Promise<Finding[]> {
  const before = await thisVersion(join(folder, "before"), oldPicture);
  const after = await (isShort ? patchedVersion : nextVersion)(join(folder, "after"));
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags });
  const ports = [await findFreePort(), await findFreePort()] as const;
  const start = ({ root }: ShopVersion, port: number) =>
    startShop({ root, port, database, env: { STOP_DELAY: "3", LOG_LEVEL: "warn" } });
  const placed: Placed = new Map();
  let shops: ShopProcess[] = [];
  try {
    shops = [await start(before, ports[0])];
    const one = await startCaddy(join(folder, "caddy"), ports);
    const tabs = await openTabs(browser, one.origin, placed);
    shops.push(await start(after, ports[1]));
    await shops.shift()?.end("SIGTERM");
    const released = await tapAll(tabs, before, after);
    const showsPicture = await canShow(tabs[0]?.page, `/pictures/${oldPicture}`);
    await closeTabs(tabs);
    await one.stop();

    shops.push(await start(before, ports[0]));
    const two = await startCaddy(join(folder, "caddy-two"), ports, "round_robin");
    const mixed: Tapped[] = [];
    for (let round = 0; round < (isShort ? 1 : 5); round++) {
      const mixedTabs = await openTabs(browser, two.origin, placed);
      mixed.push(await tapAll(mixedTabs, before, after));
      await closeTabs(mixedTabs);
    }
    await two.stop();
    return [
      ...findings("the next release in its place", [released]),
      isTrue("a picture of the release before is shown", showsPicture),
      ...findings("two releases at once", mixed),
      ...auditFindings(await audit(database, placed)),
    ];
  } finally {
    await browser.close();
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
  }
}

type Tab = { intention: Intention; context: BrowserContext; page: Page; problems: string[]; scripts: string[] };

/** One tab per intention, at a phone's size. */
function openTabs(browser: Browser, origin: string, placed: Placed): Promise<Tab[]> {
  return Promise.all(
    intentions(placed).map(async (intention) => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const context = await browser.newContext({ ...phone, baseURL: origin });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const tab: Tab = { intention, context, page, problems: [], scripts: [] };
      context.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() >= 400) tab.problems.push(`${response.status()} ${pathname}`);
        else if (pathname.startsWith("/assets/")) tab.scripts.push(pathname);
      });
      await intention.open(page);
      return tab;
    }),
  );
}

async function closeTabs(tabs: readonly Tab[]): Promise<void> {
  await Promise.all(tabs.map(({ context }) => context.close()));
}

type Tapped = {
  taps: number;
  failed: string[];
  problems: string[];
  tooManyPages: string[];
  /** How many scripts were requested that only one of the two versions has. */
  oldScripts: number;
  newScripts: number;
};

async function tapAll(tabs: readonly Tab[], before: ShopVersion, after: ShopVersion): Promise<Tapped> {
  const tapped: Tapped = { taps: 0, failed: [], problems: [], tooManyPages: [], oldScripts: 0, newScripts: 0 };
  for (const { intention, context, page, problems, scripts } of tabs) {
    const watched = watchProblems(context);
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    scripts.length = 0;
    try {
      await intention.tap(page);
    } catch (error) {
      tapped.failed.push(`${intention.name}: ${error instanceof Error ? error.message : error}`);
    }
    tapped.taps++;
    if (loaded.length > intention.pages) tapped.tooManyPages.push(`${intention.name}: ${loaded.join(" ")}`);
    tapped.problems.push(...problems, ...watched.unexpected());
    tapped.oldScripts += scripts.filter((path) => before.assets.has(path) && !after.assets.has(path)).length;
    tapped.newScripts += scripts.filter((path) => after.assets.has(path) && !before.assets.has(path)).length;
  }
  return tapped;
}

function findings(when: string, all: readonly Tapped[]): Finding[] {
  const sum = (of: (tapped: Tapped) => number) => all.reduce((total, tapped) => total + of(tapped), 0);
  const taps = sum(({ taps }) => taps);
  return [
    nothing(
      `${when}: things that a shopper was about to do, and couldn't`,
      all.flatMap(({ failed }) => failed),
      taps,
    ),
    nothing(
      `${when}: failed requests, errors in pages`,
      all.flatMap(({ problems }) => problems),
    ),
    nothing(
      `${when}: more whole pages than taps`,
      all.flatMap(({ tooManyPages }) => tooManyPages),
    ),
    atLeast(
      `${when}: scripts that only the old release has`,
      sum(({ oldScripts }) => oldScripts),
      1,
      "scripts",
    ),
    atLeast(
      `${when}: scripts that only the new one has`,
      sum(({ newScripts }) => newScripts),
      1,
      "scripts",
    ),
  ];
}

async function canShow(page: Page | undefined, path: string): Promise<boolean> {
  const decode = (address: string) => {
    const picture = new Image();
    picture.src = address;
    return picture.decode().then(
      () => true,
      () => false,
    );
  };
  return (await page?.evaluate(decode, path)) ?? false;
}

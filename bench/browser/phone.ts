import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../e2e/chromium.ts";
import { savedCart } from "./pages.ts";

/** Lighthouse's slow 4G: milliseconds and bytes a second. */
export const slow4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How much slower a mid-range phone is than the machine that measures. */
export const slowdown = 4;

export const viewport = { width: 390, height: 844 };
export const pixelsToThePoint = 2;

export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("The benchmark needs Chromium: install it, or set CHROMIUM_PATH.");
  return path;
}

export function openBrowser(flags: readonly string[] = chromiumFlags): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...flags] });
}

/** For pages that answer only at the build's PUBLIC_URL: maps its host to this port. */
export function flagsFor(address: string, port: number): string[] {
  const rule = `--host-resolver-rules=MAP ${new URL(address).host} 127.0.0.1:${port}`;
  return [...chromiumFlags.filter((flag) => !flag.startsWith("--host-resolver-rules")), rule];
}

export function openBrowserFor(address: string, port: number): Promise<Browser> {
  return openBrowser(flagsFor(address, port));
}

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession };
export type Throttling = { network?: typeof slow4G; cpu?: number };

/** A phone with an empty cache and a cart of two pieces. */
export function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    deviceScaleFactor: pixelsToThePoint,
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [savedCart] }] },
  });
}

export async function openTab(context: BrowserContext, { network, cpu }: Throttling): Promise<Phone> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", { offline: false, ...network });
  if (cpu) await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return { context, page, cdp };
}

import type { Page } from "@playwright/test";

/** What the page itself saw, in milliseconds since its navigation began. */
export type PageTimes = {
  timeOrigin: number;
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, in words. */
  largest: string;
  /** When React had taken over the page; undefined where there is none. */
  hydrated?: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
};

declare global {
  interface Window {
    pageTimes: PageTimes;
  }
  interface PerformanceEntry {
    element?: Element | null;
    url?: string;
    value?: number;
  }
}

/**
 * Must run before the page's own scripts. React marks each element that it has taken over with a property of its own,
 * parents after their children: when <html> has it, the page is hydrated.
 */
export function watch(): void {
  const times: PageTimes = {
    timeOrigin: performance.timeOrigin,
    firstPaint: 0,
    largestPaint: 0,
    largest: "",
    layoutShift: 0,
    longTasks: [],
  };
  window.pageTimes = times;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") times.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime, element, url }) => {
    times.largestPaint = startTime;
    times.largest = url ? new URL(url).pathname : (element?.textContent ?? "").trim().slice(0, 60);
  });
  observe("layout-shift", ({ value = 0 }) => {
    times.layoutShift += value;
  });
  observe("longtask", ({ startTime: start, duration }) => void times.longTasks.push({ start, duration }));
  const look = () => {
    const isTaken = [document.documentElement, document.querySelector("#app > *")].some((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$")),
    );
    if (isTaken) times.hydrated = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A page without scripts, as the floors are, is never taken over. */
export const isSettled = () => window.pageTimes.hydrated !== undefined || document.scripts.length === 0;

export const pageTimes = () => window.pageTimes;

/** Must be added before the page is opened. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

export function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(pageTimes);
}

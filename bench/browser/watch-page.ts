import type { Page } from "@playwright/test";

/** Measured in the page, in milliseconds since its navigation started. */
export type PageTimes = {
  timeOrigin: number;
  firstPaint: number;
  largestPaint: number;
  /** A description of the largest paint's element. */
  largest: string;
  /** When the page was hydrated; undefined without React. */
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
 * Must run before the page's own scripts. React sets a property on each element that it hydrates, on parents after their
 * children: when <html> has it, the page is hydrated.
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
  const check = () => {
    const isTaken = [document.documentElement, document.querySelector("#app > *")].some((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$")),
    );
    if (isTaken) times.hydrated = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** A page without scripts, as the baselines are, is never hydrated. */
export const isSettled = () => window.pageTimes.hydrated !== undefined || document.scripts.length === 0;

export const pageTimes = () => window.pageTimes;

/** Call before the page is opened. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

export function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(pageTimes);
}

import type { Browser } from "@playwright/test";
import { productPage } from "./pages.ts";
import { openPhone, openTab, slow4G, slowdown } from "./phone.ts";
import { openPage } from "./visit.ts";
import { readTimes } from "./watch-page.ts";

export type FirstTap = {
  firstPaint: number;
  /** When the button was there to be pressed: a page is painted while it is still being read. */
  there: number;
  /** When that press was shown as felt. */
  felt: number;
  /** Whether what it asked for was done in the end. */
  worked: boolean;
};

declare global {
  interface Window {
    thereAt: number;
    feltAt: number;
  }
}

const pieces = () => (localStorage.getItem("naqsh-cart")?.match(/"quantity":(\d+)/g) ?? []).join();

/** On a slow phone: "Add to cart" is pressed as soon as it is painted, long before the scripts are there. */
export async function tapAtFirstPaint(browser: Browser, origin: string): Promise<FirstTap> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, { network: slow4G, cpu: slowdown });
    await phone.page.addInitScript(() => {
      const press = () => {
        const button = document.querySelector<HTMLButtonElement>("main button[type=submit]");
        if (!button) return void requestAnimationFrame(press);
        window.thereAt = performance.now();
        button.click();
        requestAnimationFrame(() => {
          if (button.ariaBusy === "true" || button.textContent === "Added") window.feltAt = performance.now();
        });
      };
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName("first-contentful-paint").length) return;
        observer.disconnect();
        press();
      }).observe({ type: "paint", buffered: true });
    });
    await phone.page.goto("/healthz");
    const before = await phone.page.evaluate(pieces);
    await openPage(phone, productPage.path);
    const { firstPaint } = await readTimes(phone.page);
    const there = await phone.page.evaluate(() => window.thereAt);
    const felt = await phone.page.evaluate(() => window.feltAt ?? Number.POSITIVE_INFINITY);
    return { firstPaint, there, felt, worked: (await phone.page.evaluate(pieces)) !== before };
  } finally {
    await context.close();
  }
}

import type { Browser } from "@playwright/test";
import { productPage } from "./pages.ts";
import { openPhone, openTab, slow4G, slowdown } from "./phone.ts";
import { openPage } from "./visit.ts";
import { readTimes } from "./watch-page.ts";

export type FirstTap = {
  firstPaint: number;
  /** When the button could be pressed: the first paint may come while the HTML is still being parsed. */
  pressable: number;
  /** When the press was acknowledged on the screen. */
  acknowledged: number;
  /** Whether the piece was added in the end. */
  worked: boolean;
};

declare global {
  interface Window {
    pressableAt: number;
    acknowledgedAt: number;
  }
}

const cartQuantities = () => (localStorage.getItem("naqsh-cart")?.match(/"quantity":(\d+)/g) ?? []).join();

/** On a slow phone: presses "Add to cart" as soon as it is painted, long before the page is hydrated. */
export async function tapAtFirstPaint(browser: Browser, origin: string): Promise<FirstTap> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, { network: slow4G, cpu: slowdown });
    await phone.page.addInitScript(() => {
      const press = () => {
        const button = document.querySelector<HTMLButtonElement>("main button[type=submit]");
        if (!button) return void requestAnimationFrame(press);
        window.pressableAt = performance.now();
        button.click();
        requestAnimationFrame(() => {
          if (button.ariaBusy === "true" || button.textContent === "Added") window.acknowledgedAt = performance.now();
        });
      };
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName("first-contentful-paint").length) return;
        observer.disconnect();
        press();
      }).observe({ type: "paint", buffered: true });
    });
    await phone.page.goto("/healthz");
    const before = await phone.page.evaluate(cartQuantities);
    await openPage(phone, productPage.path);
    const { firstPaint } = await readTimes(phone.page);
    const pressable = await phone.page.evaluate(() => window.pressableAt);
    const acknowledged = await phone.page.evaluate(() => window.acknowledgedAt ?? Number.POSITIVE_INFINITY);
    return { firstPaint, pressable, acknowledged, worked: (await phone.page.evaluate(cartQuantities)) !== before };
  } finally {
    await context.close();
  }
}

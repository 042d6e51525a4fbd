import type { Page } from "@playwright/test";

/** When a page that is reached without a page load was seen; milliseconds since the tap or the press of Back. */
export type Arrival = { seen: number; painted: number; picture?: number };

declare global {
  interface Window {
    arrival: Promise<Arrival>;
  }
}

/**
 * Starts the clock at the next click: the piece itself, by what stands in for its page or by the page; the page with
 * this path and another heading, painted; then its first picture.
 */
export async function expectPage(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const left = heading();
    const painted = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        }),
      );
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const clicked = new Promise<number>((resolve) =>
      window.addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    const isThere = () => location.pathname === wanted && heading() !== left;
    window.arrival = clicked.then(async (start) => {
      while (!isThere() && !document.querySelector("[data-opening]")) await nextFrame();
      const seen = (await painted()) - start;
      while (!isThere()) await nextFrame();
      const there = (await painted()) - start;
      const first = () => document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
      while (!first()?.complete || !first()?.naturalWidth) await nextFrame();
      await first()?.decode();
      return { seen, painted: there, picture: (await painted()) - start };
    });
  }, path);
}

/** Goes back; done when the list is painted and stands where it was left. Waits two seconds for it at most. */
export function goBack(page: Page, path: string, scroll: number): Promise<{ painted: number; scrolledBy: number }> {
  return page.evaluate(
    async ({ path, scroll }) => {
      const isBack = () => location.pathname === path && document.querySelector("main article") !== null;
      const isInPlace = () => Math.abs(scrollY - scroll) <= 1;
      const start = performance.now();
      history.back();
      while (!(isBack() && isInPlace()) && performance.now() - start < 2000)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const painted = await new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
      return { painted: painted - start, scrolledBy: scrollY - scroll };
    },
    { path, scroll },
  );
}

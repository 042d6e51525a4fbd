import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Every movement that nobody asked for, in words. Must be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName} ${element?.className} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
        });
        shifts.push([value.toFixed(5), ...moved].join("\n  "));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What is left is the font: letters of its own width, here and there a pixel, in place of the system's. */
const fontsAlone = 0.003;

export async function expectCalm(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shifts.join("\n")).toBeLessThan(fontsAlone);
}

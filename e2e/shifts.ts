import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records layout shifts without recent input, in words. Must be called before the page is opened. */
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

/** The web font, whose letters differ from the fallback's by a pixel here and there. */
const fontsAlone = 0.003;

export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shifts.join("\n")).toBeLessThan(fontsAlone);
}

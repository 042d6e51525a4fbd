import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** For each event, milliseconds until the frame that shows its effect had been painted. */
    inputDelays: number[];
    /** The browser's own Event Timing, in steps of 8 ms; nothing below 16 ms is reported. */
    eventTimings: number[];
  }
}

/** Call before the page is opened. A message that is posted in a frame's callback arrives once that frame is painted. */
export async function watchInput(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.inputDelays = [];
    window.eventTimings = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.eventTimings.push(duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

    const watch = ({ timeStamp, isTrusted }: Event) => {
      if (!isTrusted) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void window.inputDelays.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    };
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "input"])
      window.addEventListener(type, watch, { capture: true });
  });
}

export type Interaction = { toPaint: number; eventTiming: number };

/** The events since the last call as one interaction: the slowest of them counts. */
export async function takeInteraction(page: Page): Promise<Interaction> {
  const { delays, timings } = await page.evaluate(() => ({
    delays: window.inputDelays.splice(0),
    timings: window.eventTimings.splice(0),
  }));
  if (delays.length === 0) throw new Error("The page saw no input.");
  return {
    toPaint: Math.max(...delays),
    eventTiming: Math.max(0, ...timings),
  };
}

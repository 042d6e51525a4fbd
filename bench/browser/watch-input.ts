import type { Page } from "@playwright/test";

/** One event of an interaction, in milliseconds. */
export type InputDelay = {
  type: string;
  /** From the event until the frame that shows its effect has been painted. */
  toPaint: number;
  /** The part of it in which the page worked; the rest is the wait for the screen's next frame. */
  work: number;
};

declare global {
  interface Window {
    inputDelays: InputDelay[];
    /** The browser's own Event Timing, in steps of 8 ms; nothing below 16 ms is reported. */
    eventTimings: number[];
  }
}

/**
 * Must be added before the page is opened. A message arrives after the task that sent it: one sent by an event, when
 * all that the event set off has been done; one sent in a frame's callback, when that frame has been painted.
 */
export async function watchInput(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.inputDelays = [];
    window.eventTimings = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.eventTimings.push(duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

    const soon = (act: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(undefined);
    };
    const watch = ({ type, timeStamp, isTrusted }: Event) => {
      if (!isTrusted) return;
      let handled = 0;
      soon(() => {
        handled = performance.now();
      });
      requestAnimationFrame((): void => {
        const frame = performance.now();
        const before = (handled || frame) - timeStamp;
        soon(() => {
          const painted = performance.now();
          window.inputDelays.push({ type, toPaint: painted - timeStamp, work: before + painted - frame });
        });
      });
    };
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "input"])
      window.addEventListener(type, watch, { capture: true });
  });
}

export type Interaction = { toPaint: number; work: number; eventTiming: number };

/** What was seen since the last time, as one interaction: the slowest of its events counts. */
export async function takeInteraction(page: Page): Promise<Interaction> {
  const { delays, timings } = await page.evaluate(() => ({
    delays: window.inputDelays.splice(0),
    timings: window.eventTimings.splice(0),
  }));
  if (delays.length === 0) throw new Error("The page saw no input.");
  return {
    toPaint: Math.max(...delays.map(({ toPaint }) => toPaint)),
    work: Math.max(...delays.map(({ work }) => work)),
    eventTiming: Math.max(0, ...timings),
  };
}

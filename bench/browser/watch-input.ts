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
 * Must be added before the page is opened. A message that is sent in a frame's callback arrives when that frame has
 * been painted.
 */
export async function watchInput(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.inputDelays = [];
    window.eventTimings = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.eventTimings.push(duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

    const afterPaint = (done: (frame: number, painted: number) => void) =>
      requestAnimationFrame(() => {
        const frame = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(frame, performance.now());
        port2.postMessage(undefined);
      });
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "input"]) {
      let handled = 0;
      const capture = ({ timeStamp, isTrusted }: Event) => {
        if (!isTrusted) return;
        afterPaint((frame, painted) => {
          const work = handled - timeStamp + (painted - frame);
          window.inputDelays.push({ type, toPaint: painted - timeStamp, work });
        });
      };
      window.addEventListener(type, capture, { capture: true });
      // React renders in a microtask that was queued before this one.
      window.addEventListener(type, () => queueMicrotask(() => (handled = performance.now())));
    }
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

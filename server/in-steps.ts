import { setTimeout as wait } from "node:timers/promises";

/** Until a step says that it was the last. Rests as long as it works, so that orders go first. */
export async function inSteps(signal: AbortSignal, step: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    const start = performance.now();
    if (await step()) return;
    await wait(performance.now() - start, undefined, { ref: false });
  }
}

import { setTimeout as wait } from "node:timers/promises";

/** For anything that a browser is asked to do, in milliseconds, so that a hung one doesn't hold up the run. */
export const browserTimeout = 60_000;

export async function until(isSo: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  const deadline = performance.now() + browserTimeout;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(complaint);
    await wait(50);
  }
}

import { setTimeout as wait } from "node:timers/promises";

/** How long a browser may take for anything, in milliseconds: one that falls silent must not hold up the run. */
export const patience = 60_000;

export async function until(isSo: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(complaint);
    await wait(50);
  }
}

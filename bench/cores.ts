import { availableParallelism } from "node:os";
import { isOnPath } from "../scripts/checks/system-packages.ts";
import { capture } from "../scripts/launch/run.mjs";

/** Server and load generator have a core each, so that they don't slow each other down. */
export const serverCore = 0;
export const clientCore = 1;

export const canPin = availableParallelism() > 1 && isOnPath("taskset");

/** The command, pinned to this core where the machine allows it. */
export function onCore(core: number, command: string, args: readonly string[]): [string, string[]] {
  return canPin ? ["taskset", ["-c", String(core), command, ...args]] : [command, [...args]];
}

/** Pins a running process with all of its threads. */
export async function moveToCore(core: number, pid: number | undefined): Promise<void> {
  if (!canPin) return;
  const { code, output } = await capture("taskset", ["-acp", String(core), String(pid)], {});
  if (code !== 0) throw new Error(`taskset failed: ${output.trim()}`);
}

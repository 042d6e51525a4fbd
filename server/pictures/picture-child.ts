import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { join, sep } from "node:path";
import type { Readable } from "node:stream";

/** Pages and orders go first. */
const lowestPriority = 19;

/** It holds a picture and little else. */
const memory = ["--max-old-space-size=64", "--max-semi-space-size=1"];

const root = join(import.meta.dirname, "..", "..");

/**
 * Its code may read itself and nothing else: no files, no network, no processes. Node can't hold native code to that,
 * and sharp is native; so there is no secret in its environment either.
 */
const packages = join(root, "node_modules");
// A link to a folder counts as another place than the folder itself.
const readable = new Set([import.meta.dirname, join(root, "shop"), packages, realpathSync(packages)]);
const permissions = [
  "--permission",
  "--allow-addons",
  ...[...readable].map((folder) => `--allow-fs-read=${folder}${sep}`),
];
const environment = { MALLOC_ARENA_MAX: "1" };

type Errand = {
  /** The script's name beside this file. */
  script: string;
  args?: readonly string[];
  /** What it reads: bytes, or an open file. */
  input: Uint8Array | number;
  /** Killed after so many milliseconds; a picture can be made to take for ever. */
  patience: number;
  signal?: AbortSignal | undefined;
};

/**
 * Runs a script in a process of its own, with the lowest priority: a picture that was made to hurt takes nobody with
 * it. Whether it came to its end.
 */
export async function runPictureChild(
  { script, args = [], input, patience, signal }: Errand,
  read: (output: Readable) => Promise<void>,
): Promise<boolean> {
  if (signal?.aborted) return false;
  const path = join(import.meta.dirname, script);
  const child = spawn(process.execPath, [...memory, ...permissions, path, ...args], {
    env: environment,
    stdio: [typeof input === "number" ? input : "pipe", "pipe", "ignore"],
    timeout: patience,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const ended = once(child, "close").catch(() => [1]);
  child.stdin?.on("error", () => undefined);
  if (child.pid !== undefined) lower(child.pid);
  if (typeof input !== "number") child.stdin?.end(input);
  // Its output may end in the middle, and what it wrote until then is worth nothing.
  const whole = child.stdout
    ? read(child.stdout).then(
        () => true,
        () => false,
      )
    : false;
  const [code] = await ended;
  return (await whole) && code === 0;
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowestPriority);
  } catch {
    // It has ended already, or we may not: it is read all the same.
  }
}

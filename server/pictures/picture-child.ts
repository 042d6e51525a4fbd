import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { join, sep } from "node:path";
import type { Readable } from "node:stream";

/** Pages and orders take precedence. */
const lowestPriority = 19;

/** The child holds one picture and little else. */
const memoryLimits = ["--max-old-space-size=64", "--max-semi-space-size=1"];

const root = join(import.meta.dirname, "..", "..");

/**
 * The child may read its own code and nothing else: no files, no network, no processes. Node's permission model doesn't
 * bind native code, and sharp is native; so the child's environment has no secrets either.
 */
const packages = join(root, "node_modules");
// Permissions are per path: a symbolic link and its target are two.
const readable = new Set([
  ...[import.meta.dirname, join(root, "shop"), packages, realpathSync(packages)],
  // The logo.
  join(root, "app", "assets"),
]);
const permissions = [
  "--permission",
  "--allow-addons",
  ...[...readable].map((folder) => `--allow-fs-read=${folder}${sep}`),
];
const environment = {
  MALLOC_ARENA_MAX: "1",
  // Words are drawn with our own fonts alone: the same picture on every machine, also on one without fonts.
  FONTCONFIG_FILE: join(import.meta.dirname, "fonts", "fonts.conf"),
};

type Child = {
  /** A file beside this one. */
  script: string;
  args?: readonly string[];
  /** Its standard input: bytes, or a file descriptor. */
  input: Uint8Array | number;
  /** In milliseconds, then it is killed: a crafted picture can take for ever. */
  timeout: number;
  signal?: AbortSignal | undefined;
};

/**
 * Runs a script in a process of its own, at the lowest priority: a picture that crashes the decoder takes nothing else
 * with it. Whether it succeeded.
 */
export async function runPictureChild(
  { script, args = [], input, timeout, signal }: Child,
  read: (output: Readable) => Promise<void>,
): Promise<boolean> {
  if (signal?.aborted) return false;
  const path = join(import.meta.dirname, script);
  const child = spawn(process.execPath, [...memoryLimits, ...permissions, path, ...args], {
    env: environment,
    stdio: [typeof input === "number" ? input : "pipe", "pipe", "ignore"],
    timeout,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const ended = once(child, "close").catch(() => [1]);
  child.stdin?.on("error", () => undefined);
  if (child.pid !== undefined) lower(child.pid);
  if (typeof input !== "number") child.stdin?.end(input);
  // The output may be cut off, and is worthless then.
  const isComplete = child.stdout
    ? read(child.stdout).then(
        () => true,
        () => false,
      )
    : false;
  const [code] = await ended;
  return (await isComplete) && code === 0;
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowestPriority);
  } catch {
    // It has ended already, or we lack the right; neither matters.
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { join } from "node:path";
import { createTurnstile } from "../http/limits.ts";

const child = join(import.meta.dirname, "read-picture-child.ts");

/** Pages and orders go first. */
const lowestPriority = 19;
const longestLine = 20;

export type ReadPicture = { type: string; bytes: Uint8Array };

/**
 * Decodes what somebody sent and encodes it anew, upright and without a word about where it was taken. In a process of
 * its own, one at a time and with the lowest priority: a picture made to hurt takes nobody with it.
 */
export function createPictureReader(): (bytes: Uint8Array) => Promise<ReadPicture | undefined> {
  const turnstile = createTurnstile(1, longestLine);
  return async (bytes) => {
    const read = await turnstile(() => readInChild(bytes));
    return read === "full" ? undefined : read;
  };
}

async function readInChild(bytes: Uint8Array): Promise<ReadPicture | undefined> {
  const process_ = spawn(process.execPath, ["--max-old-space-size=64", child], { stdio: ["pipe", "pipe", "ignore"] });
  const chunks: Buffer[] = [];
  process_.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  process_.stdin.on("error", () => undefined);
  const ended = once(process_, "close");
  if (process_.pid !== undefined) lower(process_.pid);
  process_.stdin.end(bytes);
  const [code] = await ended;
  return code === 0 && chunks.length > 0 ? { type: "image/webp", bytes: Buffer.concat(chunks) } : undefined;
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowestPriority);
  } catch {
    // It has ended already, or we may not: it is read all the same.
  }
}

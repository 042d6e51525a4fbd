import { readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { DamagedManifest } from "../../server/pictures/manifest.ts";
import { type Listener, makePictures, type Outcome, type Place } from "./make-pictures.ts";
import { createProgress } from "./progress.ts";

type Options = { folder: string; into: Place; wanted: ReadonlySet<string> };

/** The command: prints progress and returns the exit code (1: something failed or is missing, 130: stopped). */
export async function runPictures({ folder, into, wanted }: Options): Promise<number> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    return complain(
      `There is no folder ${folder}. Put photographs there, named {id}-{view}.jpg, or name another folder.`,
    );
  }
  // Each picture keeps one core from start to end: that is faster than all cores taking turns on one.
  sharp.concurrency(1);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  try {
    const parallel = availableParallelism();
    const outcome = await makePictures({
      folder,
      into,
      wanted,
      parallel,
      listener: createListener(),
      signal: stop.signal,
    });
    process.stdout.write(`${await summary(outcome, into.pictures)}\n`);
    if (outcome.stopped) return 130;
    return outcome.failed.length + outcome.missing.length > 0 ? 1 : 0;
  } catch (error) {
    // For a full disk or a read-only folder the message is enough. Anything else is a bug.
    if (error instanceof DamagedManifest || (error instanceof Error && "code" in error)) {
      return complain(`The pictures can't be made: ${error.message}`);
    }
    throw error;
  }
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

function createListener(): Listener {
  let progress = createProgress(process.stdout, 0, performance.now.bind(performance));
  return {
    start(count) {
      if (count > 0) progress.say(`Making ${count} ${count === 1 ? "picture" : "pictures"}`);
      progress = createProgress(process.stdout, count, performance.now.bind(performance));
    },
    made: () => progress.step(),
    warn: (text) => progress.say(`warning: ${text}`),
    fail: (text) => progress.say(`failed: ${text}`),
  };
}

async function summary({ made, kept, failed, missing, stopped }: Outcome, folder: string): Promise<string> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const onPhones = sizes.filter((_, index) => files[index]?.endsWith(".480.avif")).sort((one, other) => one - other);
  const median = onPhones[Math.floor(onPhones.length / 2)] ?? 0;
  return [
    `${made} made, ${kept} unchanged, ${failed.length} failed, ${missing.length} missing.`,
    `${files.length} files, ${(total / 1e6).toFixed(1)} MB; at 480 pixels the median weighs ${(median / 1000).toFixed(1)} kB.`,
    ...(stopped ? ["Stopped; run it again to go on."] : []),
  ].join("\n");
}

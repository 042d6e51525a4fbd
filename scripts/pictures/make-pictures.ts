import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { encode, type PictureFacts } from "../../server/pictures/encode.ts";
import { type Entries, readManifest, writeManifest } from "../../server/pictures/manifest.ts";
import { filesOf, parsePictureName } from "../../server/pictures/picture-kind.ts";
import { hashOf } from "../../server/pictures/recipes.ts";
import { findMasters, type Master } from "./masters.ts";

export type Place = { pictures: string; manifest: string };
export type Listener = {
  start(count: number): void;
  made(name: string): void;
  warn(text: string): void;
  fail(text: string): void;
};
type Options = {
  folder: string;
  into: Place;
  /** The names of the pictures that the shop shows. */
  wanted: ReadonlySet<string>;
  parallel: number;
  listener: Listener;
  signal: AbortSignal;
};
export type Outcome = { made: number; kept: number; failed: string[]; missing: string[]; stopped: boolean };

const unfinishedFolder = ".unfinished";

/**
 * Whenever it stops, by a signal or a power cut, the manifest names only complete files: files are renamed into place
 * when they are complete, then the manifest is written, then files that it no longer names are removed.
 */
export async function makePictures(options: Options): Promise<Outcome> {
  const { folder, into, wanted, listener, signal } = options;
  const { masters, strangers } = await findMasters(folder);
  for (const file of strangers)
    listener.warn(`${file}: not named {id}-{view}.jpg or banner-art-{n}-{crop}.jpg, or there twice; left out`);

  await mkdir(join(into.pictures, unfinishedFolder), { recursive: true });
  const entries = readManifest(into.manifest);
  const todo = await changedMasters(masters, entries, into);
  const failed: string[] = [];
  let made = 0;
  listener.start(todo.length);
  await inParallel(options.parallel, todo, signal, async (master) => {
    const problem = await makeOne(master, entries, into, (text) => listener.warn(`${master.name} ${text}`));
    if (problem) {
      failed.push(master.name);
      listener.fail(`${master.path}: ${problem}${entries.has(master.name) ? "; the old picture stays" : ""}`);
    } else {
      made += 1;
      if (!wanted.has(master.name)) listener.warn(`${master.name} is made, but nothing in the shop shows it yet`);
    }
    listener.made(master.name);
  });

  await removeStale(into, entries);
  const missing = signal.aborted ? [] : [...wanted].filter((name) => !entries.has(name) && !failed.includes(name));
  if (missing.length > 0) listener.fail(`the shop shows these, but there is no photograph: ${missing.join(", ")}`);
  return { made, kept: masters.length - todo.length, failed, missing, stopped: signal.aborted };
}

async function changedMasters(masters: Master[], entries: Entries, into: Place): Promise<Master[]> {
  const changed: Master[] = [];
  for (const master of masters) if (!(await isUpToDate(master, entries, into))) changed.push(master);
  return changed;
}

async function isUpToDate(master: Master, entries: Entries, into: Place): Promise<boolean> {
  const hash = entries.get(master.name)?.hash;
  if (!hash) return false;
  const bytes = await readFile(master.path).catch(() => undefined);
  if (!bytes || hashOf(master.kind, bytes) !== hash) return false;
  const sizes = filesOf(master.name, master.kind, hash).map((file) =>
    stat(join(into.pictures, file)).catch(() => undefined),
  );
  return (await Promise.all(sizes)).every((found) => found && found.size > 0);
}

/** The reason why it could not be made, if so. Throws when the disk can't be written to. */
async function makeOne(
  master: Master,
  entries: Entries,
  into: Place,
  warn: (text: string) => void,
): Promise<string | undefined> {
  const files = new Map<string, Buffer>();
  const warnings: string[] = [];
  let facts: PictureFacts;
  try {
    facts = await encodeMaster(master, await readFile(master.path), files, warnings);
  } catch (error) {
    return `can't be read as a picture (${error instanceof Error ? error.message : error})`;
  }
  warnings.forEach(warn);
  for (const [file, bytes] of files) {
    const unfinished = join(into.pictures, unfinishedFolder, file);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, join(into.pictures, file));
  }
  entries.set(master.name, facts);
  writeManifest(into.manifest, entries);
  return undefined;
}

async function encodeMaster(
  { name, kind }: Master,
  bytes: Buffer,
  files: Map<string, Buffer>,
  warnings: string[],
): Promise<PictureFacts> {
  const upright = sharp(bytes).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  return encode(
    { name, kind, hash: hashOf(kind, bytes), upright, size },
    { file: (file, made) => files.set(file, made), warn: (text) => warnings.push(text) },
  );
}

/** Files of other versions of the manifest's pictures. Files that belong to no picture are left alone. */
async function removeStale(into: Place, entries: Entries): Promise<void> {
  const current = new Set(
    [...entries].flatMap(([name, { hash }]) => {
      const kind = parsePictureName(name);
      return kind ? filesOf(name, kind, hash) : [];
    }),
  );
  const isStale = (file: string) => {
    const name = /^([\w-]+)\.[0-9a-f]{8}\./.exec(file)?.[1];
    return name && (entries.has(name) || entries.has(`${name}-hero`)) && !current.has(file);
  };
  const stale = (await readdir(into.pictures)).filter(isStale);
  await Promise.all(
    [...stale, unfinishedFolder].map((name) => rm(join(into.pictures, name), { recursive: true, force: true })),
  );
}

async function inParallel<Item>(
  lanes: number,
  items: Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined && !signal.aborted; item = queue.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    // When one worker fails, the others stop after their current picture.
    queue.length = 0;
  }
}

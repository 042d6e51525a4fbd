import { createHash } from "node:crypto";
import type { Frames } from "../../shop/editor/picture-desk.ts";
import { sentNames } from "../../shop/pieces/sent-picture.ts";
import type { Database } from "../database/open-database.ts";
import { newId } from "../desk/secrets.ts";
import type { Log } from "../log.ts";
import { type MadePicture, makeVersions, type PictureJob } from "./make-versions.ts";
import { filesOf, type PictureKind, parsePictureName } from "./picture-kind.ts";
import type { PictureQueue } from "./picture-queue.ts";
import { addPictures } from "./picture-store.ts";
import { hashOf } from "./recipes.ts";
import { markReady, type UploadStore } from "./upload-store.ts";

/** Without a heartbeat for so long, the server is dead and another takes over its uploads. */
const abandonedAfter = 20_000;
const pollInterval = 5_000;
/** A picture that crashes the process each time isn't tried for ever. */
const mostAttempts = 3;

type Parts = {
  database: Database;
  uploads: UploadStore;
  queue: PictureQueue;
  /** Loads the edition with the new pictures on this server. */
  refresh: () => Promise<void>;
  now: () => number;
  log: Pick<Log, "error">;
};

export type PictureMaker = {
  use(id: string, frames: Frames): Promise<void>;
  /** Aborts the work on this upload. */
  cancel(id: string): void;
  stop(): void;
};

/** Makes the versions of uploads that were framed, one after the other; takes over those of servers that died. */
export function startPictureMaker({ database, uploads, queue, refresh, now, log }: Parts): PictureMaker {
  const maker = newId();
  const running = new Map<string, AbortController>();

  async function make(id: string, signal: AbortSignal): Promise<void> {
    const upload = await uploads.find(id);
    const copy = await uploads.bytes(id);
    if (!upload?.frames || !upload.key || !copy || signal.aborted) return;
    if (upload.attempts >= mostAttempts) return uploads.fail(id);
    const { key } = upload;
    const pictures: MadePicture[] = [];
    let made = 0;
    for (const job of jobsOf(upload.frames, key, copy)) {
      const picture = await makeVersions(job, copy, {
        signal,
        made: () => void uploads.progress(id, ++made).catch(() => undefined),
      });
      if (signal.aborted) return;
      if (!picture) return uploads.fail(id);
      pictures.push(picture);
    }
    await database.transact(async (trx) => {
      await addPictures(trx, pictures, now());
      await markReady(trx, { id, key, made });
    });
    await refresh();
  }

  function enqueue(id: string): void {
    running.get(id)?.abort();
    const stop = new AbortController();
    running.set(id, stop);
    queue("later", () => make(id, stop.signal))
      .catch((error: unknown) => {
        // After stop() the database may be closed.
        if (!stop.signal.aborted) log.error({ err: error, upload: id }, "a picture could not be made");
      })
      .finally(() => running.get(id) === stop && running.delete(id));
  }

  async function poll(): Promise<void> {
    if (running.size > 0) await uploads.heartbeat(maker, now());
    for (const id of await uploads.takeOver(maker, now() - abandonedAfter, now())) enqueue(id);
  }

  // A database that is down is reported elsewhere; the next poll tries again.
  const tryToPoll = () => void poll().catch(() => undefined);
  const timer = setInterval(tryToPoll, pollInterval);
  timer.unref();
  tryToPoll();
  return {
    async use(id, frames) {
      const copy = await uploads.bytes(id);
      if (!copy) return;
      await uploads.use(id, { frames, key: keyOf(copy, frames), maker }, now());
      enqueue(id);
    },
    cancel: (id) => running.get(id)?.abort(),
    stop() {
      clearInterval(timer);
      for (const stop of running.values()) stop.abort();
    },
  };
}

/** The same frames of the same picture give the same names, however often it is uploaded. */
function keyOf(copy: Uint8Array, frames: Frames): string {
  return createHash("sha256").update(JSON.stringify(frames)).update(copy).digest("hex").slice(0, 12);
}

/** The names of the pictures that these frames become. */
export function namesOf(frames: Frames, key: string): string[] {
  const names = sentNames(key);
  return "piece" in frames ? [names.photo] : [names.mobile, names.desktop];
}

/** How many files these frames become. */
export function countFiles(frames: Frames, key: string): number {
  return namesOf(frames, key).reduce((count, name) => count + filesOf(name, kindOf(name), "").length, 0);
}

function jobsOf(frames: Frames, key: string, copy: Uint8Array): PictureJob[] {
  const names = sentNames(key);
  const job = (name: string, frame: PictureJob["frame"]): PictureJob => {
    const kind = kindOf(name);
    return { name, kind, frame, hash: hashOf(kind, Buffer.concat([Buffer.from(JSON.stringify(frame)), copy])) };
  };
  if ("piece" in frames) return [job(names.photo, frames.piece)];
  return [job(names.mobile, frames.mobile), job(names.desktop, frames.desktop)];
}

function kindOf(name: string): PictureKind {
  const kind = parsePictureName(name);
  if (!kind) throw new Error(`${name} isn't the name of a picture`);
  return kind;
}

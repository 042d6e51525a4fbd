import { createHash } from "node:crypto";
import type { Frames } from "../../shop/editor/picture-desk.ts";
import { sentNames } from "../../shop/pieces/sent-picture.ts";
import type { Database } from "../database/open-database.ts";
import { newId } from "../desk/secrets.ts";
import type { Log } from "../log.ts";
import { type MadePicture, type Making, makeVersions } from "./make-versions.ts";
import { filesOf, type PictureKind, parsePictureName } from "./picture-kind.ts";
import type { PictureLine } from "./picture-line.ts";
import { addPictures } from "./picture-store.ts";
import { hashOf } from "./recipes.ts";
import { markReady, type UploadStore } from "./upload-store.ts";

/** A line that isn't seen to for so long belongs to a server that is no more. */
const lostAfter = 20_000;
const lookEvery = 5_000;
/** One whose making ends the process each time isn't tried for ever. */
const mostAttempts = 3;

type Parts = {
  database: Database;
  uploads: UploadStore;
  line: PictureLine;
  /** Puts what was made on the shelf of this server. */
  refresh: () => Promise<void>;
  now: () => number;
  log: Pick<Log, "error">;
};

export type PictureMaker = {
  use(id: string, frames: Frames): Promise<void>;
  /** Stops what is being made of it. */
  forget(id: string): void;
  stop(): void;
};

/** Makes what was used, one after the other; what a server was killed over, this one or another takes up again. */
export function startPictureMaker({ database, uploads, line, refresh, now, log }: Parts): PictureMaker {
  const maker = newId();
  const inHand = new Map<string, AbortController>();

  async function make(id: string, signal: AbortSignal): Promise<void> {
    const upload = await uploads.find(id);
    const copy = await uploads.bytes(id);
    if (!upload?.frames || !upload.key || !copy || signal.aborted) return;
    if (upload.attempts >= mostAttempts) return uploads.fail(id);
    const { key } = upload;
    const pictures: MadePicture[] = [];
    let made = 0;
    for (const making of makingsOf(upload.frames, key, copy)) {
      const picture = await makeVersions(making, copy, {
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
    inHand.get(id)?.abort();
    const stop = new AbortController();
    inHand.set(id, stop);
    line("later", () => make(id, stop.signal))
      .catch((error: unknown) => {
        // Whoever stopped it may have closed the database as well.
        if (!stop.signal.aborted) log.error({ err: error, upload: id }, "a picture could not be made");
      })
      .finally(() => inHand.get(id) === stop && inHand.delete(id));
  }

  async function look(): Promise<void> {
    if (inHand.size > 0) await uploads.touch(maker, now());
    for (const id of await uploads.takeOver(maker, now() - lostAfter, now())) enqueue(id);
  }

  // A database that is away is said elsewhere; the next look finds it again.
  const tryToLook = () => void look().catch(() => undefined);
  const timer = setInterval(tryToLook, lookEvery);
  timer.unref();
  tryToLook();
  return {
    async use(id, frames) {
      const copy = await uploads.bytes(id);
      if (!copy) return;
      await uploads.use(id, { frames, key: keyOf(copy, frames), maker }, now());
      enqueue(id);
    },
    forget: (id) => inHand.get(id)?.abort(),
    stop() {
      clearInterval(timer);
      for (const stop of inHand.values()) stop.abort();
    },
  };
}

/** The same cut of the same picture has the same name, however often it is sent. */
function keyOf(copy: Uint8Array, frames: Frames): string {
  return createHash("sha256").update(JSON.stringify(frames)).update(copy).digest("hex").slice(0, 12);
}

/** The names of what these frames become, without the pictures themselves. */
export function namesOf(frames: Frames, key: string): string[] {
  const names = sentNames(key);
  return "piece" in frames ? [names.photo] : [names.mobile, names.desktop];
}

/** How many files these frames become. */
export function countFiles(frames: Frames, key: string): number {
  return namesOf(frames, key).reduce((count, name) => count + filesOf(name, kindOf(name), "").length, 0);
}

function makingsOf(frames: Frames, key: string, copy: Uint8Array): Making[] {
  const names = sentNames(key);
  const making = (name: string, frame: Making["frame"]): Making => {
    const kind = kindOf(name);
    return { name, kind, frame, hash: hashOf(kind, Buffer.concat([Buffer.from(JSON.stringify(frame)), copy])) };
  };
  if ("piece" in frames) return [making(names.photo, frames.piece)];
  return [making(names.mobile, frames.mobile), making(names.desktop, frames.desktop)];
}

function kindOf(name: string): PictureKind {
  const kind = parsePictureName(name);
  if (!kind) throw new Error(`${name} is no picture's name`);
  return kind;
}

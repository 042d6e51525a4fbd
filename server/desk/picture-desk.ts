import { isFrameWithin, pieceRatio } from "../../shop/editor/frame.ts";
import type { Frame, Frames, PictureDesk, TakeAnswer, Upload } from "../../shop/editor/picture-desk.ts";
import { bannerCrops } from "../../shop/pieces/banner-art.ts";
import { cleanText } from "../../shop/typed-text.ts";
import type { Shelf } from "../catalogue/shelf.ts";
import type { Database } from "../database/open-database.ts";
import { createTurnstile } from "../http/limits.ts";
import type { PictureLine } from "../pictures/picture-line.ts";
import { countFiles, namesOf, type PictureMaker } from "../pictures/picture-maker.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import { readUpload } from "../pictures/read-upload.ts";
import type { SavedUpload, UploadStore } from "../pictures/upload-store.ts";
import { newId } from "./secrets.ts";

type Parts = {
  database: Database;
  uploads: UploadStore;
  maker: PictureMaker;
  line: PictureLine;
  shelf: Shelf;
  refresh: () => Promise<void>;
  now: () => number;
};

/** On their way at once, from everybody; each is a file on the disk until it is read. */
const mostAtOnce = 8;
const longestText = 80;
const short = (text: string) => cleanText(text.slice(0, longestText), "one");

export function createPictureDesk({ database, uploads, maker, line, shelf, refresh, now }: Parts): PictureDesk {
  const pictures = createPictureStore(database);
  const turnstile = createTurnstile(mostAtOnce);

  async function describe(saved: SavedUpload): Promise<Upload> {
    const { id, kind, label, place, width, height, state, made, frames, key } = saved;
    const upload = { id, kind, label, place, width, height, state, made };
    if (!frames || !key) return { ...upload, of: 0 };
    const used = { ...upload, of: countFiles(frames, key), frames };
    if (state !== "ready") return used;
    const names = namesOf(frames, key);
    const [first, second] = await pictures
      .find(names)
      .then((found) => names.map((name) => found.find((each) => each.name === name)));
    // Forgotten since, because nothing named it: it can be used again.
    if (!first || (kind === "banner" && !second)) return { ...used, state: "to-frame", made: 0 };
    // Whoever hears that it is ready may save a record that names it, here and at once.
    if (!names.every((name) => shelf.records().pictures.has(name))) await refresh();
    if (kind === "piece") return { ...used, picture: first };
    return second ? { ...used, art: { mobile: first, desktop: second } } : used;
  }

  async function state(id: string): Promise<Upload | undefined> {
    const saved = await uploads.find(id);
    return saved && describe(saved);
  }

  return {
    async take(bytes, { kind, label = "", place = "" }): Promise<TakeAnswer> {
      const taken = await turnstile(async (): Promise<TakeAnswer> => {
        const read = await readUpload(bytes instanceof Uint8Array ? oneOf(bytes) : bytes, line);
        if (!read.ok) return read;
        const id = newId();
        const words = { label: short(label), place: short(place) };
        await uploads.add({ id, kind, ...words, ...read.copy }, now());
        const upload = await state(id);
        return upload ? { ok: true, upload } : { ok: false, reason: "busy" };
      });
      return taken === "full" ? { ok: false, reason: "busy" } : taken;
    },

    async look(id) {
      const bytes = await uploads.bytes(id);
      return bytes && { type: "image/jpeg", bytes };
    },

    state,

    async list(place) {
      return Promise.all((await uploads.list(place)).map(describe));
    },

    async use(id, frames) {
      const saved = await uploads.find(id);
      if (!saved) return { ok: false, reason: "gone" };
      if (!framesFit(saved, frames)) return { ok: false, reason: "bad-frame" };
      await maker.use(id, frames);
      const upload = await state(id);
      return upload ? { ok: true, upload } : { ok: false, reason: "gone" };
    },

    async leaveOut(id) {
      maker.forget(id);
      await uploads.remove(id);
    },
  };
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function framesFit(upload: SavedUpload, frames: Frames): boolean {
  const fits = (frame: Frame, ratio: number) => isFrameWithin(frame, upload, ratio);
  if ("piece" in frames) return upload.kind === "piece" && fits(frames.piece, pieceRatio);
  const { mobile, desktop } = bannerCrops;
  return upload.kind === "banner" && fits(frames.mobile, mobile.ratio) && fits(frames.desktop, desktop.ratio);
}

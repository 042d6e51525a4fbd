import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import type { Frame, PictureDesk, Upload } from "../../shop/editor/picture-desk.ts";
import { bannerFile } from "../../shop/pieces/banner-art.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { createEditor } from "../catalogue/editor.ts";
import { followEditions } from "../catalogue/follow-editions.ts";
import { createRecordStore } from "../catalogue/record-store.ts";
import { createShelf } from "../catalogue/shelf.ts";
import { openDatabase } from "../database/open-database.ts";
import type { DatabaseSettings } from "../environment.ts";
import { forgetPictures, keptFor } from "../pictures/forget-pictures.ts";
import { createPictureLine } from "../pictures/picture-line.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import { createUploadedPictures } from "../site/uploaded-pictures.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { photograph } from "../testing/photographs.ts";
import { start } from "../testing/processes.ts";
import { openPictureDesk } from "./open-picture-desk.ts";

const day = 24 * 60 * 60 * 1000;
const patience = { timeout: 120_000 };

/** A server with a shelf and a picture desk; `ahead` is how far its clock is. */
async function openServer(settings: DatabaseSettings, ahead = 0) {
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const shelf = createShelf(fileSource);
  const { refresh, stop: stopLooking } = await followEditions({ database, shelf, log: silent });
  onTestFinished(stopLooking);
  const now = () => Date.now() + ahead;
  const pictures = openPictureDesk({ database, line: createPictureLine(), shelf, refresh, now, log: silent });
  onTestFinished(pictures.stop);
  const store = createRecordStore(database);
  const editor = createEditor({ store, files: fileSource, live: shelf.records, now });
  const files = createUploadedPictures(createPictureStore(database));
  const get = async (file: string) =>
    files(`/pictures/${file}`, { method: "GET", ifNoneMatch: undefined, acceptEncoding: undefined });
  return { database, shelf, refresh, stopLooking, desk: pictures.desk, editor, get };
}

async function take(desk: PictureDesk, picture = photograph(), kind: "piece" | "banner" = "piece"): Promise<Upload> {
  const asked = { kind, label: "IMG_2044.jpg", place: "piece-1" };
  const taken = await desk.take(await picture.jpeg().toBuffer(), asked);
  if (!taken.ok) throw new Error(taken.reason);
  return taken.upload;
}

const whole: Frame = { turn: 0, x: 0, y: 0, width: 300, height: 400 };

function settled(desk: PictureDesk, id: string): Promise<Upload> {
  return vi.waitFor(async () => {
    const upload = await desk.state(id);
    if (!upload || upload.state === "making") throw new Error(`made ${upload?.made} of ${upload?.of}`);
    return upload;
  }, patience);
}

async function ready(desk: PictureDesk, id: string) {
  const upload = await settled(desk, id);
  if (!upload.picture) throw new Error(upload.state);
  return { upload, picture: upload.picture };
}

const [aina] = fileSource.products;
const change = (seen = 0) => ({ by: "Sana", seen, why: "" });

describe.each(databaseKinds)("pictures at the desk, on %s", { timeout: 180_000 }, (kind) => {
  test("from the photograph to a piece that has it, on the other server as well", async () => {
    const settings = await emptyDatabase(kind);
    const [here, there] = [await openServer(settings), await openServer(settings)];
    const upload = await take(here.desk);
    expect(upload).toMatchObject({ kind: "piece", label: "IMG_2044.jpg", width: 300, height: 400, state: "to-frame" });
    expect((await sharp((await there.desk.look(upload.id))?.bytes).metadata()).width).toBe(300);
    expect(await there.desk.list("piece-1")).toEqual([upload]);

    const frame: Frame = { turn: 90, x: 150, y: 0, width: 225, height: 300 };
    const used = await here.desk.use(upload.id, { piece: frame });
    expect(used).toMatchObject({ ok: true, upload: { state: "making", of: 5, frames: { piece: frame } } });
    const { upload: made, picture } = await ready(there.desk, upload.id);
    expect(made).toMatchObject({ state: "ready", made: 5, of: 5 });
    expect(picture).toMatchObject({ name: expect.stringMatching(/^photo-[0-9a-f]{12}$/), width: 225, height: 300 });

    const versions = { 240: 225, 480: 225, full: 225, webp: 225, preview: 1200 } as const;
    for (const [version, width] of Object.entries(versions)) {
      const answer = await there.get(pictureFile(picture, version as keyof typeof versions));
      expect(answer).toMatchObject({ status: 200 });
      expect(answer?.headers["Cache-Control"]).toBe("public, max-age=31536000, immutable");
      expect((await sharp(answer?.body ?? undefined).metadata()).width).toBe(width);
    }
    // Turned, the red corner is at the upper right, and the frame stands there.
    const { data, info } = await sharp((await there.get(pictureFile(picture, "webp")))?.body ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[(5 * info.width + info.width - 5) * 3]).toBeGreaterThan(150);
    expect(data[(5 * info.width + 5) * 3]).toBeLessThan(100);

    const record = { ...aina, images: [picture.name, "1-worn"], hoverImage: "1-worn" };
    expect(await there.editor.savePiece(record, change())).toMatchObject({ outcome: "saved" });
    await here.refresh();
    const { catalogue } = here.shelf.current();
    expect(catalogue.picture(picture.name)).toEqual(picture);
    expect(catalogue.preview(1)).toBe(pictureFile(picture, "preview"));
  });

  test("what a killed server was making is taken up by another", async () => {
    const settings = await emptyDatabase(kind);
    const killed = start([join(import.meta.dirname, "..", "testing", "run-picture-desk.ts")], {
      env: { DATABASE_URL: databaseUrl(settings) },
    });
    if (!killed.stdout) throw new Error("no output");
    const [said] = await once(killed.stdout, "data");
    const id = /making (\S+)/.exec(String(said))?.[1] ?? "";
    killed.kill("SIGKILL");
    await once(killed, "exit");
    const other = await openServer(settings, 60_000);
    expect(await other.desk.state(id)).toMatchObject({ state: "making" });
    const { picture } = await ready(other.desk, id);
    expect(await other.get(pictureFile(picture, "full"))).toMatchObject({ status: 200 });
  });

  test("after 30 days what nobody named is gone, and what any version names is not", async () => {
    const settings = await emptyDatabase(kind);
    const { database, desk, editor, refresh, stopLooking, shelf, get } = await openServer(settings);
    const [kept, left] = [await take(desk), await take(desk, photograph(300, 400, "#224488"))];
    for (const { id } of [kept, left]) await desk.use(id, { piece: whole });
    const named = (await ready(desk, kept.id)).picture;
    const unnamed = (await ready(desk, left.id)).picture;
    await editor.savePiece({ ...aina, images: [named.name, "1-worn"] }, change());
    await editor.savePiece({ ...aina }, change(1));

    stopLooking();
    await forgetPictures(database, Date.now() + keptFor - day);
    expect(await desk.state(left.id)).toMatchObject({ state: "ready" });
    await forgetPictures(database, Date.now() + keptFor + day);
    expect(await desk.state(kept.id)).toBeUndefined();
    expect(await get(pictureFile(named, "webp"))).toMatchObject({ status: 200 });
    expect(await get(pictureFile(unnamed, "webp"))).toMatchObject({ status: 404 });
    // A server that hasn't heard of it still offers it; the database knows better.
    expect(shelf.records().pictures.has(unnamed.name)).toBe(true);
    const late = await editor.savePiece({ ...aina, images: [unnamed.name, "1-worn"] }, change(2));
    expect(late).toMatchObject({ outcome: "refused", faults: [{ field: "images" }] });
    await refresh();
    expect(shelf.records().pictures.has(unnamed.name)).toBe(false);
    expect(shelf.records().pictures.has(named.name)).toBe(true);

    const again = await take(desk, photograph(300, 400, "#224488"));
    await desk.use(again.id, { piece: whole });
    expect((await ready(desk, again.id)).picture).toEqual(unnamed);
    expect(await get(pictureFile(unnamed, "webp"))).toMatchObject({ status: 200 });
  });
});

describe("on one server", { timeout: 180_000 }, () => {
  test("a banner's art is made in both crops, and a slide can have it", async () => {
    const { desk, get, editor } = await openServer(await emptyDatabase("sqlite"));
    const { id } = await take(desk, photograph(900, 640), "banner");
    const frames = {
      mobile: { turn: 0, x: 10, y: 0, width: 390, height: 640 },
      desktop: { turn: 0, x: 0, y: 100, width: 900, height: 400 },
    } as const;
    expect(await desk.use(id, { piece: whole })).toEqual({ ok: false, reason: "bad-frame" });
    expect(await desk.use(id, frames)).toMatchObject({ ok: true, upload: { of: 7 } });
    const { art } = await settled(desk, id);
    if (!art) throw new Error("not made");
    expect(await get(bannerFile(art.mobile, 780))).toMatchObject({ status: 200 });
    expect(await get(bannerFile(art.desktop, 2160))).toMatchObject({ status: 200 });
    const [slide, ...others] = fileSource.settings.bannerSlides;
    const names = { mobile: art.mobile.name, desktop: art.desktop.name };
    const record = { ...fileSource.settings, bannerSlides: [{ ...slide, art: names }, ...others] };
    expect(await editor.saveSettings(record, change())).toMatchObject({ outcome: "saved" });
  });

  test("two at once are made one after the other; one that is left out isn't made", async () => {
    const { desk, database } = await openServer(await emptyDatabase("sqlite"));
    const uploads = await Promise.all([take(desk), take(desk), take(desk, photograph(600, 800))]);
    for (const { id, width, height } of uploads) await desk.use(id, { piece: { ...whole, width, height } });
    const [first, same, out] = uploads;
    if (!first || !same || !out) throw new Error("not taken");
    await desk.leaveOut(out.id);
    const [one, other] = [await ready(desk, first.id), await ready(desk, same.id)];
    expect(one.picture).toEqual(other.picture);
    expect(await desk.state(out.id)).toBeUndefined();
    expect(await desk.use(out.id, { piece: whole })).toEqual({ ok: false, reason: "gone" });
    expect(await database.db.selectFrom("pictures").select("name").execute()).toHaveLength(1);
  });

  test.each([
    ["beyond the picture", { ...whole, x: 1 }],
    ["of another shape", { ...whole, height: 300 }],
    ["turned, beyond the picture", { ...whole, turn: 90 as const }],
    ["next to nothing", { ...whole, width: 90, height: 120 }],
    ["before its beginning", { ...whole, x: -1 }],
    ["between two pixels", { ...whole, width: 240.5, height: 320.66 }],
  ])("a frame that is %s is refused", async (_, piece) => {
    const { desk } = await openServer(await emptyDatabase("sqlite"));
    const { id } = await take(desk);
    expect(await desk.use(id, { piece })).toEqual({ ok: false, reason: "bad-frame" });
    expect(await desk.state(id)).toMatchObject({ state: "to-frame" });
  });

  test("a copy that can't be made says so, and can be tried again", async () => {
    const { desk, database } = await openServer(await emptyDatabase("sqlite"));
    const { id } = await take(desk);
    const copy = await desk.look(id);
    await database.transact((trx) =>
      trx
        .updateTable("picture_uploads")
        .set({ bytes: Buffer.from("no picture") })
        .execute(),
    );
    await desk.use(id, { piece: whole });
    expect(await settled(desk, id)).toMatchObject({ state: "failed" });
    await database.transact((trx) => trx.updateTable("picture_uploads").set({ bytes: copy?.bytes }).execute());
    await desk.use(id, { piece: whole });
    expect(await settled(desk, id)).toMatchObject({ state: "ready" });
  });
});

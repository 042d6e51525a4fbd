import { describe, expect, test } from "vitest";
import { draftsPlace } from "../../shop/editor/piece-drafts.ts";
import { sentNames } from "../../shop/pieces/sent-picture.ts";
import { removeUnusedPictures, retention } from "../pictures/remove-unused-pictures.ts";
import { createUploadStore, markReady } from "../pictures/upload-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { createPieceDrafts } from "./piece-drafts.ts";

const now = 1_795_000_000_000;

describe.each(databaseKinds)("drafts of pieces on %s", (kind) => {
  async function open() {
    const database = await openTestDatabase(kind);
    const drafts = (by: string) => createPieceDrafts({ database, now: () => now }, by);
    return { database, sana: drafts("Sana"), bilal: drafts("Bilal") };
  }

  test("are kept, seen by everybody, changed and thrown away", async () => {
    const { sana, bilal } = await open();
    const kept = await sana.save({ id: undefined, revision: 0, record: { name: "Husna", images: [] } });
    if (kept.outcome !== "saved") throw new Error(kept.outcome);
    expect(await bilal.find(kept.id)).toEqual({
      id: kept.id,
      record: { name: "Husna", images: [] },
      revision: 0,
      saved: { at: now, by: "Sana" },
    });
    expect(await bilal.count()).toBe(1);

    await bilal.save({ id: kept.id, revision: 0, record: { name: "Husn Ara" } });
    const late = await sana.save({ id: kept.id, revision: 0, record: { name: "Husna", price: 9000 } });
    expect(late).toMatchObject({ outcome: "changed", latest: { revision: 1, record: { name: "Husn Ara" } } });
    // The same request again, because its answer was lost.
    expect(await bilal.save({ id: kept.id, revision: 0, record: { name: "Husn Ara" } })).toEqual(kept);

    await sana.remove(kept.id);
    expect(await sana.find(kept.id)).toBeUndefined();
    // Nothing typed is lost with a draft that somebody threw away.
    const again = await bilal.save({ id: kept.id, revision: 1, record: { name: "Husn Ara" } });
    expect(again.outcome === "saved" && (await sana.list()).map(({ id }) => id)).toEqual([
      again.outcome === "saved" && again.id,
    ]);
  });

  test("begin with one photograph each, once, and keep its picture", async () => {
    const { database, sana, bilal } = await open();
    const uploads = createUploadStore(database);
    const [first, second, stranger] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"] as const;
    for (const [at, key] of [first, second, stranger].entries()) {
      const place = key === stranger ? "piece-1" : draftsPlace;
      await uploads.add(
        { id: key, kind: "piece", label: "", place, width: 300, height: 400, bytes: new Uint8Array([1]) },
        now + at,
      );
      await uploads.use(key, { frames: { piece: frame }, key, maker: "this" }, now);
      if (key !== second) await database.transact((trx) => markReady(trx, { id: key, key, made: 1 }));
    }
    await Promise.all([sana.begin(), bilal.begin()]);
    const photo = sentNames(first).photo;
    expect((await sana.list()).map(({ record }) => record)).toEqual([{ images: [photo] }]);
    await database.transact((trx) => markReady(trx, { id: second, key: second, made: 1 }));
    await sana.begin();
    expect((await bilal.list()).map(({ record }) => record.images)).toEqual([[sentNames(second).photo], [photo]]);
    expect(await uploads.find(stranger)).toMatchObject({ state: "ready" });

    const { photo: unused } = sentNames(stranger);
    for (const name of [photo, unused])
      await database.transact((trx) =>
        trx
          .insertInto("pictures")
          .values({
            name,
            hash: "12345678",
            width: 300,
            height: 400,
            tone: "1",
            colour: "#fff",
            state: "here",
            edition: 1,
            made_at: now,
          })
          .execute(),
      );
    await removeUnusedPictures(database, now + retention + 1);
    const states = await database.db.selectFrom("pictures").select(["name", "state"]).orderBy("name").execute();
    expect(states).toEqual([
      { name: photo, state: "here" },
      { name: unused, state: "gone" },
    ]);
  });
});

const frame = { turn: 0, x: 0, y: 0, width: 300, height: 400 } as const;

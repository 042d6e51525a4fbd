import type { Selectable } from "kysely";
import type { Frames, UploadKind, UploadState } from "../../shop/editor/picture-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { PictureUploadsTable } from "../database/tables/pictures.ts";

export type SavedUpload = {
  id: string;
  kind: UploadKind;
  label: string;
  place: string;
  width: number;
  height: number;
  state: UploadState;
  frames: Frames | undefined;
  /** What the names of what it becomes are made of, once it is used. */
  key: string | undefined;
  made: number;
  attempts: number;
  workedAt: number;
};

export type NewUpload = Pick<SavedUpload, "id" | "kind" | "label" | "place" | "width" | "height"> & {
  bytes: Uint8Array;
};

const described = [
  ...(["id", "kind", "label", "place", "width", "height"] as const),
  ...(["state", "frames", "name_key", "made", "attempts", "worked_at"] as const),
];

export function createUploadStore({ db, transact }: Pick<Database, "db" | "transact">) {
  const change = (id: string, values: Partial<Selectable<PictureUploadsTable>>) =>
    transact(async (trx) => {
      await trx.updateTable("picture_uploads").set(values).where("id", "=", id).execute();
    });

  return {
    add: (upload: NewUpload, now: number) =>
      transact(async (trx) => {
        const row = { ...upload, state: "to-frame", created_at: now, touched_at: now };
        await trx.insertInto("picture_uploads").values(row).execute();
      }),

    async find(id: string): Promise<SavedUpload | undefined> {
      const row = await db.selectFrom("picture_uploads").select(described).where("id", "=", id).executeTakeFirst();
      return row && toUpload(row);
    },

    async bytes(id: string): Promise<Uint8Array | undefined> {
      const row = await db.selectFrom("picture_uploads").select("bytes").where("id", "=", id).executeTakeFirst();
      return row && new Uint8Array(row.bytes);
    },

    async list(place: string): Promise<SavedUpload[]> {
      const query = db.selectFrom("picture_uploads").select(described).where("place", "=", place);
      return (await query.orderBy("created_at").orderBy("id").execute()).map(toUpload);
    },

    /** Puts it into this maker's line. */
    use: (id: string, as: { frames: Frames; key: string; maker: string }, now: number) =>
      change(id, {
        ...{ state: "making", frames: JSON.stringify(as.frames), name_key: as.key, made: 0, attempts: 0 },
        ...{ maker: as.maker, worked_at: now, touched_at: now },
      }),

    progress: (id: string, made: number) => change(id, { made }),

    /** Says of everything in this maker's line that it is still being seen to. */
    touch: (maker: string, now: number) =>
      transact(async (trx) => {
        await trx
          .updateTable("picture_uploads")
          .set({ worked_at: now })
          .where("maker", "=", maker)
          .where("state", "=", "making")
          .execute();
      }),

    /** Those that nobody has seen to since then: their server was killed. Whoever asks has them in line now. */
    takeOver: (maker: string, since: number, now: number): Promise<string[]> =>
      transact(async (trx) => {
        const rows = await trx
          .updateTable("picture_uploads")
          .set((eb) => ({ maker, worked_at: now, made: 0, attempts: eb("attempts", "+", 1) }))
          .where("state", "=", "making")
          .where("worked_at", "<", since)
          .returning("id")
          .execute();
        return rows.map(({ id }) => id);
      }),

    fail: (id: string) => change(id, { state: "failed" }),

    remove: (id: string) =>
      transact(async (trx) => {
        await trx.deleteFrom("picture_uploads").where("id", "=", id).execute();
      }),
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Ready, unless it was left out or used otherwise meanwhile. */
export async function markReady(trx: Trx, { id, key, made }: { id: string; key: string; made: number }): Promise<void> {
  await trx
    .updateTable("picture_uploads")
    .set({ state: "ready", made })
    .where("id", "=", id)
    .where("name_key", "=", key)
    .execute();
}

type Described = Pick<Selectable<PictureUploadsTable>, (typeof described)[number]>;

function toUpload({ kind, state, frames, name_key, worked_at, ...row }: Described): SavedUpload {
  return {
    ...row,
    kind: kind as UploadKind,
    state: state as UploadState,
    frames: frames === null ? undefined : JSON.parse(frames),
    key: name_key ?? undefined,
    workedAt: worked_at,
  };
}

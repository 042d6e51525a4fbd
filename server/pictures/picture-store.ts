import type { Selectable } from "kysely";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { nextEdition } from "../catalogue/next-edition.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { PicturesTable } from "../database/tables/pictures.ts";
import type { PictureFacts } from "./encode.ts";
import type { MadePicture } from "./make-versions.ts";

/** A picture in the database; without a reference it is gone. */
export type SentPicture = { name: string; picture: PictureRef | undefined };

export type PictureStore = {
  /** Those that an edition after this one has brought, or taken away. */
  changedSince(edition: number): Promise<SentPicture[]>;
  find(names: readonly string[]): Promise<PictureRef[]>;
  /** With all that the manifest of the files has. */
  facts(names: readonly string[]): Promise<({ name: string } & PictureFacts)[]>;
  file(file: string): Promise<Uint8Array | undefined>;
  /** Every file of a picture, one at a time. */
  filesOf(name: string): AsyncIterable<{ file: string; bytes: Uint8Array }>;
};

export function createPictureStore({ db }: Pick<Database, "db">): PictureStore {
  return {
    async changedSince(edition) {
      const rows = await db.selectFrom("pictures").selectAll().where("edition", ">", edition).execute();
      return rows.map((row) => ({ name: row.name, picture: row.state === "here" ? toRef(row) : undefined }));
    },
    async find(names) {
      return (await here(db, names)).map(toRef);
    },
    async facts(names) {
      const rows = await here(db, names);
      return rows.map(({ name, hash, width, height, tone, colour }) => ({ name, hash, width, height, tone, colour }));
    },
    async file(file) {
      const row = await db.selectFrom("picture_files").select("bytes").where("file", "=", file).executeTakeFirst();
      return row && new Uint8Array(row.bytes);
    },
    async *filesOf(name) {
      const rows = await db.selectFrom("picture_files").select("file").where("name", "=", name).execute();
      for (const { file } of rows) {
        const row = await db.selectFrom("picture_files").select("bytes").where("file", "=", file).executeTakeFirst();
        if (row) yield { file, bytes: new Uint8Array(row.bytes) };
      }
    },
  };
}

async function here(db: Db, names: readonly string[]): Promise<Selectable<PicturesTable>[]> {
  if (names.length === 0) return [];
  return db.selectFrom("pictures").selectAll().where("name", "in", names).where("state", "=", "here").execute();
}

/** Whole, with all its files, in an edition that knows it. The same content may have been sent twice. */
export async function addPictures(trx: Trx, pictures: readonly MadePicture[], now: number): Promise<void> {
  const edition = await nextEdition(trx);
  for (const { name, facts, files } of pictures) {
    const row = { ...facts, state: "here", edition, made_at: now };
    await trx
      .insertInto("pictures")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    for (const [file, bytes] of files)
      await trx
        .insertInto("picture_files")
        .values({ file, name, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

function toRef({ name, hash, width, height, tone }: Selectable<PicturesTable>): PictureRef {
  return { name, hash, width, height, tone };
}

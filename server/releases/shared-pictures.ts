import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import { picturesPath } from "../site/pictures.ts";
import type { ReadableFile, Release } from "./release.ts";
import { saveFiles, unsaved } from "./saved-files.ts";

/** There are many pictures, and they seldom change: only those that some releases lack go into the database. */
export type SharedPictures = {
  /** Stores those of these pictures that another release lacks. */
  share(pictures: readonly ReadableFile[]): Promise<void>;
  /** The ids of the stored releases; while they are the same there is nothing new to share. */
  releases(): Promise<string>;
};

/** Small transactions, so that orders get in between. */
const batchSize = 8;

export function createSharedPictures({ db, transact }: Pick<Database, "db" | "transact">): SharedPictures {
  return {
    async share(pictures) {
      const differing = await differingPictures(db);
      const missing = await unsaved(
        db,
        pictures.filter(({ path }) => differing.has(path)),
      );
      for (let index = 0; index < missing.length; index += batchSize) {
        const some = missing.slice(index, index + batchSize);
        const read = await Promise.all(some.map(async (file) => ({ ...file, bytes: await file.read() })));
        await transact((trx) => saveFiles(trx, read));
      }
    },

    async releases() {
      const rows = await db.selectFrom("release_pictures").select("release_id").orderBy("release_id").execute();
      return rows.map(({ release_id }) => release_id).join();
    },
  };
}

export async function recordPictures(trx: Trx, { id, pictures }: Release): Promise<void> {
  if (!pictures) return;
  const paths = JSON.stringify(pictures.map(({ path }) => path));
  await trx
    .insertInto("release_pictures")
    .values({ release_id: id, paths })
    .onConflict((conflict) => conflict.column("release_id").doUpdateSet({ paths }))
    .execute();
}

export async function deletePictures(trx: Trx, releases: readonly string[]): Promise<void> {
  await trx.deleteFrom("release_pictures").where("release_id", "in", releases).execute();
  // In this order: a server records its release before it saves a picture, so every saved one is counted below.
  const saved = await trx
    .selectFrom("release_files")
    .select("path")
    .where("path", "like", `${picturesPath}/%`)
    .execute();
  const differing = await differingPictures(trx);
  for (const { path } of saved)
    if (!differing.has(path)) await trx.deleteFrom("release_files").where("path", "=", path).execute();
}

/** Pictures that some of the releases have, and not all. */
async function differingPictures(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("release_pictures").select("paths").execute();
  const counts = new Map<string, number>();
  for (const { paths } of rows)
    for (const path of new Set<string>(JSON.parse(paths))) counts.set(path, (counts.get(path) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < rows.length).map(([path]) => path));
}

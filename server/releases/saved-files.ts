import type { Db, Trx } from "../database/schema.ts";
import type { ReadableFile, SavedFile } from "./release.ts";

/** As many parameters as both databases accept in one query. */
const batchSize = 500;

/** Those that aren't in the database yet, by name: the same name is the same content. */
export async function unsaved(db: Db, files: readonly ReadableFile[]): Promise<ReadableFile[]> {
  const has = new Set<string>();
  for (let index = 0; index < files.length; index += batchSize) {
    const paths = files.slice(index, index + batchSize).map(({ path }) => path);
    const known = await db.selectFrom("release_files").select("path").where("path", "in", paths).execute();
    for (const { path } of known) has.add(path);
  }
  return files.filter(({ path }) => !has.has(path));
}

export async function saveFiles(trx: Trx, files: readonly SavedFile[]): Promise<void> {
  for (const { path, type, etag, brotli, bytes } of files)
    await trx
      .insertInto("release_files")
      .values({ path, type, etag, brotli: brotli ? 1 : 0, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

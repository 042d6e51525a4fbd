import type { Db, Trx } from "../database/schema.ts";
import type { ReadableFile, SavedFile } from "./release.ts";

/** As many names as both databases take in one question. */
const atOnce = 500;

/** Those that aren't in the database yet. A name that is there is left alone, being the same file. */
export async function unsaved(db: Db, files: readonly ReadableFile[]): Promise<ReadableFile[]> {
  const has = new Set<string>();
  for (let index = 0; index < files.length; index += atOnce) {
    const paths = files.slice(index, index + atOnce).map(({ path }) => path);
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

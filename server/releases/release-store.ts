import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { releasesToForget } from "./forget.ts";

/** A file whose name carries a hash of its content, so that it is the same for ever. */
export type ReleasedFile = { path: string; type: string; etag: string; brotli: boolean };

export type SavedFile = ReleasedFile & { bytes: Uint8Array };

export type Release = {
  id: string;
  files: readonly (ReleasedFile & { read(): Promise<Uint8Array> })[];
};

export type ReleaseStore = {
  /** Puts the release's files where every server finds them, and forgets releases that nobody needs any more. */
  publish(release: Release, now: number): Promise<void>;
  /** Notes that a server runs on it: the time that its files are kept begins anew. */
  touch(id: string, now: number): Promise<void>;
  find(path: string): Promise<SavedFile | undefined>;
};

export function createReleaseStore({ db, transact }: Pick<Database, "db" | "transact">): ReleaseStore {
  async function missingOf({ files }: Release): Promise<SavedFile[]> {
    const paths = files.map(({ path }) => path);
    const known = await db.selectFrom("release_files").select("path").where("path", "in", paths).execute();
    const has = new Set(known.map(({ path }) => path));
    const missing = files.filter(({ path }) => !has.has(path));
    return Promise.all(missing.map(async ({ read, ...file }) => ({ ...file, bytes: await read() })));
  }

  return {
    async publish(release, now) {
      if (release.files.length === 0) return;
      const missing = await missingOf(release);
      await transact(async (trx) => {
        for (const { brotli, ...file } of missing)
          await trx
            .insertInto("release_files")
            .values({ ...file, brotli: brotli ? 1 : 0 })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        const paths = JSON.stringify(release.files.map(({ path }) => path));
        await trx
          .insertInto("releases")
          .values({ id: release.id, seen_at: now, paths })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now, paths }))
          .execute();
        await forgetOld(trx, now);
      });
    },

    touch: (id, now) =>
      transact(async (trx) => {
        await trx.updateTable("releases").set({ seen_at: now }).where("id", "=", id).execute();
      }),

    async find(path) {
      const row = await db.selectFrom("release_files").selectAll().where("path", "=", path).executeTakeFirst();
      return row && { ...row, brotli: row.brotli === 1 };
    },
  };
}

async function forgetOld(trx: Trx, now: number): Promise<void> {
  const releases = await trx.selectFrom("releases").selectAll().execute();
  const old = releasesToForget(
    releases.map(({ id, seen_at }) => ({ id, seenAt: seen_at })),
    now,
  );
  if (old.length === 0) return;
  await trx.deleteFrom("releases").where("id", "in", old).execute();
  const pathsOf = (isOld: boolean) =>
    releases.filter(({ id }) => old.includes(id) === isOld).flatMap(({ paths }): string[] => JSON.parse(paths));
  const wanted = new Set(pathsOf(false));
  for (const path of new Set(pathsOf(true)))
    if (!wanted.has(path)) await trx.deleteFrom("release_files").where("path", "=", path).execute();
}

import { sentNamesIn } from "../../shop/pieces/sent-picture.ts";
import { nextEdition } from "../catalogue/next-edition.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { Log } from "../log.ts";
import { removeUnusedOfferPictures } from "../offers/offer-pictures.ts";

const hour = 60 * 60 * 1000;
export const retention = 30 * 24 * hour;
const batchSize = 500;

/**
 * Removes, after 30 days, working copies and pictures that no version of any record and no draft names. Old versions count, because
 * they can be restored. Rows of removed pictures stay, so that every server learns of the removal.
 */
export async function removeUnusedPictures(
  { db, transact }: Pick<Database, "db" | "transact">,
  now: number,
): Promise<void> {
  const before = now - retention;
  await transact(async (trx) => {
    await trx.deleteFrom("picture_uploads").where("touched_at", "<", before).execute();
  });
  const old = await db
    .selectFrom("pictures")
    .select("name")
    .where("state", "=", "here")
    .where("made_at", "<", before)
    .execute();
  if (old.length === 0) return;
  const named = await namesInRecords(db);
  for (const { body } of await db.selectFrom("piece_drafts").select("body").execute())
    for (const name of sentNamesIn(body)) named.add(name);
  const unused = old.map(({ name }) => name).filter((name) => !named.has(name));
  for (const name of unused) await transact((trx) => remove(trx, name, { before, now }));
}

/**
 * `nextEdition` locks out whoever saves a record until this transaction ends, so that none can name the picture now.
 */
async function remove(trx: Trx, name: string, { before, now }: { before: number; now: number }): Promise<void> {
  const edition = await nextEdition(trx);
  const naming = await trx
    .selectFrom("catalogue_records")
    .select("id")
    .where("body", "like", `%"${name}"%`)
    .limit(1)
    .executeTakeFirst();
  const drafted = await trx
    .selectFrom("piece_drafts")
    .select("id")
    .where("body", "like", `%"${name}"%`)
    .limit(1)
    .executeTakeFirst();
  if (naming || drafted) return;
  const { numUpdatedRows: gone } = await trx
    .updateTable("pictures")
    .set({ state: "gone", edition, made_at: now })
    .where("name", "=", name)
    .where("made_at", "<", before)
    .executeTakeFirstOrThrow();
  if (gone > 0n) await trx.deleteFrom("picture_files").where("name", "=", name).execute();
}

/** Reads every version of every record, in batches. */
async function namesInRecords(db: Db): Promise<Set<string>> {
  const names = new Set<string>();
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("catalogue_records")
      .select(["edition", "body"])
      .where("edition", ">", after)
      .orderBy("edition")
      .limit(batchSize)
      .execute();
    for (const { body } of rows) for (const name of sentNamesIn(body)) names.add(name);
    const last = rows.at(-1);
    if (!last) return names;
    after = last.edition;
  }
}

/** At the start and then every hour. */
export function startPictureCleanup(database: Database, now: () => number, log: Pick<Log, "warn">): { stop(): void } {
  const run = () =>
    removeUnusedPictures(database, now())
      .then(() => removeUnusedOfferPictures(database, now()))
      .catch((error: unknown) => log.warn({ err: error }, "pictures that nobody needs can't be removed"));
  const timer = setInterval(run, hour);
  timer.unref();
  void run();
  return { stop: () => clearInterval(timer) };
}

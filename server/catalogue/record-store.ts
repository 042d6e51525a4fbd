import type { Insertable, Selectable } from "kysely";
import type { StockChange } from "../../shop/editor/piece-desk.ts";
import { sentNamesIn } from "../../shop/pieces/sent-picture.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { CatalogueRecordsTable } from "../database/tables/catalogue.ts";
import { nextEdition } from "./next-edition.ts";
import { changeStock, lockStock } from "./stock-change.ts";

export const recordKinds = ["piece", "settings", "policies"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** live: this version is shown; off: the piece isn't sold; file: exported, so that the file's record is shown again. */
export type RecordState = "live" | "off" | "file";

export type RecordName = { kind: RecordKind; id: number };

/** One version of a record. `body` is as it was saved, not yet validated. */
export type SavedRecord = RecordName & {
  version: number;
  edition: number;
  state: RecordState;
  body: unknown;
  savedAt: number;
  savedBy: string;
  why: string;
};

/** `seen` is the version that the change is based on; 0 where there was none. */
export type Change = {
  by: string;
  seen: number;
  why: string;
  /** Saved in the same transaction; throws `StockMoved` where the count isn't what it was based on. */
  stock?: StockChange | undefined;
};

export type Saved =
  | { outcome: "saved"; version: number; edition: number }
  /** Somebody else has changed it since. */
  | { outcome: "changed"; latest: SavedRecord };

export type RecordStore = {
  edition(): Promise<number>;
  /** The latest version of each record that an edition after this one has changed. */
  changedSince(edition: number): Promise<SavedRecord[]>;
  latest(name: RecordName): Promise<SavedRecord | undefined>;
  /** Newest first. */
  history(name: RecordName): Promise<SavedRecord[]>;
  /** Adds a version and makes the next edition, in one transaction; refused unless `seen` is the latest. */
  save(record: NewVersion, change: Change, now: number): Promise<Saved>;
  /** All or none: a single conflict undoes the rest. */
  saveAll(versions: readonly { record: NewVersion; change: Change }[], now: number): Promise<SavedAll>;
};

export type NewVersion = RecordName & Pick<SavedRecord, "state" | "body">;

export type SavedAll = { outcome: "saved" } | Extract<Saved, { outcome: "changed" }>;

/** Thrown to roll back a transaction when one of its records has a conflict. */
class ChangedMeanwhile extends Error {
  readonly latest: SavedRecord;
  constructor(latest: SavedRecord) {
    super("somebody else was quicker");
    this.latest = latest;
  }
}

/** Thrown to roll back a transaction: the record names a picture that was removed meanwhile. */
export class PictureGone extends Error {
  readonly picture: string;
  constructor(picture: string) {
    super(`${picture} is gone`);
    this.picture = picture;
  }
}

/** The id of the settings and of the policies, which are one record each. */
export const onlyId = 0;

export function createRecordStore({ db, transact }: Pick<Database, "db" | "transact">): RecordStore {
  return {
    edition: () => currentEdition(db),

    async changedSince(edition) {
      const rows = await db
        .selectFrom("catalogue_records")
        .selectAll()
        .where("edition", ">", edition)
        .orderBy("version")
        .execute();
      return [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()].map(toRecord);
    },

    latest: (name) => findLatest(db, name),

    async history({ kind, id }) {
      const rows = await db
        .selectFrom("catalogue_records")
        .selectAll()
        .where("kind", "=", kind)
        .where("id", "=", id)
        .orderBy("version", "desc")
        .execute();
      return rows.map(toRecord);
    },

    save: (record, change, now) => transact((trx) => saveVersion(trx, record, change, now)),

    async saveAll(versions, now) {
      try {
        await transact(async (trx) => {
          for (const { record, change } of versions) {
            const saved = await saveVersion(trx, record, change, now);
            if (saved.outcome === "changed") throw new ChangedMeanwhile(saved.latest);
          }
        });
        return { outcome: "saved" };
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        return { outcome: "changed", latest: error.latest };
      }
    },
  };
}

/** `save` of the store, within a transaction that changes something else, too. */
export async function saveVersion(
  trx: Trx,
  { kind, id, state, body }: NewVersion,
  { by, seen, why, stock }: Change,
  now: number,
): Promise<Saved> {
  const before = await findLatest(trx, { kind, id });
  if (before && before.version !== seen) return { outcome: "changed", latest: before };
  if (stock) await lockStock(trx, id);
  const edition = await nextEdition(trx);
  const version = seen + 1;
  const row: Insertable<CatalogueRecordsTable> = {
    ...{ kind, id, version, edition, state, why },
    ...{ body: JSON.stringify(body), saved_at: now, saved_by: by },
  };
  // On PostgreSQL another transaction may have inserted this version while `nextEdition` waited for its lock.
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto("catalogue_records")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 0n) {
    await refuseGone(trx, sentNamesIn(row.body));
    if (stock) await changeStock(trx, id, stock, edition);
    return { outcome: "saved", version, edition };
  }
  const latest = await findLatest(trx, { kind, id });
  if (!latest) throw new Error(`${kind} ${id} conflicts with a version that can't be found`);
  return { outcome: "changed", latest };
}

/** A server that doesn't know of the removal yet may still offer the picture. */
async function refuseGone(trx: Trx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const gone = await trx
    .selectFrom("pictures")
    .select("name")
    .where("name", "in", names)
    .where("state", "=", "gone")
    .executeTakeFirst();
  if (gone) throw new PictureGone(gone.name);
}

export async function currentEdition(db: Db): Promise<number> {
  return (await db.selectFrom("catalogue_edition").select("number").executeTakeFirstOrThrow()).number;
}

export async function findLatest(db: Db, { kind, id }: RecordName): Promise<SavedRecord | undefined> {
  const row = await db
    .selectFrom("catalogue_records")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "=", id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toRecord(row);
}

function toRecord(row: Selectable<CatalogueRecordsTable>): SavedRecord {
  const { id, version, edition, saved_at, saved_by, why } = row;
  return {
    ...{ id, version, edition, why },
    kind: row.kind as RecordKind,
    state: row.state as RecordState,
    body: JSON.parse(row.body),
    savedAt: saved_at,
    savedBy: saved_by,
  };
}

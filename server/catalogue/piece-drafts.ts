import type { Selectable } from "kysely";
import type { DraftAnswer, DraftRecord, PieceDraft, PieceDrafts } from "../../shop/editor/piece-drafts.ts";
import { draftsPlace } from "../../shop/editor/piece-drafts.ts";
import { sentNames } from "../../shop/pieces/sent-picture.ts";
import { isRecord, parseJson } from "../../shop/record.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { PieceDraftsTable } from "../database/tables/catalogue.ts";

type Parts = { database: Pick<Database, "db" | "transact">; now: () => number };

export function createPieceDrafts({ database: { db, transact }, now }: Parts, by: string): PieceDrafts {
  const all = () => db.selectFrom("piece_drafts").selectAll();

  async function insert(trx: Trx, record: DraftRecord): Promise<number> {
    const row = { body: JSON.stringify(record), saved_at: now(), saved_by: by };
    const { id } = await trx.insertInto("piece_drafts").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  }

  return {
    list: async () => (await all().orderBy("id", "desc").execute()).map(toDraft),

    async count() {
      const { count } = await db
        .selectFrom("piece_drafts")
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async find(id) {
      const row = await all().where("id", "=", id).executeTakeFirst();
      return row && toDraft(row);
    },

    // Removed and inserted in one transaction: two devices that ask at once make one draft of each photograph.
    begin: () =>
      transact(async (trx) => {
        const ready = await trx
          .deleteFrom("picture_uploads")
          .where("place", "=", draftsPlace)
          .where("state", "=", "ready")
          .returning(["name_key", "created_at"])
          .execute();
        const inOrder = ready.toSorted((one, other) => Number(one.created_at) - Number(other.created_at));
        for (const { name_key: key } of inOrder)
          if (key !== null) await insert(trx, { images: [sentNames(key).photo] });
      }),

    save: ({ id, revision, record }) =>
      transact(async (trx): Promise<DraftAnswer> => {
        if (id === undefined) return { outcome: "saved", id: await insert(trx, record) };
        const { numUpdatedRows: saved } = await trx
          .updateTable("piece_drafts")
          .set({ body: JSON.stringify(record), revision: revision + 1, saved_at: now(), saved_by: by })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .executeTakeFirstOrThrow();
        if (saved > 0n) return { outcome: "saved", id };
        const latest = await trx.selectFrom("piece_drafts").selectAll().where("id", "=", id).executeTakeFirst();
        if (!latest) return { outcome: "saved", id: await insert(trx, record) };
        // Sent again, because the first answer was lost.
        if (latest.body === JSON.stringify(record)) return { outcome: "saved", id };
        return { outcome: "changed", latest: toDraft(latest) };
      }),

    remove: (id) =>
      transact(async (trx) => {
        await trx.deleteFrom("piece_drafts").where("id", "=", id).execute();
      }),
  };
}

function toDraft({ id, body, revision, saved_at, saved_by }: Selectable<PieceDraftsTable>): PieceDraft {
  const record = parseJson(body);
  return { id, record: isRecord(record) ? record : {}, revision, saved: { at: Number(saved_at), by: saved_by } };
}

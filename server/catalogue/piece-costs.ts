import type { PieceCostMap, PieceCosts } from "../../shop/desk/piece-costs.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";

/** What pieces cost the seller, where it is entered: these, or all. */
export async function readCosts(db: Db, ids?: readonly number[]): Promise<PieceCostMap> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .selectFrom("piece_costs")
    .select(["product_id", "cost"])
    .$if(ids !== undefined, (query) => query.where("product_id", "in", ids ?? []))
    .execute();
  return new Map(rows.map(({ product_id: id, cost }) => [id, Number(cost)]));
}

type Parts = { database: Pick<Database, "db" | "transact">; now: () => number };

/** In a table of its own: records make the editions, which every shopper may read. */
export function createPieceCosts({ database: { db, transact }, now }: Parts, by: string): PieceCosts {
  return {
    of: async (id) => (await readCosts(db, [id])).get(id),
    ofMany: (ids) => readCosts(db, ids),
    set: (id, cost) =>
      transact(async (trx) => {
        if (cost === undefined) {
          await trx.deleteFrom("piece_costs").where("product_id", "=", id).execute();
          return;
        }
        const saved = { cost, at: now(), by };
        await trx
          .insertInto("piece_costs")
          .values({ product_id: id, ...saved })
          .onConflict((conflict) => conflict.column("product_id").doUpdateSet(saved))
          .execute();
      }),
  };
}

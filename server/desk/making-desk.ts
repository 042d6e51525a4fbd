import type { OwnPiece } from "../../shop/cart/pricing.ts";
import type { MakingDesk, Tick, WantedLine } from "../../shop/desk/making-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { toChoices } from "../orders/order-rows.ts";
import { workConditions } from "./order-list.ts";
import type { FindPiece } from "./order-list-rows.ts";

type Parts = { database: Pick<Database, "db" | "transact">; piece: FindPiece };

export function createMakingDesk({ database, piece }: Parts): MakingDesk {
  return {
    wanted: () => readWanted(database.db, piece),
    tick: (ticks) => database.transact((trx) => tickLines(trx, ticks)),
  };
}

/** One query; thousands of open orders are a few thousand short rows. */
async function readWanted(db: Database["db"], piece: FindPiece): Promise<WantedLine[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("order_lines as line", "line.order_number", "orders.number")
    .select(["number", "revision", "orders.name as shopper", "make_by", "needed_by"])
    .select(["position", "product_id", "line.name", "quantity", "made"])
    .select(["size", "with_dupatta", "scent", "kilos", "own"])
    .where((eb) => eb.and(workConditions(eb, "make")))
    .execute();
  return rows.flatMap((row) => {
    const own = row.own === null ? undefined : (JSON.parse(row.own) as OwnPiece);
    const known = piece(row.product_id);
    // A piece that is no longer sold, in an order that has to be made: rather listed than forgotten.
    if (row.make_by === null || (!own && known?.isMade === false)) return [];
    return {
      number: row.number,
      revision: row.revision,
      shopper: row.shopper,
      position: row.position,
      pieceId: row.product_id,
      name: row.name,
      choices: toChoices(row),
      quantity: row.quantity,
      made: Math.min(row.made, row.quantity),
      makeBy: row.make_by,
      neededBy: row.needed_by,
      picture: known?.picture,
      ownPicture: own?.pictures[0],
    };
  });
}

async function tickLines(trx: Trx, ticks: readonly Tick[]): Promise<{ left: number }> {
  let left = 0;
  for (const tick of ticks) if (!(await tickLine(trx, tick)) && !(await isTicked(trx, tick))) left++;
  return { left };
}

async function tickLine(trx: Trx, { number, position, pieceId, was, made }: Tick): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("order_lines")
    .set({ made })
    .where("order_number", "=", number)
    .where("position", "=", position)
    .where("product_id", "=", pieceId)
    .where("made", "=", was)
    .where("quantity", ">=", made)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("orders")
          .select("number")
          .where("number", "=", number)
          .where((order) => order.and(workConditions(order, "make"))),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The same tick, sent twice or by two people. */
async function isTicked(trx: Trx, { number, position, pieceId, made }: Tick): Promise<boolean> {
  const row = await trx
    .selectFrom("order_lines")
    .select("made")
    .where("order_number", "=", number)
    .where("position", "=", position)
    .where("product_id", "=", pieceId)
    .executeTakeFirst();
  return row?.made === made;
}

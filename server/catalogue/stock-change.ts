import type { StockChange } from "../../shop/editor/piece-desk.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import type { Trx } from "../database/schema.ts";

/** Thrown to roll back a transaction: the count isn't the one that the change was based on. */
export class StockMoved extends Error {
  override name = "StockMoved";
}

/**
 * Locks the piece's rows until the transaction ends. Orders lock stock first and the edition's row last; changes of the
 * count must do so in the same order, or the two could deadlock.
 */
export async function lockStock(trx: Trx, id: number): Promise<void> {
  const rows = await trx.selectFrom("stock").select("size").where("product_id", "=", id).orderBy("size").execute();
  for (const { size } of rows)
    await trx
      .updateTable("stock")
      .set((eb) => ({ edition: eb.ref("edition") }))
      .where("product_id", "=", id)
      .where("size", "=", size)
      .execute();
}

/** Sets new counts, each guarded by the old one: what an order takes meanwhile is never overwritten. */
export async function changeStock(trx: Trx, id: number, change: StockChange, edition: number): Promise<void> {
  const { seen = {}, next = {} } = change;
  if (!isSameStock(await countNow(trx, id), seen)) throw new StockMoved();
  for (const size of new Set([...Object.keys(seen), ...Object.keys(next)])) {
    const pieces = next[size] ?? null;
    const before = seen[size];
    if (before === undefined)
      await trx
        .insertInto("stock")
        .values({ product_id: id, size, pieces, edition })
        .onConflict((conflict) => conflict.columns(["product_id", "size"]).doUpdateSet({ pieces, edition }))
        .execute();
    else {
      const { numUpdatedRows } = await trx
        .updateTable("stock")
        .set({ pieces, edition })
        .where("product_id", "=", id)
        .where("size", "=", size)
        .where("pieces", "=", before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new StockMoved();
    }
  }
}

async function countNow(trx: Trx, id: number): Promise<Stock> {
  const rows = await trx
    .selectFrom("stock")
    .select(["size", "pieces"])
    .where("product_id", "=", id)
    .where("pieces", "is not", null)
    .execute();
  return Object.fromEntries(rows.map(({ size, pieces }) => [size, pieces ?? 0]));
}

export function isSameStock(one: Stock | undefined, other: Stock | undefined): boolean {
  const sizes = Object.entries(one ?? {});
  return sizes.length === Object.keys(other ?? {}).length && sizes.every(([size, left]) => other?.[size] === left);
}

import type { Selectable } from "kysely";
import type { StockChange } from "../../shop/editor/piece-desk.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import type { StockTable } from "../database/tables/catalogue.ts";
import { nextEdition } from "./next-edition.ts";
import { changeStock, holdStock } from "./stock-change.ts";

export type StockStore = {
  /** Pieces whose stock an edition after this one shows differently; undefined for one that is no longer counted. */
  changedSince(edition: number): Promise<ReadonlyMap<number, Stock | undefined>>;
  /** As it is now, of those among these that are counted. */
  of(ids: readonly number[]): Promise<ReadonlyMap<number, Stock>>;
  /** All that is counted, as it is now. */
  counted(): Promise<ReadonlyMap<number, Stock>>;
  /** Counts the piece, or with undefined no longer. By size, or "" for the piece as a whole. */
  set(id: number, stock: Stock | undefined): Promise<void>;
  /** As `set`, but throws `StockMoved` where the count isn't what was seen. */
  change(id: number, change: StockChange): Promise<void>;
  /** Orders that have taken of it and not put it back, newest first. */
  holding(id: number): Promise<{ number: string; size: string; quantity: number }[]>;
};

export function createStockStore({ db, transact }: Pick<Database, "db" | "transact">): StockStore {
  return {
    async changedSince(edition) {
      const changed = await db
        .selectFrom("stock")
        .select("product_id")
        .distinct()
        .where("edition", ">", edition)
        .execute();
      const ids = changed.map((row) => row.product_id);
      const counted = await readStock(db, ids);
      return new Map(ids.map((id) => [id, counted.get(id)]));
    },

    of: (ids) => readStock(db, ids),

    async counted() {
      const rows = await db.selectFrom("stock").selectAll().where("pieces", "is not", null).execute();
      return byPiece(rows);
    },

    set: (id, stock) =>
      transact(async (trx) => {
        await holdStock(trx, id);
        const edition = await nextEdition(trx);
        await trx.updateTable("stock").set({ pieces: null, edition }).where("product_id", "=", id).execute();
        for (const [size, pieces] of Object.entries(stock ?? {}))
          await trx
            .insertInto("stock")
            .values({ product_id: id, size, pieces, edition })
            .onConflict((conflict) => conflict.columns(["product_id", "size"]).doUpdateSet({ pieces, edition }))
            .execute();
      }),

    change: (id, change) =>
      transact(async (trx) => {
        await holdStock(trx, id);
        await changeStock(trx, id, change, await nextEdition(trx));
      }),

    async holding(id) {
      const rows = await db
        .selectFrom("order_stock")
        .innerJoin("orders", "orders.number", "order_stock.order_number")
        .select(["order_number", "size", "quantity"])
        .where("product_id", "=", id)
        .where("put_back_at", "is", null)
        .orderBy("orders.created_at", "desc")
        .execute();
      return rows.map(({ order_number, size, quantity }) => ({ number: order_number, size, quantity }));
    },
  };
}

type StockRow = Pick<Selectable<StockTable>, "product_id" | "size" | "pieces">;

export async function readStock(db: Db, ids: readonly number[]): Promise<Map<number, Stock>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("stock")
    .selectAll()
    .where("product_id", "in", ids)
    .where("pieces", "is not", null)
    .execute();
  return byPiece(rows);
}

export function byPiece(rows: readonly StockRow[]): Map<number, Stock> {
  const groups = Map.groupBy(rows, (row) => row.product_id);
  return new Map([...groups].map(([id, group]) => [id, toStock(group)]));
}

function toStock(rows: readonly StockRow[]): Stock {
  return Object.fromEntries(rows.map(({ size, pieces }) => [size, pieces ?? 0]));
}

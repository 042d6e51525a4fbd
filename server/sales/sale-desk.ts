import { dueStep, type SaleTerms, saleBegins, saleEnds } from "../../shop/sale/sale.ts";
import type { SaleAnswer, SaleDesk } from "../../shop/sale/sale-desk.ts";
import { saleInWords } from "../../shop/sale/sale-words.ts";
import type { Db, Trx } from "../database/schema.ts";
import { readBrought } from "./brought.ts";
import { movePrices, type PriceWithout } from "./move-prices.ts";
import { end, lockSale, runDueSales, type SaleParts } from "./run-sales.ts";
import { cutColumns, readSale, readSales, type StoredSale } from "./sale-rows.ts";

/** Of those that are over. */
const mostOver = 30;

export function createSaleDesk(parts: SaleParts, by: string): SaleDesk {
  const { database, editions, refresh, now } = parts;
  const { db, transact } = database;

  /** Under the lock; `work` gets a sale that can still be changed. */
  async function changeSale(id: number, revision: number, work: (trx: Trx, sale: StoredSale) => Promise<void>) {
    const answer = await transact(async (trx): Promise<SaleAnswer> => {
      const sale = await lockSale(trx, id);
      if (!sale) return "unknown";
      if (sale.revision !== revision || sale.state === "over" || dueStep(sale, now()) === "end") return "changed";
      await work(trx, sale);
      return "done";
    });
    await runDueSales(parts);
    await refresh();
    return answer;
  }

  return {
    list: async () => readSales(db, { ids: await listedIds(db) }),
    find: (id) => readSale(db, id),
    brought: (ids) => readBrought(db, ids),

    async make(terms) {
      const id = await transact(async (trx) => {
        const row = await trx
          .insertInto("sales")
          .values({
            state: "planned",
            ...columnsOf(terms),
            from_at: saleBegins(terms.from),
            made_at: now(),
            made_by: by,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await insertPieces(trx, Number(row.id), terms, new Map());
        return Number(row.id);
      });
      await runDueSales(parts);
      return { id };
    },

    change: (id, revision, terms) =>
      changeSale(id, revision, async (trx, sale) => {
        const isRunning = sale.state === "running";
        const why = `A sale changed: ${saleInWords(terms)}`;
        const found = isRunning
          ? await movePrices(trx, { editions, now: now() }, { sale, going: sale.pieces, coming: terms.pieces, why, by })
          : new Map<number, PriceWithout>();
        await trx
          .updateTable("sales")
          .set({
            ...columnsOf(terms),
            ...(!isRunning && { from_at: saleBegins(terms.from) }),
            revision: revision + 1,
          })
          .where("id", "=", id)
          .execute();
        await trx.deleteFrom("sale_pieces").where("sale_id", "=", id).execute();
        await insertPieces(trx, id, terms, found);
      }),

    end: (id, revision) =>
      changeSale(id, revision, async (trx, sale) => {
        if (sale.state === "running") return end(trx, { editions, now: now() }, sale, now(), by);
        await trx.deleteFrom("sale_pieces").where("sale_id", "=", id).execute();
        await trx.deleteFrom("sales").where("id", "=", id).execute();
      }),
  };
}

async function listedIds(db: Db): Promise<number[]> {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => Number(id));
  const query = db.selectFrom("sales").select("id");
  const running = await query.where("state", "=", "running").orderBy("until_at").orderBy("id").execute();
  const planned = await query.where("state", "=", "planned").orderBy("from_at").orderBy("id").execute();
  const over = await query
    .where("state", "=", "over")
    .orderBy("until_at", "desc")
    .orderBy("id", "desc")
    .limit(mostOver)
    .execute();
  return [...ids(running), ...ids(planned), ...ids(over)];
}

function columnsOf({ cut, until, listing }: SaleTerms) {
  return { ...cutColumns(cut), until_at: saleEnds(until), listing: listing ?? null };
}

async function insertPieces(
  trx: Trx,
  saleId: number,
  { pieces }: SaleTerms,
  found: ReadonlyMap<number, PriceWithout>,
): Promise<void> {
  const rows = pieces.map(({ id, price, fullPrice }) => ({
    ...{ sale_id: saleId, product_id: id, price },
    full_price: found.get(id)?.fullPrice ?? fullPrice,
    price_before: found.get(id)?.before ?? null,
  }));
  await trx.insertInto("sale_pieces").values(rows).execute();
}

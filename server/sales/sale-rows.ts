import type { Selectable } from "kysely";
import type { Rupees } from "../../shop/money/rupees.ts";
import { listingSlugs } from "../../shop/pieces/product.ts";
import type { SaleCut, SalePiece, SaleState } from "../../shop/sale/sale.ts";
import type { DeskSale } from "../../shop/sale/sale-desk.ts";
import type { Db } from "../database/schema.ts";
import type { SalesTable } from "../database/tables/sales.ts";

/** Each piece with the price that it is to have again afterwards. */
export type StoredSale = Omit<DeskSale, "pieces"> & {
  pieces: readonly (SalePiece & { before: Rupees | null })[];
  madeBy: string;
};

type SaleQuery = { ids: readonly number[] };

/** In the order of the ids; those that aren't there are left out. */
export async function readSales(db: Db, { ids }: SaleQuery): Promise<StoredSale[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("sales").selectAll().where("id", "in", ids).execute();
  const pieces = await db
    .selectFrom("sale_pieces")
    .selectAll()
    .where("sale_id", "in", ids)
    .orderBy("product_id")
    .execute();
  const sales = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.flatMap((id) => {
    const row = sales.get(id);
    if (!row) return [];
    const own = pieces.filter(({ sale_id }) => Number(sale_id) === id);
    return [
      toSale(
        row,
        own.map((piece) => ({
          id: piece.product_id,
          price: Number(piece.price),
          fullPrice: Number(piece.full_price),
          before: piece.price_before === null ? null : Number(piece.price_before),
        })),
      ),
    ];
  });
}

export async function readSale(db: Db, id: number): Promise<StoredSale | undefined> {
  return (await readSales(db, { ids: [id] }))[0];
}

function toSale(row: Selectable<SalesTable>, pieces: StoredSale["pieces"]): StoredSale {
  return {
    id: Number(row.id),
    state: row.state as SaleState,
    fromAt: Number(row.from_at),
    untilAt: Number(row.until_at),
    cut: row.percent === null ? { sum: Number(row.sum_less) } : { percent: row.percent },
    listing: listingSlugs.find((slug) => slug === row.listing),
    revision: row.revision,
    madeBy: row.made_by,
    pieces,
  };
}

export function cutColumns(cut: SaleCut): { percent: number | null; sum_less: Rupees | null } {
  return "percent" in cut ? { percent: cut.percent, sum_less: null } : { percent: null, sum_less: cut.sum };
}

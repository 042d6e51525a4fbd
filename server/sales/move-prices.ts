import { parseProducts } from "../../catalogue/product-schema.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { PieceRecord } from "../../shop/pieces/product.ts";
import { nextSalePrice, type RunningPrice } from "../../shop/sale/sale.ts";
import type { Editions } from "../catalogue/editions.ts";
import { mergeRecords } from "../catalogue/live-records.ts";
import { findLatest, saveVersion } from "../catalogue/record-store.ts";
import type { Trx } from "../database/schema.ts";
import type { StoredSale } from "./sale-rows.ts";

export type Move = {
  /** Whose prices change, as it is until now. */
  sale: StoredSale;
  /** Prices that are in the records now; none where the sale begins. */
  going: StoredSale["pieces"];
  /** Prices from now on; none where it ends. */
  coming: readonly { id: number; price: Rupees }[];
  /** For the pieces' versions. */
  why: string;
  by: string;
};

/** What a piece costs without this sale: by hand on sale, and in full. */
export type PriceWithout = { before: Rupees | null; fullPrice: Rupees };

type Parts = { editions: Editions; now: number };

/**
 * Writes a sale's prices into the records, as versions, or takes them out again. The caller's transaction has the lock
 * of `nextEdition`, so that no record changes meanwhile. Returns what was found of each piece that is sold.
 */
export async function movePrices(
  trx: Trx,
  { editions, now }: Parts,
  { sale, going, coming, why, by }: Move,
): Promise<ReadonlyMap<number, PriceWithout>> {
  const ids = [...new Set([...going, ...coming].map(({ id }) => id))];
  const others = await otherPrices(trx, sale.id, ids);
  const shown = new Map(mergeRecords(editions.files, editions.records()).products.map((each) => [each.id, each]));
  const found = new Map<number, PriceWithout>();
  for (const id of ids) {
    const record = await currentRecord(trx, id, (each) => shown.get(each));
    if (!record) continue;
    const leaves = going.find((each) => each.id === id);
    // What isn't sold comes into no sale; still it leaves one, to come back without its price.
    if (record.state === "off" && !leaves) continue;
    const { price, salePrice } = record.piece;
    const next = nextSalePrice({
      ...{ price, salePrice },
      going: leaves,
      coming: coming.find((each) => each.id === id)?.price,
      others: others.get(id) ?? [],
    });
    found.set(id, { before: next.before, fullPrice: price });
    if (next.salePrice === salePrice) continue;
    const body = { ...record.piece, salePrice: next.salePrice };
    const version = { kind: "piece", id, state: record.state, body } as const;
    const saved = await saveVersion(trx, version, { by, seen: record.version, why }, now);
    if (saved.outcome !== "saved") throw new Error(`piece ${id} changed under the lock of the edition`);
  }
  return found;
}

type Current = { piece: PieceRecord; state: "live" | "off"; version: number };

/** Undefined for a piece that is gone, or that the rules no longer allow. */
async function currentRecord(
  trx: Trx,
  id: number,
  shown: (id: number) => PieceRecord | undefined,
): Promise<Current | undefined> {
  const latest = await findLatest(trx, { kind: "piece", id });
  const version = latest?.version ?? 0;
  if (!latest || latest.state === "file") {
    const piece = shown(id);
    return piece && { piece, state: "live", version };
  }
  const [piece] = parseProducts([latest.body]).products;
  return piece && { piece, state: latest.state, version };
}

/** The prices of the other sales that run, by the piece. */
async function otherPrices(
  trx: Trx,
  saleId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RunningPrice[]>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("sale_pieces")
    .innerJoin("sales", "sales.id", "sale_pieces.sale_id")
    .select(["product_id", "price", "price_before"])
    .where("sales.state", "=", "running")
    .where("sale_id", "!=", saleId)
    .where("product_id", "in", ids)
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      id: row.product_id,
      price: Number(row.price),
      before: row.price_before === null ? null : Number(row.price_before),
    })),
    ({ id }) => id,
  );
}

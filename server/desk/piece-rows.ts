import { listings as allListings } from "../../catalogue/listings.ts";
import { listingOfCategory, parseProducts } from "../../catalogue/product-schema.ts";
import type { PieceRow } from "../../shop/editor/piece-desk.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { Editions } from "../catalogue/editions.ts";
import { mergeRecords } from "../catalogue/live-records.ts";
import type { RecordStore } from "../catalogue/record-store.ts";
import type { StockStore } from "../catalogue/stock-store.ts";

type Parts = { editions: Editions; store: RecordStore; stock: StockStore };

/** Every piece of the current edition, with its stock as of now; those that aren't sold come last. */
export async function pieceRows({ editions, store, stock }: Parts): Promise<PieceRow[]> {
  const { files } = editions;
  const live = editions.records();
  const { products, pictures } = mergeRecords(files, live);
  const offIds = [...live.pieces].filter(([, { state }]) => state === "off").map(([id]) => id);
  const saved = await Promise.all(offIds.map((id) => store.latest({ kind: "piece", id })));
  const off = saved.flatMap((record) => (record ? parseProducts([record.body]).products : []));
  const counted = await stock.counted();
  const row = (state: PieceRow["state"]) => (product: Product) => {
    const { id, name, summary, category, listings, stones, badge, price, salePrice, inStock, sizes, images } = product;
    return {
      ...{ id, name, summary, category: titleOf(category), listings, stones, badge, price, salePrice, inStock, state },
      ...(sizes && { sizes }),
      stock: counted.get(id),
      version: live.pieces.get(id)?.version ?? 0,
      picture: pictures.pictures.get(images[0] ?? ""),
    };
  };
  return [...products.map(row("live")), ...off.map(row("off"))];
}

/** The listing's title, which shoppers see: "Bridal Sets", not "Bridals". */
function titleOf(category: string): string {
  const home = Object.entries(listingOfCategory).find(([name]) => name === category)?.[1];
  return allListings.find(({ slug }) => slug === home)?.title ?? category;
}

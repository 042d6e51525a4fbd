import { setTimeout as wait } from "node:timers/promises";
import { fileSource } from "../catalogue/file-edition.server.ts";
import { createRecordStore, onlyId, type RecordStore } from "../server/catalogue/record-store.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { productPath, productsApiPath } from "../shop/paths.ts";
import type { Product } from "../shop/pieces/product.ts";
import { databaseSettings, silent } from "../trust/ledger.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

const givenUpAfter = 60_000;
const by = "npm run bench";

/** Changes the catalogue of a running shop. */
export type Changing = {
  /** Stores `times` as many pieces in the database. Returns their ids. */
  fill(times: number): Promise<number[]>;
  /** Sets another price and returns it. */
  change(id: number): Promise<number>;
  /** Changes something that every page shows. */
  changeAll(): Promise<void>;
  close(): Promise<void>;
};

export async function openChanging(url: string): Promise<Changing> {
  const database = await openDatabase(databaseSettings(url), silent);
  const store = createRecordStore(database);
  let price = 150_001;
  return {
    async fill(times) {
      const products = generateCatalogue(fileSource.products, times);
      const versions = products.map((product) => ({
        record: { kind: "piece" as const, id: product.id, state: "live" as const, body: product },
        change: { by, seen: 0, why: "" },
      }));
      await store.saveAll(versions, Date.now());
      return products.map(({ id }) => id);
    },
    async change(id) {
      price++;
      await save(store, { kind: "piece", id }, { ...pieceOf(id), price, salePrice: null });
      return price;
    },
    async changeAll() {
      price++;
      const settings = { ...fileSource.settings, deliveryCharge: price % 1000 };
      await save(store, { kind: "settings", id: onlyId }, settings);
    },
    close: database.close,
  };
}

async function save(store: RecordStore, name: { kind: "piece" | "settings"; id: number }, body: unknown) {
  const seen = (await store.latest(name))?.version ?? 0;
  const saved = await store.save({ ...name, state: "live", body }, { by, seen, why: "" }, Date.now());
  if (saved.outcome !== "saved") throw new Error(`${name.kind} ${name.id} was changed by somebody else`);
}

function pieceOf(id: number): Product {
  const piece = fileSource.products.find((product) => product.id === id);
  if (!piece) throw new Error(`There is no piece ${id}`);
  return piece;
}

/** Milliseconds until this server's API has the new price. */
export async function untilSold(origin: string, id: number, price: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < givenUpAfter) {
    const answer = await fetch(`${origin}${productsApiPath}?ids=${id}`);
    const { products } = (await answer.json()) as { products: { price: number }[] };
    if (products[0]?.price === price) return performance.now() - start;
    await wait(5);
  }
  throw new Error(`${origin} doesn't show the change`);
}

/** Milliseconds until the whole response has arrived. */
export async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - start;
}

/** Fetches every piece's page, a few at a time. */
export async function visit(origin: string, ids: readonly number[]): Promise<void> {
  const addresses = ids.map(productPath).values();
  const walk = async () => {
    for (const address of addresses) await timeOf(origin + address);
  };
  await Promise.all(Array.from({ length: 4 }, walk));
}

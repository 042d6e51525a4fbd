import { dueStep } from "../../shop/sale/sale.ts";
import { saleInWords } from "../../shop/sale/sale-words.ts";
import type { Editions } from "../catalogue/editions.ts";
import { nextEdition } from "../catalogue/next-edition.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { Log } from "../log.ts";
import { movePrices, type PriceWithout } from "./move-prices.ts";
import { readSale, type StoredSale } from "./sale-rows.ts";

export type SaleParts = {
  database: Pick<Database, "db" | "transact">;
  editions: Editions;
  /** Loads the new edition on this server; other servers poll for it. */
  refresh: () => Promise<void>;
  now: () => number;
};

/**
 * Begins and ends what is due. Each sale is a transaction, and looked at again inside it: another server may do the
 * same, or somebody change it. Returns how many sales moved.
 */
export async function runDueSales({ database, editions, refresh, now }: SaleParts): Promise<number> {
  const at = now();
  const due = await database.db
    .selectFrom("sales")
    .select("id")
    .where(({ or, and, eb }) =>
      or([
        and([eb("state", "=", "planned"), eb("from_at", "<=", at)]),
        and([eb("state", "=", "running"), eb("until_at", "<", at)]),
      ]),
    )
    .orderBy("until_at")
    .execute();
  const moved: boolean[] = [];
  for (const { id } of due)
    moved.push(await database.transact((trx) => takeStep(trx, { editions, now: at }, Number(id))));
  const count = moved.filter((each) => each).length;
  if (count > 0) await refresh();
  return count;
}

type StepParts = { editions: Editions; now: number };

async function takeStep(trx: Trx, parts: StepParts, id: number): Promise<boolean> {
  const sale = await lockSale(trx, id);
  if (!sale) return false;
  const step = dueStep(sale, parts.now);
  if (step === "begin") await begin(trx, parts, sale);
  else if (step === "end") await end(trx, parts, sale, sale.untilAt);
  return step !== undefined;
}

/** All that changes a sale or a record makes an edition: until the transaction ends, this is the only one. */
export async function lockSale(trx: Trx, id: number): Promise<StoredSale | undefined> {
  await nextEdition(trx);
  return readSale(trx, id);
}

async function begin(trx: Trx, parts: StepParts, sale: StoredSale): Promise<void> {
  const why = `A sale began: ${saleInWords(sale)}`;
  const found = await movePrices(trx, parts, { sale, going: [], coming: sale.pieces, why, by: sale.madeBy });
  await setState(trx, sale, { state: "running" });
  await keepFound(trx, sale.id, found);
}

/** One that never began has no price in the records. */
export async function end(trx: Trx, parts: StepParts, sale: StoredSale, endedAt: number, by = sale.madeBy) {
  const going = sale.state === "running" ? sale.pieces : [];
  const why = `A sale ended: ${saleInWords(sale)}`;
  await movePrices(trx, parts, { sale, going, coming: [], why, by });
  await setState(trx, sale, { state: "over", until_at: endedAt });
}

function setState(trx: Trx, { id, revision }: StoredSale, change: { state: string; until_at?: number }) {
  return trx
    .updateTable("sales")
    .set({ ...change, revision: revision + 1 })
    .where("id", "=", id)
    .execute();
}

async function keepFound(trx: Trx, saleId: number, found: ReadonlyMap<number, PriceWithout>): Promise<void> {
  for (const [id, { before, fullPrice }] of found)
    await trx
      .updateTable("sale_pieces")
      .set({ price_before: before, full_price: fullPrice })
      .where("sale_id", "=", saleId)
      .where("product_id", "=", id)
      .execute();
}

const everyMinute = 60_000;

/** At the start, which catches up with what was due while the server was off, and then every minute. */
export function startSales(parts: SaleParts & { log: Pick<Log, "info" | "warn"> }): { stop(): void } {
  const run = async () => {
    try {
      const sales = await runDueSales(parts);
      if (sales > 0) parts.log.info({ sales }, "sales have begun or ended");
    } catch (error) {
      parts.log.warn({ err: error }, "sales can't begin or end");
    }
  };
  const timer = setInterval(run, everyMinute);
  timer.unref();
  void run();
  return { stop: () => clearInterval(timer) };
}

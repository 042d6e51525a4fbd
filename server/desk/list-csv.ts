import type { OrderFilter, OrderKey } from "../../shop/desk/order-filter.ts";
import { readCosts } from "../catalogue/piece-costs.ts";
import type { Database } from "../database/open-database.ts";
import { orderCsv } from "../orders/order-csv.ts";
import type { OrderRecord, OrderRecords } from "../orders/order-records.ts";
import { yieldToConnections } from "../yield-to-connections.ts";
import { listNumbers } from "./order-list.ts";

const portion = 200;

/** The orders of a list, or these; read as they are sent, so that any number of them needs little memory. */
export function streamCsv(
  database: Database,
  records: OrderRecords,
  of: OrderFilter | readonly string[],
  now: number,
): ReadableStream<Uint8Array> {
  const found = isNumbers(of) ? someRecords(records, of) : everyRecord(database, records, of, now);
  return toStream(orderCsv(found, () => readCosts(database.db)));
}

const isNumbers = (of: OrderFilter | readonly string[]): of is readonly string[] => Array.isArray(of);

async function* someRecords(records: OrderRecords, numbers: readonly string[]): AsyncGenerator<OrderRecord[]> {
  yield await records.some(numbers);
}

async function* everyRecord(
  database: Database,
  records: OrderRecords,
  filter: OrderFilter,
  now: number,
): AsyncGenerator<OrderRecord[]> {
  let before: OrderKey | undefined;
  do {
    await yieldToConnections();
    const keys = await listNumbers(database, filter, { before, limit: portion, now });
    yield await records.some(keys.map(({ number }) => number));
    before = keys.length < portion ? undefined : keys.at(-1);
  } while (before);
}

function toStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

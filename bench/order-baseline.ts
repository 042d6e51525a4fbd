// The baseline for orders: only the inserts, in a process of its own. Prints how many orders a second it stored.
// node bench/order-baseline.ts file seconds ordersPerCommit
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { openSqliteFile } from "../server/database/sqlite.ts";
import { createLog } from "../server/log.ts";
import { lineRows, orderColumns } from "../server/orders/order-rows.ts";
import { priceCart, shopDelivery } from "../shop/cart/pricing.ts";
import { createOrder } from "../shop/order/order.ts";
import { newOrderRequest } from "../trust/order-client.ts";

const { catalogue, settings } = fileEdition;

type Row = Record<string, string | number | null>;

/** The rows that the shop would store for an order, made once, as only writing is measured. */
function rowsOfOrder(): { order: Row; lines: Row[]; mail: Row } {
  const request = newOrderRequest();
  const priced = priceCart(request.lines, (id) => catalogue.product(id), shopDelivery(settings));
  const order = createOrder({ number: "", now: Date.now() }, request, priced);
  const { createdAt } = order;
  return {
    order: { ...orderColumns(order), idempotency_key: "", fingerprint: "x".repeat(43) },
    lines: lineRows(order).map((line) => ({ ...line })),
    mail: {
      order_number: "",
      created_at: createdAt,
      run_at: createdAt,
      decided_at: createdAt,
      attempts: 0,
      set_aside: 0,
    },
  };
}

function prepareInsert(database: DatabaseSync, table: string, row: Row) {
  const names = Object.keys(row);
  return database.prepare(`insert into ${table} (${names.join()}) values (${names.map((name) => `:${name}`).join()})`);
}

function storeOrders(database: DatabaseSync, seconds: number, perCommit: number): number {
  const { order, lines, mail } = rowsOfOrder();
  const [line = {}] = lines;
  const inserts = {
    order: prepareInsert(database, "orders", order),
    line: prepareInsert(database, "order_lines", line),
    mail: prepareInsert(database, "outbox", mail),
  };
  const [begin, commit] = [database.prepare("begin immediate"), database.prepare("commit")];
  const start = performance.now();
  let stored = 0;
  while (performance.now() < start + seconds * 1000) {
    begin.run();
    for (let place = 0; place < perCommit; place++) {
      const number = `NQ-${stored++}`;
      inserts.order.run({ ...order, number, idempotency_key: randomUUID() });
      for (const row of lines) inserts.line.run({ ...row, order_number: number });
      inserts.mail.run({ ...mail, order_number: number });
    }
    commit.run();
  }
  return stored / ((performance.now() - start) / 1000);
}

const [file = "", seconds, perCommit] = process.argv.slice(2);
// The shop's migrations create the tables; then the file is opened with the shop's settings.
await (await openDatabase({ kind: "sqlite", file }, createLog("silent"))).close();
const database = openSqliteFile(file);
process.stdout.write(`${storeOrders(database, Number(seconds), Number(perCommit))}\n`);
database.close();

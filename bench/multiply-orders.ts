import { type RawBuilder, sql } from "kysely";
import type { Database } from "../server/database/open-database.ts";
import type { Trx } from "../server/database/schema.ts";
import { orderNumberAlphabet } from "../shop/order/number.ts";
import { fillWithOrders } from "./many-orders.ts";

const base = 10_000;
const tenYears = 3650 * 24 * 60 * 60 * 1000;

/**
 * Orders of ten years in the hundred thousands: ten thousand, and before them copies within the database that are over,
 * each with a number, phone, e-mail and time of its own.
 */
export async function fillWithCopies(database: Database, count: number, now: number): Promise<void> {
  const span = Math.round((tenYears * base) / count);
  await fillWithOrders(database, base, now, span);
  for (let copy = 1; copy < count / base; copy++) await database.transact((trx) => addCopy(trx, copy, copy * span));
}

type Columns = Record<string, RawBuilder<unknown>>;

const alphabet = orderNumberAlphabet;

async function addCopy(trx: Trx, copy: number, earlier: number): Promise<void> {
  const signs = alphabet.charAt(Math.floor(copy / alphabet.length)) + alphabet.charAt(copy % alphabet.length);
  const renumbered = (column: string) => sql`'NQ-' || ${sql.lit(signs)} || substr(${sql.ref(column)}, 6)`;
  const phone = sql`${sql.lit(`03${String((copy + 1) % 100).padStart(2, "0")}`)} || substr(phone, 5)`;
  const shortNumber = (number: RawBuilder<unknown>) => sql`lower(replace(substr(${number}, 4), '-', ''))`;
  const found = sql`replace(search, ${shortNumber(sql`number`)}, ${shortNumber(renumbered("number"))})`;
  const at = (column: string) => sql`${sql.ref(column)} - ${sql.lit(earlier)}`;
  const email = (text: RawBuilder<unknown>) => sql`replace(${text}, '@', ${sql.lit(`.${copy}@`)})`;
  const isFallen = sql`stage in ('cancelled', 'returned')`;
  const own: Record<string, Columns> = {
    orders: {
      stage: sql`case when ${isFallen} then stage else 'delivered' end`,
      money: sql`case when not ${isFallen} then 'received' when money = 'received' then 'refunded' else money end`,
      received: sql`case when ${isFallen} then 0 else total end`,
      number: renumbered("number"),
      idempotency_key: sql`idempotency_key || ${sql.lit(`.${copy}`)}`,
      created_at: at("created_at"),
      email: email(sql`email`),
      phone,
      phone_key: sql`substr(${phone}, 2)`,
      search: email(sql`replace(${found}, substr(phone, 2), substr(${phone}, 2))`),
    },
    order_lines: { order_number: renumbered("order_number") },
    order_events: { order_number: renumbered("order_number"), at: at("at") },
    order_money: { order_number: renumbered("order_number"), at: at("at") },
    outbox: { order_number: renumbered("order_number"), created_at: at("created_at"), sent_at: at("sent_at") },
  };
  for (const [table, changed] of Object.entries(own)) await copyRows(trx, table, changed);
}

const kept: Readonly<Record<string, readonly string[]>> = {
  orders: [
    ...["fingerprint", "name", "address", "city", "payment", "screenshot_sent", "notes", "subtotal", "delivery"],
    ...["total", "advance", "revision", "needed_by", "courier", "tracking", "source"],
  ],
  order_lines: ["position", "product_id", "name", "price", "quantity", "line_total"],
  order_events: [
    ...["revision", "actor", "actor_name", "kind", "stage_from", "stage_to", "money_from", "money_to", "details"],
  ],
  order_money: ["sum", "way", "by"],
  outbox: ["run_at", "decided_at", "attempts", "set_aside"],
};

/** Of the orders without a copy's signs. */
async function copyRows(trx: Trx, table: string, changed: Columns): Promise<void> {
  const same = kept[table] ?? [];
  const columns = [...Object.keys(changed), ...same].map((column) => sql.ref(column));
  const values = [...Object.values(changed), ...same.map((column) => sql.ref(column))];
  const number = sql.ref(table === "orders" ? "number" : "order_number");
  const first = alphabet.charAt(0).repeat(2);
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(values)} from ${sql.table(table)} where ${number} >= ${`NQ-${first}`} and ${number} < ${`NQ-${first}~`}`.execute(
    trx,
  );
}

import { sql } from "kysely";
import { openExistingDatabase } from "../server/database/open-database.ts";
import { type DatabaseSettings, parseEnvironment } from "../server/environment.ts";
import { createLog } from "../server/log.ts";
import { linesPerOrder } from "./order-client.ts";
import { type Finding, none } from "./report.ts";

export type Audit = { orders: number; lost: string[]; torn: string[]; doubled: string[]; unmailed: string[] };

export const silentLog = createLog("silent");

export function parseDatabaseUrl(url: string): DatabaseSettings {
  const parsed = parseEnvironment({ DATABASE_URL: url });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return parsed.settings.database;
}

/**
 * Compares the database with what shoppers were told. Lost: acknowledged but not stored, or under another number.
 * Torn: lines, sums or outbox row don't fit the order. Doubled: stored, though no shopper was told of it; since every
 * shopper repeats an order until it is acknowledged, that can only be a second copy. Unmailed: marked as sent, but not
 * among `mailed`.
 */
export async function audit(url: string, acknowledged: ReadonlyMap<string, string>, mailed?: ReadonlySet<string>) {
  const { db, close } = await openExistingDatabase(parseDatabaseUrl(url), silentLog);
  const rows = await db
    .selectFrom("orders")
    .leftJoin("outbox", "outbox.order_number", "orders.number")
    .leftJoin("order_lines", "order_lines.order_number", "orders.number")
    .select((eb) => [
      "orders.number",
      "orders.idempotency_key as key",
      "orders.subtotal",
      "outbox.id as mail",
      "outbox.sent_at as sentAt",
      eb.fn.count<number>("order_lines.position").as("lines"),
      sql<number>`cast(sum(order_lines.line_total) as bigint)`.as("sum"),
    ])
    .groupBy(["orders.number", "outbox.id", "outbox.sent_at"])
    .execute();
  await close();
  const numbers = new Map(rows.map(({ key, number }) => [key, number]));
  const torn = rows.filter(({ mail, lines, sum, subtotal }) => {
    return mail === null || lines !== linesPerOrder || Number(sum) !== subtotal;
  });
  const unmailed = rows.filter(({ sentAt, number }) => mailed && sentAt !== null && !mailed.has(number));
  return {
    orders: rows.length,
    lost: [...acknowledged].filter(([key, number]) => numbers.get(key) !== number).map(([, number]) => number),
    torn: torn.map(({ number }) => number),
    doubled: rows.filter(({ key }) => !acknowledged.has(key)).map(({ number }) => number),
    unmailed: unmailed.map(({ number }) => number),
  } satisfies Audit;
}

export function auditFindings({ orders, lost, torn, doubled }: Audit): Finding[] {
  const of = `${orders} orders`;
  return [
    none("acknowledged orders lost", lost.length, of),
    none("orders torn", torn.length, of),
    none("orders doubled", doubled.length, of),
  ];
}

import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { type OrderFilter, type OrderKey, stuckAfter } from "../../shop/desk/order-filter.ts";
import { largeOrder } from "../../shop/limits.ts";
import { type Stage, stages, stageTable } from "../../shop/order/stage.ts";
import { dayOf, dayStart } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { Schema } from "../database/schema.ts";
import { heldBy } from "../orders/held-stock-limit.ts";
import { moneyConditions, receivedNow } from "../orders/money-conditions.ts";
import { indexConditions, isInCities } from "./indexed-search.ts";
import { searchConditions } from "./search-conditions.ts";

type Orders = ExpressionBuilder<Schema, "orders">;

/** Stages of orders that count in no takings. */
export const fallen = stages.filter((stage) => !stageTable[stage].isActive);
const inHand = ["confirmed", "making"];

/** What has to be made is listed oldest first, what is needed by a day nearest first, everything else newest first. */
export function isOldestFirst({ work, needed }: OrderFilter): boolean {
  return work === "make" || needed === true;
}

/**
 * What to sort by. Work of several stages is few orders, best found by stage and then sorted. The `+ 0` keeps
 * PostgreSQL from using the index of times, with which it would read every order before the first match.
 */
export function sortingTime(work: OrderFilter["work"]) {
  return work === "make" || work === "send" ? sql<number>`created_at + 0` : sql<number>`created_at`;
}

type Page = {
  before?: OrderKey | undefined;
  limit: number;
  /** Decides which orders are late. */
  now?: number;
};

/** The numbers of the orders that a filter shows, with keyset pagination: the last page is as fast as the first. */
export async function listNumbers(
  source: Pick<Database, "db" | "kind">,
  filter: OrderFilter,
  { before, limit, now = Date.now() }: Page,
): Promise<OrderKey[]> {
  const direction = isOldestFirst(filter) ? "asc" : "desc";
  const circumstances = await readCircumstances(source, filter, now);
  const rows = await source.db
    .selectFrom("orders")
    .select(["created_at", "number"])
    .where((eb) =>
      eb.and([...orderConditions(eb, filter, circumstances), ...(before ? [isAfter(filter, before)] : [])]),
    )
    .orderBy(filter.needed ? sql`needed_by` : sortingTime(filter.work), direction)
    .orderBy("number", direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, number: row.number }));
}

/** Whether it comes after this one in the filter's list. */
function isAfter(filter: OrderFilter, { createdAt, number }: OrderKey) {
  // A day that was changed meanwhile decides from now on; without one, the list begins anew.
  if (filter.needed)
    return sql<boolean>`(needed_by, number) > (coalesce((select key_order.needed_by from orders as key_order where key_order.number = ${number}), 0), ${number})`;
  const key = sql`(${createdAt}, ${number})`;
  return isOldestFirst(filter)
    ? sql<boolean>`(created_at, number) > ${key}`
    : sql<boolean>`(created_at, number) < ${key}`;
}

type Circumstances = { kind: Database["kind"]; now: number; fromIndex: readonly RawBuilder<boolean>[] };

/** What has to be known before the conditions of a filter are written. */
export async function readCircumstances(
  source: Pick<Database, "db" | "kind">,
  filter: OrderFilter,
  now: number,
): Promise<Circumstances> {
  return { kind: source.kind, now, fromIndex: await indexConditions(source, filter) };
}

/** Which orders a filter shows. */
export function orderConditions(eb: Orders, filter: OrderFilter, { kind, now, fromIndex }: Circumstances) {
  const { stage, from, to, piece, source, courier, standing, search } = filter;
  return [
    ...(stage ? [isAt(eb, stage, search !== undefined)] : []),
    ...workConditions(eb, filter.work),
    ...(from !== undefined ? [eb("created_at", ">=", dayStart(from))] : []),
    ...(to !== undefined ? [eb("created_at", "<", dayStart(to + 1))] : []),
    ...(piece ? [hasPiece(eb, piece)] : []),
    ...(standing ? [eb("stage", "not in", fallen)] : []),
    ...reachedConditions(eb, filter.reached),
    ...(filter.money ? [eb.or(filter.money.map((money) => moneyConditions[money]))] : []),
    ...(source ? [eb("source", "in", source)] : []),
    ...(filter.city ? [isIn(kind, filter.city)] : []),
    ...(courier ? [eb("courier", "=", courier)] : []),
    ...(filter.late ? [eb("stage", "in", inHand), eb("make_by", "<", dayOf(now))] : []),
    ...(filter.needed ? [eb("needed_by", "is not", null), eb("stage", "not in", ["delivered", ...fallen])] : []),
    ...fromIndex,
    ...(search ? searchConditions(kind, search) : []),
  ];
}

/** On SQLite `indexConditions` decides; `|| ''` keeps it from sorting all orders of a large city. */
function isIn(kind: Database["kind"], cities: readonly string[]) {
  if (kind === "postgres") return isInCities(cities);
  return sql<boolean>`lower(trim(city)) || '' in (${sql.join(cities.map((city) => city.trim().toLowerCase()))})`;
}

/** As Today's takings count them. */
function reachedConditions(eb: Orders, reached: OrderFilter["reached"]) {
  switch (reached) {
    case "confirmed":
      return [eb("stage", "not in", ["new", ...fallen])];
    case "sent":
      return [eb("stage", "in", ["sent", "delivered"])];
    case "paid":
      return [sql<boolean>`${receivedNow} > 0`];
    default:
      return [];
  }
}

export function workConditions(eb: Orders, work: OrderFilter["work"]) {
  switch (work) {
    case "large":
      return [eb("stage", "=", "new"), eb(heldBy(eb), ">", largeOrder)];
    case "confirm":
      return [eb("stage", "=", "new")];
    case "let-go":
      return [eb("stage", "=", "new"), eb("let_go_at", "is not", null)];
    case "proof":
      return [eb("money", "=", sql.lit("claimed"))];
    case "make":
      return [eb("stage", "in", inHand), eb("make_by", "is not", null)];
    case "send":
      return [eb("stage", "in", [...inHand, "packed"]), eb.or([eb("stage", "=", "packed"), eb("make_by", "is", null)])];
    case "mail":
      return [eb("number", "in", stuckMails(eb))];
    default:
      return [];
  }
}

/**
 * For a search, `|| ''` keeps the database from using the index of stages: scanning the index of searches is faster.
 */
function isAt(eb: Orders, stage: Stage, isSearch: boolean) {
  return isSearch ? sql<boolean>`stage || '' = ${stage}` : eb("stage", "=", stage);
}

/** One list: PostgreSQL would compare every order with several. */
function stuckMails(eb: Orders) {
  const stuck = (table: "outbox" | "news_mails") =>
    eb.selectFrom(table).select("order_number").where("sent_at", "is", null).where("attempts", ">=", stuckAfter);
  return stuck("outbox")
    .unionAll(stuck("news_mails"))
    .unionAll(eb.selectFrom("undeliverable_mails").select("order_number"));
}

function hasPiece(eb: Orders, piece: number) {
  return eb.exists(
    eb
      .selectFrom("order_lines")
      .select("position")
      .whereRef("order_lines.order_number", "=", "orders.number")
      .where("product_id", "=", piece),
  );
}

import { type ExpressionBuilder, sql } from "kysely";
import { type OrderFilter, type OrderKey, stuckAfter } from "../../shop/desk/order-filter.ts";
import { searchTerms } from "../../shop/desk/order-search.ts";
import { largeOrder } from "../../shop/limits.ts";
import { type Stage, stages, stageTable } from "../../shop/order/stage.ts";
import { dayStart } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { Schema } from "../database/schema.ts";
import { heldBy } from "../orders/held-stock-limit.ts";

type Orders = ExpressionBuilder<Schema, "orders">;

/** Stages of orders that count in no takings. */
export const fallen = stages.filter((stage) => !stageTable[stage].isActive);
const inHand = ["confirmed", "making"];

/** What has to be made is listed oldest first, everything else newest first. */
export function isOldestFirst({ work }: OrderFilter): boolean {
  return work === "make";
}

/**
 * What to sort by. Work of several stages is few orders, best found by stage and then sorted. The `+ 0` keeps
 * PostgreSQL from using the index of times, with which it would read every order before the first match.
 */
export function sortingTime(work: OrderFilter["work"]) {
  return work === "make" || work === "send" ? sql<number>`created_at + 0` : sql<number>`created_at`;
}

/** The numbers of the orders that a filter shows, with keyset pagination: the last page is as fast as the first. */
export async function listNumbers(
  { db, kind }: Pick<Database, "db" | "kind">,
  filter: OrderFilter,
  { before, limit }: { before?: OrderKey | undefined; limit: number },
): Promise<OrderKey[]> {
  const oldestFirst = isOldestFirst(filter);
  const direction = oldestFirst ? "asc" : "desc";
  const rows = await db
    .selectFrom("orders")
    .select(["created_at", "number"])
    .where((eb) => eb.and(conditions(eb, filter, kind)))
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("created_at", "number"),
          oldestFirst ? ">" : "<",
          eb.tuple(before?.createdAt ?? 0, before?.number ?? ""),
        ),
      ),
    )
    .orderBy(sortingTime(filter.work), direction)
    .orderBy("number", direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, number: row.number }));
}

/** Which orders a filter shows. */
export function conditions(eb: Orders, filter: OrderFilter, kind: Database["kind"]) {
  const { stage, from, to, city, piece, source, standing, search } = filter;
  return [
    ...(stage ? [isAt(eb, stage, search !== undefined)] : []),
    ...workConditions(eb, filter.work),
    ...(from !== undefined ? [eb("created_at", ">=", dayStart(from))] : []),
    ...(to !== undefined ? [eb("created_at", "<", dayStart(to + 1))] : []),
    ...(city ? [sql<boolean>`lower(trim(city)) = ${city.trim().toLowerCase()}`] : []),
    ...(piece ? [hasPiece(eb, piece)] : []),
    ...(source ? [eb("source", "=", source)] : []),
    ...(standing ? [eb("stage", "not in", fallen)] : []),
    ...searchTerms(search ?? "").map((term) => contains(kind, term)),
  ];
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
      return [eb.or(stuckMails(eb).map((numbers) => eb("number", "in", numbers)))];
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

function stuckMails(eb: Orders) {
  const waiting = (["outbox", "news_mails"] as const).map((table) =>
    eb.selectFrom(table).select("order_number").where("sent_at", "is", null).where("attempts", ">=", stuckAfter),
  );
  return [...waiting, eb.selectFrom("undeliverable_mails").select("order_number")];
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

/** Without wildcards. SQLite's `like` ignores case; PostgreSQL's is faster than `strpos`. */
export function contains(kind: Database["kind"], term: string) {
  if (kind === "sqlite") return sql<boolean>`instr(search, ${term}) > 0`;
  return sql<boolean>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`}`;
}

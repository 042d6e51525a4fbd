import { sql } from "kysely";
import { type Work, workKinds } from "../../shop/desk/order-filter.ts";
import type { RunningOutPiece, WaitingNumbers, WaitingWork } from "../../shop/desk/today-numbers.ts";
import { dayOf, dayStart } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import { listNumbers, sortingTime, workConditions } from "./order-list.ts";
import { type FindPiece, readRows } from "./order-list-rows.ts";

type Source = Pick<Database, "db" | "kind">;

const shownPictures = 4;
const fewPieces = 2;
const shownOut = 8;

/** In parallel, which PostgreSQL makes use of. */
export async function readWaiting(source: Source, piece: FindPiece, now: number): Promise<WaitingNumbers> {
  const [first, waiting, runningOut] = await Promise.all([
    source.db.selectFrom("orders").select("number").limit(1).executeTakeFirst(),
    Promise.all(workKinds.map((work) => readWork(source, piece, work))),
    readRunningOut(source, piece, dayStart(dayOf(now))),
  ]);
  return { hasOrders: first !== undefined, waiting: waiting.filter(({ count }) => count > 0), runningOut };
}

/** What a screenshot should be of, as `expectedNext` has it. */
const claimed = sql`case when advance > received then advance else total end - received`;

async function readWork(source: Source, piece: FindPiece, work: Work): Promise<WaitingWork> {
  const { count, total, packed } = await source.db
    .selectFrom("orders")
    .where((eb) => eb.and(workConditions(eb, work)))
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      sql<number>`cast(coalesce(sum(${work === "proof" ? claimed : sql.ref("total")}), 0) as bigint)`.as("total"),
      sql<number>`cast(coalesce(sum(case when stage = 'packed' then 1 else 0 end), 0) as bigint)`.as("packed"),
    ])
    .executeTakeFirstOrThrow();
  if (count === 0) return { work, count, total, first: undefined, pictures: [], toPack: 0 };
  const rows = await readRows(source, piece, await listNumbers(source, { work }, { limit: shownPictures }));
  return {
    work,
    count,
    total: Number(total),
    first: await readFirst(source, work),
    pictures: rows.flatMap((row) => row.pictures.slice(0, 1)),
    toPack: count - Number(packed),
  };
}

async function readFirst({ db }: Source, work: Work): Promise<WaitingWork["first"]> {
  const row = await db
    .selectFrom("orders")
    .select(["orders.number", "orders.name", "orders.created_at", "orders.total", "orders.make_by"])
    .where("orders.number", "in", (eb) =>
      eb
        .selectFrom("orders")
        .select("number")
        .where((inner) => inner.and(workConditions(inner, work)))
        .$if(work === "make", (query) => query.orderBy("make_by"))
        .orderBy(sortingTime(work))
        .limit(1),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { number, name, total } = row;
  return { number, name, total, createdAt: row.created_at, makeBy: row.make_by };
}

/**
 * Counted pieces with two or fewer left over all sizes, except those that aren't sold any more. What was sold out
 * before today comes last: it has been listed for days and would hide the rest.
 */
async function readRunningOut({ db }: Source, piece: FindPiece, morning: number): Promise<RunningOutPiece[]> {
  const left = sql<number>`cast(sum(pieces) as bigint)`;
  const rows = await db
    .selectFrom("stock")
    .select(["product_id as id", left.as("left")])
    .where("pieces", "is not", null)
    .groupBy("product_id")
    .having(left, "<=", fewPieces)
    .orderBy(left)
    .orderBy("product_id")
    .execute();
  const out = rows.filter((row) => Number(row.left) === 0).map(({ id }) => id);
  const today = out.length > 0 ? await soldSince(db, out, morning) : new Set();
  const pieces = rows.flatMap(({ id, left: count }) => {
    const { name, picture } = piece(id) ?? {};
    return name === undefined ? [] : [{ id, name, left: Number(count), isSoldOutToday: today.has(id), picture }];
  });
  const wasOut = (each: (typeof pieces)[number]) => each.left === 0 && !each.isSoldOutToday;
  return [...pieces.filter((each) => !wasOut(each)), ...pieces.filter(wasOut)].slice(0, shownOut);
}

/** Those of these pieces that an order has taken since. */
async function soldSince(db: Source["db"], ids: readonly number[], since: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("order_stock")
    .innerJoin("orders", "orders.number", "order_stock.order_number")
    .select("product_id")
    .distinct()
    .where("product_id", "in", ids)
    .where("put_back_at", "is", null)
    .where("orders.created_at", ">=", since)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

import { sql } from "kysely";
import { mostCounted, type OrderPlace, type ThreadNeighbour } from "../../shop/desk/order-desk.ts";
import type { OrderFilter, Work } from "../../shop/desk/order-filter.ts";
import { workAfter } from "../../shop/desk/order-thread.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { isOldestFirst, orderConditions, readCircumstances, sortingTime, workConditions } from "./order-list.ts";

type Connection = Pick<Database, "db" | "kind">;
type List = Connection & { filter: OrderFilter; circumstances: Awaited<ReturnType<typeof readCircumstances>> };
/** What the list is sorted by. */
type Key = { at: number; number: string };
type Side = "next" | "previous";

/**
 * By key, never by position: an order that has left the list since (it was confirmed) still has its place between its
 * neighbours.
 */
export async function readPlace(
  { db, kind }: Connection,
  asked: { filter: OrderFilter; number: string; now: number },
): Promise<OrderPlace | undefined> {
  const { filter, number, now } = asked;
  const columns = ["created_at", "needed_by"] as const;
  const row = await db.selectFrom("orders").select(columns).where("number", "=", number).executeTakeFirst();
  if (!row) return undefined;
  const key = { at: filter.needed ? (row.needed_by ?? 0) : row.created_at, number };
  const list = { db, kind, filter, circumstances: await readCircumstances({ db, kind }, filter, now) };
  const [next, previous, { listed, ahead }, own] = await Promise.all([
    readNeighbour(list, key, "next"),
    readNeighbour(list, key, "previous"),
    countAround(list, key),
    ordersOf(list).select("number").where("number", "=", number).executeTakeFirst(),
  ]);
  return {
    position: ahead + 1,
    count: own ? listed : listed + 1,
    isListed: own !== undefined,
    next,
    previous,
    onward: listed === 0 ? await readOnward(db, workAfter(filter)) : undefined,
  };
}

function ordersOf({ db, filter, circumstances }: List) {
  return db.selectFrom("orders").where((eb) => eb.and(orderConditions(eb, filter, circumstances)));
}

/** In the order of the list, or against it. */
function sorted({ filter, ...list }: List, side: Side) {
  const direction = isOldestFirst(filter) === (side === "next") ? "asc" : "desc";
  return ordersOf({ filter, ...list })
    .orderBy(filter.needed ? sql<number>`needed_by` : sortingTime(filter.work), direction)
    .orderBy("number", direction);
}

/** Whether an order comes before or after this key in the list. */
function isBeside(filter: OrderFilter, { at, number }: Key, side: Side) {
  const own = filter.needed ? sql`(needed_by, number)` : sql`(created_at, number)`;
  const isLater = isOldestFirst(filter) === (side === "next");
  return isLater ? sql<boolean>`${own} > (${at}, ${number})` : sql<boolean>`${own} < (${at}, ${number})`;
}

/** In two queries: with the name in the first, a search would read the wide rows of the table. */
async function readNeighbour(list: List, key: Key, side: Side): Promise<ThreadNeighbour | undefined> {
  const found = await sorted(list, side)
    .select("number")
    .where(isBeside(list.filter, key, side))
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const named = list.db.selectFrom("orders").select(["number", "name"]);
  return named.where("number", "=", found.number).executeTakeFirst();
}

/**
 * How many are in the list, and how many of them come before this one; each up to the limit of the tabs. In the list's
 * own order, so that those before this one are counted first.
 */
async function countAround(list: List, key: Key) {
  const counted = sorted(list, "next")
    .select(sql<number>`case when ${isBeside(list.filter, key, "previous")} then 1 else 0 end`.as("is_ahead"))
    .limit(mostCounted + 1)
    .as("counted");
  const { listed, ahead } = await list.db
    .selectFrom(counted)
    .select((eb) => [eb.fn.countAll<number>().as("listed"), eb.fn.sum<number | null>("is_ahead").as("ahead")])
    .executeTakeFirstOrThrow();
  return { listed: Number(listed), ahead: Number(ahead ?? 0) };
}

async function readOnward(db: Db, kinds: readonly Work[]): Promise<OrderPlace["onward"]> {
  for (const work of kinds) {
    const counted = db
      .selectFrom("orders")
      .select("number")
      .where((eb) => eb.and(workConditions(eb, work)))
      .limit(mostCounted + 1)
      .as("counted");
    const { count } = await db
      .selectFrom(counted)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return { work, count: Number(count) };
  }
  return undefined;
}

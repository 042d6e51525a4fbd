import { sql } from "kysely";
import { mostCounted, type OrderPlace, type ThreadNeighbour } from "../../shop/desk/order-desk.ts";
import type { OrderFilter, OrderKey, Work } from "../../shop/desk/order-filter.ts";
import { workAfter } from "../../shop/desk/order-thread.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { conditions, isOldestFirst, sortingTime, workConditions } from "./order-list.ts";

type Connection = Pick<Database, "db" | "kind">;

/**
 * By key, never by position: an order that has left the list since (it was confirmed) still has its place between its
 * neighbours.
 */
export async function readPlace(
  connection: Connection,
  filter: OrderFilter,
  number: string,
): Promise<OrderPlace | undefined> {
  const { db } = connection;
  const row = await db.selectFrom("orders").select("created_at").where("number", "=", number).executeTakeFirst();
  if (!row) return undefined;
  const key = { createdAt: row.created_at, number };
  const [next, previous, { listed, ahead }, isListed] = await Promise.all([
    readNeighbour(connection, filter, key, "next"),
    readNeighbour(connection, filter, key, "previous"),
    countAround(connection, filter, key),
    isInList(connection, filter, number),
  ]);
  const others = listed - (isListed ? 1 : 0);
  return {
    position: ahead + 1,
    count: others + 1,
    isListed,
    next,
    previous,
    onward: listed === 0 ? await readOnward(db, workAfter(filter)) : undefined,
  };
}

/** Whether an order comes before or after this key, in the order of the filter's list. */
function isBeside(filter: OrderFilter, { createdAt, number }: OrderKey, side: "next" | "previous") {
  const isNewer = isOldestFirst(filter) === (side === "next");
  return isNewer
    ? sql<boolean>`(created_at, number) > (${createdAt}, ${number})`
    : sql<boolean>`(created_at, number) < (${createdAt}, ${number})`;
}

/** In two queries: with the name in the first, a search would read the wide rows of the table. */
async function readNeighbour(
  { db, kind }: Connection,
  filter: OrderFilter,
  key: OrderKey,
  side: "next" | "previous",
): Promise<ThreadNeighbour | undefined> {
  const direction = isOldestFirst(filter) === (side === "next") ? "asc" : "desc";
  const found = await db
    .selectFrom("orders")
    .select("number")
    .where((eb) => eb.and([...conditions(eb, filter, kind), isBeside(filter, key, side)]))
    .orderBy(sortingTime(filter.work), direction)
    .orderBy("number", direction)
    .limit(1)
    .executeTakeFirst();
  return (
    found && db.selectFrom("orders").select(["number", "name"]).where("number", "=", found.number).executeTakeFirst()
  );
}

/** How many are in the list, and how many of them come before this one; each up to the limit of the tabs. */
async function countAround({ db, kind }: Connection, filter: OrderFilter, key: OrderKey) {
  const direction = isOldestFirst(filter) ? "asc" : "desc";
  const counted = db
    .selectFrom("orders")
    .select(sql<number>`case when ${isBeside(filter, key, "previous")} then 1 else 0 end`.as("is_ahead"))
    .where((eb) => eb.and(conditions(eb, filter, kind)))
    // In the list's own order, so that those before this one come first.
    .orderBy(sortingTime(filter.work), direction)
    .orderBy("number", direction)
    .limit(mostCounted + 1)
    .as("counted");
  const { listed, ahead } = await db
    .selectFrom(counted)
    .select((eb) => [eb.fn.countAll<number>().as("listed"), eb.fn.sum<number | null>("is_ahead").as("ahead")])
    .executeTakeFirstOrThrow();
  return { listed: Number(listed), ahead: Number(ahead ?? 0) };
}

async function isInList({ db, kind }: Connection, filter: OrderFilter, number: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("number")
    .where("number", "=", number)
    .where((eb) => eb.and(conditions(eb, filter, kind)))
    .executeTakeFirst();
  return row !== undefined;
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

import { sql } from "kysely";
import type { EarlierOrders } from "../../shop/desk/order-desk.ts";
import { knownNumber, type StageTally, tallyCount } from "../../shop/order/known-number.ts";
import { type Stage, stages } from "../../shop/order/stage.ts";
import { pieceNames } from "../../shop/order/words.ts";
import type { Db } from "../database/schema.ts";

/** Orders of forgotten customers have no phone number any more: theirs is "". */
type Placed = { number: string; created_at: number; phone_key: string };

/** More are found by searching for the number. */
const shownEarlier = 20;

/**
 * In words, what each of these orders' phone numbers did before. One query for all of them, which counts in the
 * database: a number may have many thousand orders.
 */
export async function readKnownNumbers(db: Db, rows: readonly Placed[]): Promise<Map<string, string>> {
  const placed = rows.filter(({ phone_key }) => phone_key !== "");
  if (placed.length === 0) return new Map();
  const before = sql`partition by phone_key order by created_at, number rows between unbounded preceding and 1 preceding`;
  const counted = db
    .selectFrom("orders")
    .select("number")
    .select(
      stages.map((stage) =>
        sql<number>`cast(coalesce(sum(case when stage = ${sql.lit(stage)} then 1 else 0 end) over (${before}), 0) as bigint)`.as(
          stage,
        ),
      ),
    )
    .where("phone_key", "in", [...new Set(placed.map(({ phone_key }) => phone_key))])
    .where("created_at", "<=", Math.max(...placed.map(({ created_at }) => created_at)));
  const tallies = await db
    .selectFrom(counted.as("counted"))
    .selectAll()
    .where(
      "number",
      "in",
      placed.map(({ number }) => number),
    )
    .execute();
  return new Map(tallies.map(({ number, ...tally }) => [number, knownNumber(tally)]));
}

/** What this order's phone number did before; undefined where it is the first of it. */
export async function readEarlierOrders(db: Db, order: Placed): Promise<EarlierOrders | undefined> {
  if (order.phone_key === "") return undefined;
  const earlier = () =>
    db
      .selectFrom("orders")
      .where("phone_key", "=", order.phone_key)
      .where((eb) => eb(eb.refTuple("created_at", "number"), "<", eb.tuple(order.created_at, order.number)));
  const tally = await earlier()
    .select((eb) => ["stage", eb.fn.countAll<number>().as("count")])
    .groupBy("stage")
    .execute();
  if (tally.length === 0) return undefined;
  const counts: StageTally = Object.fromEntries(tally.map(({ stage, count }) => [stage, count]));
  const latest = await earlier()
    .select(["number", "created_at", "stage", "total"])
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(shownEarlier)
    .execute();
  const lines = await readLines(
    db,
    latest.map(({ number }) => number),
  );
  return {
    words: knownNumber(counts),
    count: tallyCount(counts),
    latest: latest.map(({ number, created_at, stage, total }) => ({
      number,
      createdAt: created_at,
      stage: stage as Stage,
      total,
      pieces: pieceNames(lines.filter((line) => line.order_number === number)),
    })),
  };
}

function readLines(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom("order_lines")
    .select(["order_number", "name", "quantity"])
    .where("order_number", "in", numbers)
    .orderBy("position")
    .execute();
}

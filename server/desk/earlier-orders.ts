import type { EarlierOrders } from "../../shop/desk/order-desk.ts";
import { knownNumber } from "../../shop/order/known-number.ts";
import type { Stage } from "../../shop/order/stage.ts";
import { pieceNames } from "../../shop/order/words.ts";
import type { Db } from "../database/schema.ts";

type Placed = { number: string; created_at: number; phone_key: string };

/** More are found by searching for the number. */
const shownEarlier = 20;

function isEarlier(one: Placed, other: Placed): boolean {
  return one.created_at < other.created_at || (one.created_at === other.created_at && one.number < other.number);
}

/** The orders of these phone numbers, newest first. Orders of forgotten customers have no number any more. */
function ordersOf(db: Db, phoneKeys: readonly string[], until: number) {
  return db
    .selectFrom("orders")
    .select(["number", "created_at", "phone_key", "stage", "total"])
    .where("phone_key", "in", phoneKeys)
    .where("created_at", "<=", until)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .execute();
}

/** In words, what each of these orders' phone numbers did before; one query for all of them. */
export async function readKnownNumbers(db: Db, rows: readonly Placed[]): Promise<Map<string, string>> {
  const placed = rows.filter(({ phone_key }) => phone_key !== "");
  if (placed.length === 0) return new Map();
  const until = Math.max(...placed.map(({ created_at }) => created_at));
  const found = await ordersOf(db, [...new Set(placed.map(({ phone_key }) => phone_key))], until);
  const byPhone = Map.groupBy(found, ({ phone_key }) => phone_key);
  return new Map(
    placed.map((row) => {
      const earlier = (byPhone.get(row.phone_key) ?? []).filter((each) => isEarlier(each, row));
      return [row.number, knownNumber(earlier.map(({ stage }) => stage as Stage))];
    }),
  );
}

/** What this order's phone number did before; undefined where it is the first of it. */
export async function readEarlierOrders(db: Db, order: Placed): Promise<EarlierOrders | undefined> {
  if (order.phone_key === "") return undefined;
  const earlier = (await ordersOf(db, [order.phone_key], order.created_at)).filter((each) => isEarlier(each, order));
  if (earlier.length === 0) return undefined;
  const shown = earlier.slice(0, shownEarlier);
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_number", "name", "quantity"])
    .where(
      "order_number",
      "in",
      shown.map(({ number }) => number),
    )
    .orderBy("position")
    .execute();
  return {
    words: knownNumber(earlier.map(({ stage }) => stage as Stage)),
    count: earlier.length,
    latest: shown.map(({ number, created_at, stage, total }) => ({
      number,
      createdAt: created_at,
      stage: stage as Stage,
      total,
      pieces: pieceNames(lines.filter((line) => line.order_number === number)),
    })),
  };
}

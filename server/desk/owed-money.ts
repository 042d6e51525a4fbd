import { sql } from "kysely";
import type { OwedMoney } from "../../shop/desk/today-numbers.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import { giveBackSince } from "../../shop/order/give-back.ts";
import type { Db } from "../database/schema.ts";
import { toEvent } from "../orders/event-rows.ts";
import { isDelivery, isToGiveBack, isWithCourier, toGiveBack, withCourier } from "../orders/money-conditions.ts";
import { readEntriesOf } from "../orders/order-money.ts";
import type { OrderRecords } from "../orders/order-records.ts";

/** Since when money has to go back follows from an order's whole history, which is read for so many at most. */
const mostHistories = 20;

/** Few orders at any time, found by partial indexes. */
export async function readOwed(db: Db, records: OrderRecords): Promise<OwedMoney> {
  const [refunds, couriers] = await Promise.all([readToGiveBack(db, records), readWithCouriers(db)]);
  return { toGiveBack: refunds, couriers };
}

async function readToGiveBack(db: Db, records: OrderRecords): Promise<OwedMoney["toGiveBack"]> {
  const { count, total } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .select(sql<number>`cast(coalesce(sum(${toGiveBack}), 0) as bigint)`.as("total"))
    .where(isToGiveBack)
    .executeTakeFirstOrThrow();
  return { count, total: Number(total), since: count > 0 ? await readFirstDue(db, records) : undefined };
}

/** Of the orders that were placed first. */
async function readFirstDue(db: Db, records: OrderRecords): Promise<number | undefined> {
  const rows = await db
    .selectFrom("orders")
    .select("number")
    .where(isToGiveBack)
    // The `+ 0` keeps PostgreSQL from reading every order by its time.
    .orderBy(sql`created_at + 0`)
    .limit(mostHistories)
    .execute();
  const numbers = rows.map(({ number }) => number);
  const [orders, entries, events] = await Promise.all([
    records.some(numbers),
    readEntriesOf(db, numbers),
    db.selectFrom("order_events").selectAll().where("order_number", "in", numbers).orderBy("id").execute(),
  ]);
  const eventsOf = Map.groupBy(events, (row) => row.order_number);
  const since = orders.map(({ order }) => {
    const past = { events: (eventsOf.get(order.number) ?? []).map(toEvent), entries: entries.get(order.number) ?? [] };
    return giveBackSince({ ...order, ...past }) ?? order.createdAt;
  });
  return Math.min(...since);
}

async function readWithCouriers(db: Db): Promise<OwedMoney["couriers"]> {
  const held = db
    .selectFrom("orders")
    .select((eb) => [
      "courier",
      withCourier.as("sum"),
      eb.fn
        .coalesce(
          eb
            .selectFrom("order_events")
            .select((of) => of.fn.max("at").as("at"))
            .whereRef("order_number", "=", "orders.number")
            .where(isDelivery),
          "created_at",
        )
        .as("delivered_at"),
    ])
    .where(isWithCourier)
    .as("held");
  const total = sql<number>`cast(sum(sum) as bigint)`;
  const rows = await db
    .selectFrom(held)
    .select((eb) => ["courier", eb.fn.countAll<number>().as("count"), total.as("total")])
    .select(sql<number>`cast(min(delivered_at) as bigint)`.as("oldest"))
    .groupBy("courier")
    .orderBy(total, "desc")
    .execute();
  return rows.map((row) => ({
    courier: parseCourier(row.courier) ?? "Other",
    count: row.count,
    total: Number(row.total),
    oldest: Number(row.oldest),
  }));
}

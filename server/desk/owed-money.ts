import { sql } from "kysely";
import type { OwedMoney } from "../../shop/desk/today-numbers.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import type { Db } from "../database/schema.ts";
import { isToGiveBack, isWithCourier, toGiveBack, withCourier } from "../orders/money-conditions.ts";
import { fallen } from "./order-list.ts";

/** Few orders at any time, found by partial indexes. */
export async function readOwed(db: Db): Promise<OwedMoney> {
  const [refunds, couriers] = await Promise.all([readToGiveBack(db), readWithCouriers(db)]);
  return { toGiveBack: refunds, couriers };
}

/**
 * It is due since the last of what makes it so: the order fell through or became another, or money came. Giving back a
 * part doesn't begin the days again.
 */
async function readToGiveBack(db: Db): Promise<OwedMoney["toGiveBack"]> {
  const due = db
    .selectFrom("orders")
    .select((eb) => [
      toGiveBack.as("sum"),
      "created_at",
      eb
        .selectFrom("order_events")
        .select((of) => of.fn.max("at").as("at"))
        .whereRef("order_number", "=", "orders.number")
        .where((of) =>
          of.or([
            of.and([of("stage_to", "in", fallen), of("stage_from", "not in", fallen)]),
            of("kind", "=", "change"),
            of.and([of("money_to", "=", "received"), of("money_from", "!=", "received")]),
          ]),
        )
        .as("changed_at"),
      eb
        .selectFrom("order_money")
        .select((of) => of.fn.max("at").as("at"))
        .whereRef("order_number", "=", "orders.number")
        .where("sum", ">", 0)
        .as("came_at"),
    ])
    .where(isToGiveBack)
    .as("due");
  const since = sql<
    number | null
  >`cast(min(case when coalesce(came_at, 0) > coalesce(changed_at, created_at) then came_at else coalesce(changed_at, created_at) end) as bigint)`;
  const row = await db
    .selectFrom(due)
    .select((eb) => [eb.fn.countAll<number>().as("count"), since.as("since")])
    .select(sql<number>`cast(coalesce(sum(sum), 0) as bigint)`.as("total"))
    .executeTakeFirstOrThrow();
  return { count: row.count, total: Number(row.total), since: row.since === null ? undefined : Number(row.since) };
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
            .where("stage_to", "=", "delivered")
            .where("stage_from", "!=", "delivered"),
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

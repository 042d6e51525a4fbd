import type { NewsOrder } from "../../shop/messages/order-news.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import type { OrderEvent } from "../../shop/order/event.ts";
import type { Db } from "../database/schema.ts";
import { toEvent, toState } from "../orders/event-rows.ts";
import { heldBy } from "../orders/held-stock-limit.ts";
import { readGivenBack } from "../orders/order-money.ts";
import { withLines } from "../orders/order-store.ts";

/** The current order, with what a mail about it needs. */
export async function readNewsOrder(db: Db, number: string, revision = 0): Promise<NewsOrder> {
  const { held, ...row } = await db
    .selectFrom("orders")
    .selectAll()
    .select((eb) => heldBy(eb).as("held"))
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const courier = parseCourier(row.courier);
  const reason = revision > 0 ? reasonOf(await readEvent(db, number, revision)) : undefined;
  return {
    ...(await withLines(db, row)),
    held: Number(held),
    ...toState(row.stage, row.money),
    received: row.received,
    ...(await readGivenBack(db, row)),
    ...(courier && { parcel: { courier, tracking: row.tracking ?? "" } }),
    ...(reason && { reason }),
  };
}

async function readEvent(db: Db, number: string, revision: number): Promise<OrderEvent | undefined> {
  const row = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row && toEvent(row);
}

function reasonOf(event: OrderEvent | undefined): string | undefined {
  return event?.details.kind === "step" ? event.details.reason : undefined;
}

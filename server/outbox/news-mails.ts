import { parseCourier } from "../../shop/courier.ts";
import type { OrderEvent } from "../../shop/order-event.ts";
import { isStillTrue, type NewsKind, type NewsOrder } from "../../shop/order-news.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { toEvent, toState } from "../orders/event-rows.ts";
import { heldBy } from "../orders/held-pieces.ts";
import { withLines } from "../orders/order-store.ts";

/** An order as it stands now, for the mail that tells of it. */
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

type Waiting = { id: number; order_number: string; set_aside: number; kind: string; revision: number };

/** The first of these that still is news; those that were taken back meanwhile are dropped, unsent. */
export async function firstTrue(
  { db, transact }: Pick<Database, "db" | "transact">,
  next: () => Promise<Waiting | undefined>,
) {
  for (let row = await next(); row; row = await next()) {
    const news = row.kind as NewsKind;
    const order = await readNewsOrder(db, row.order_number, row.revision);
    if (isStillTrue(news, order)) return { id: row.id, setAside: row.set_aside, order, news };
    const { id } = row;
    await transact((trx) => trx.deleteFrom("news_mails").where("id", "=", id).where("sent_at", "is", null).execute());
  }
  return undefined;
}

import type { Selectable } from "kysely";
import { type FollowedEvent, type FollowedOrder, phoneEnd } from "../../shop/follow/followed-order.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import { entryOf, type OrderEvent } from "../../shop/order/event.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { Db } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { toEvent, toState } from "../orders/event-rows.ts";
import { readGivenBack } from "../orders/order-money.ts";
import { withLines } from "../orders/order-store.ts";

type Sold = (id: number) => Pick<Product, "badge"> | undefined;

/** The order without what the shopper may not see. */
export async function toFollowed(db: Db, row: Selectable<OrdersTable>, sold: Sold): Promise<FollowedOrder> {
  const order = await withLines(db, row);
  const { number, createdAt, payment, notes, lines, subtotal, delivery, discount, total, customer } = order;
  const events = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .orderBy("id")
    .execute();
  const proof = await db
    .selectFrom("order_proofs")
    .select("added_at")
    .where("order_number", "=", number)
    .executeTakeFirst();
  const courier = parseCourier(row.courier);
  return {
    ...{ number, createdAt, payment, notes, subtotal, delivery, total },
    ...(discount && { discount }),
    ...toState(row.stage, row.money),
    ...{ received: row.received, advance: row.advance },
    ...(order.advanceUntil !== undefined && { advanceUntil: order.advanceUntil }),
    ...(await readGivenBack(db, row)),
    revision: row.revision,
    to: { name: customer.name, address: customer.address, city: customer.city, phoneEnd: phoneEnd(customer.phone) },
    lines: lines.map((line) => {
      const badge = line.own ? "Made to Order" : sold(line.id)?.badge;
      return badge ? { ...line, badge } : line;
    }),
    ...(order.neededBy !== undefined && { neededBy: order.neededBy }),
    ...(courier && { parcel: { courier, tracking: row.tracking ?? "" } }),
    events: toldEvents(events.map(toEvent)),
    ...(proof && { proofAt: proof.added_at }),
    ...(row.said_yes_at !== null && { saidYesAt: row.said_yes_at }),
  };
}

/** Steps, payments and her yes; what the seller has undone is left out. */
export function toldEvents(events: readonly OrderEvent[]): FollowedEvent[] {
  const told: FollowedEvent[] = [];
  for (const { at, actor, details, to } of events) {
    const byShopper = actor.by === "shopper";
    const entry = entryOf(details);
    const sum = entry && { sum: Math.abs(entry.sum) };
    const said = details.kind === "step" && (byShopper || details.told) ? details.reason : undefined;
    if (details.kind === "step") told.push({ at, what: to.stage, byShopper, ...(said && { said }) });
    else if (details.kind === "money") told.push({ at, what: details.step, byShopper, ...sum });
    else if (details.kind === "entry")
      told.push({ at, what: details.sum > 0 ? "receive" : "refund", byShopper, ...sum });
    else if (details.kind === "yes") told.push({ at, what: "yes", byShopper });
    else if (details.kind === "change") told.push({ at, what: "change", byShopper, differences: details.differences });
    else if (details.kind === "take-back") {
      const undone = told.findLastIndex(({ what }) => what !== "yes" && what !== "change");
      if (undone >= 0) told.splice(undone, 1);
    }
  }
  return told;
}

import type { EventActor, EventDetails } from "../../shop/order/event.ts";
import type { Trx } from "../database/schema.ts";
import { eventRow, toState } from "./event-rows.ts";

/** An event that changes neither stage nor money, such as a note or a printed slip. */
export async function addRemark(
  trx: Trx,
  remark: { number: string; at: number; actor: EventActor; details: EventDetails },
): Promise<boolean> {
  const row = await trx
    .selectFrom("orders")
    .select(["stage", "money"])
    .where("number", "=", remark.number)
    .executeTakeFirst();
  if (!row) return false;
  const state = toState(row.stage, row.money);
  await trx
    .insertInto("order_events")
    .values(eventRow({ ...remark, revision: null, from: state, to: state }))
    .execute();
  return true;
}

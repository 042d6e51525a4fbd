import { canSayYes } from "../../shop/follow/followed-order.ts";
import type { Database } from "../database/open-database.ts";
import { queueDeskPush } from "../push/queue-push.ts";
import { addRemark } from "./add-remark.ts";
import { lockOrder } from "./order-history.ts";

/** The shopper says that she means it; stored once. Changes neither stage nor money, so the revision stays. */
export function sayYes(
  { kind, transact }: Pick<Database, "kind" | "transact">,
  number: string,
  now: number,
): Promise<"said" | "too-late"> {
  return transact(async (trx) => {
    const order = await lockOrder(trx, kind, number);
    if (!order || !canSayYes(order)) return "too-late";
    if (order.said_yes_at !== null) return "said";
    await trx.updateTable("orders").set({ said_yes_at: now }).where("number", "=", number).execute();
    await addRemark(trx, { number, at: now, actor: { by: "shopper" }, details: { kind: "yes" } });
    await queueDeskPush(trx, "yes", number, now);
    return "said";
  });
}

import type { OrderChange } from "../../shop/order-change.ts";
import type { EventActor } from "../../shop/order-event.ts";
import type { NewsKind } from "../../shop/order-news.ts";
import { isForShopper } from "../../shop/order-news.ts";
import type { Trx } from "../database/schema.ts";

type News = { number: string; kind: NewsKind; revision: number; at: number };

/**
 * The wish to write a mail, in the transaction of what it tells. A shopper is told each thing once, however often the
 * seller takes it back and does it again; the seller is told of each thing that a shopper does.
 */
export async function queueNews(trx: Trx, { number, kind, revision, at }: News): Promise<void> {
  await trx
    .insertInto("news_mails")
    .values({
      order_number: number,
      kind,
      revision: isForShopper(kind) ? 0 : revision,
      created_at: at,
      run_at: at,
      decided_at: at,
      attempts: 0,
      set_aside: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Told = { change: OrderChange; actor: EventActor; writesToShoppers: boolean };

/** Whom a change is written to, in this order. */
export function newsOf({ change, actor, writesToShoppers }: Told): NewsKind[] {
  const byShopper = actor.by === "shopper";
  if (change.kind === "money") return byShopper && change.step === "claim" ? ["shopper-paid"] : [];
  if (change.kind !== "step") return [];
  const toSeller: NewsKind[] = byShopper && change.step === "cancel" ? ["shopper-cancelled"] : [];
  if (!writesToShoppers) return toSeller;
  if (change.step === "send") return ["sent"];
  return change.step === "cancel" ? [...toSeller, "cancelled"] : toSeller;
}

import { canBeEmailAddress } from "../../shop/messages/email-address.ts";
import type { NewsKind } from "../../shop/messages/order-news.ts";
import { isForShopper } from "../../shop/messages/order-news.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import type { EventActor } from "../../shop/order/event.ts";
import type { Trx } from "../database/schema.ts";

type News = { number: string; email: string; kind: NewsKind; revision: number; at: number };

const hour = 60 * 60 * 1000;

/**
 * The wish to write a mail, in the transaction of what it tells. A shopper is told each thing once, however often the
 * seller takes it back and does it again, and only at what can be an address: a forgotten customer has none. The seller
 * is told of each thing that a shopper does, of screenshots once an hour.
 */
export async function queueNews(trx: Trx, news: News): Promise<void> {
  const { number, email, kind, revision, at } = news;
  if (isForShopper(kind) && !canBeEmailAddress(email)) return;
  const due = kind === "shopper-paid" ? await nextScreenshotMail(trx, news) : at;
  if (due === undefined) return;
  await trx
    .insertInto("news_mails")
    .values({
      order_number: number,
      kind,
      revision: isForShopper(kind) ? 0 : revision,
      created_at: due,
      run_at: due,
      decided_at: at,
      attempts: 0,
      set_aside: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An hour after the last one; undefined when that one is still to come. */
async function nextScreenshotMail(trx: Trx, { number, kind, at }: News): Promise<number | undefined> {
  const { last } = await trx
    .selectFrom("news_mails")
    .select((eb) => eb.fn.max("created_at").as("last"))
    .where("order_number", "=", number)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  if (last !== null && last > at) return undefined;
  return last === null ? at : Math.max(at, last + hour);
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

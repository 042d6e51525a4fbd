import { canBeEmailAddress } from "../../shop/messages/email-address.ts";
import type { NewsKind } from "../../shop/messages/order-news.ts";
import { isForShopper } from "../../shop/messages/order-news.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import type { EventActor } from "../../shop/order/event.ts";
import type { Trx } from "../database/schema.ts";

type News = { number: string; email: string; kind: NewsKind; revision: number; at: number };

const hour = 60 * 60 * 1000;

/**
 * Queues a mail in the transaction of the change that it tells of. A shopper gets each kind once, however often the
 * seller undoes and repeats a step, but one for each change of the pieces, and only at a valid address; a forgotten
 * customer has none. The seller gets one
 * for everything that a shopper does, for screenshots at most one an hour.
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
      revision: isForShopper(kind) && kind !== "changed" ? 0 : revision,
      created_at: due,
      run_at: due,
      decided_at: at,
      attempts: 0,
      set_aside: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An hour after the last one; undefined when one is already scheduled. */
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

type Change = { change: OrderChange; actor: EventActor; writesToShoppers: boolean };

/** Which mails a change causes, in this order. */
export function newsOf({ change, actor, writesToShoppers }: Change): NewsKind[] {
  const byShopper = actor.by === "shopper";
  if (change.kind === "money") return byShopper && change.step === "claim" ? ["shopper-paid"] : [];
  if (change.kind !== "step") return [];
  const toSeller: NewsKind[] = byShopper && change.step === "cancel" ? ["shopper-cancelled"] : [];
  if (!writesToShoppers) return toSeller;
  if (change.step === "send") return ["sent"];
  return change.step === "cancel" ? [...toSeller, "cancelled"] : toSeller;
}

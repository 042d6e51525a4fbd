import { stuckAfter } from "../../shop/desk/order-filter.ts";
import type { MailTrouble } from "../../shop/messages/mail-trouble.ts";
import type { NewsKind } from "../../shop/messages/order-news.ts";
import type { Db, Trx } from "../database/schema.ts";

/** Names the e-mail about a new order; later mails go by their id. */
const own = "order";

export async function readMailTroubles(db: Db, number: string): Promise<MailTrouble[]> {
  const order = await db
    .selectFrom("outbox")
    .select(["attempts", "last_problem"])
    .where("order_number", "=", number)
    .where("sent_at", "is", null)
    .where("attempts", ">=", stuckAfter)
    .executeTakeFirst();
  const news = await db
    .selectFrom("news_mails")
    .leftJoin("undeliverable_mails", "mail_id", "id")
    .select(["id", "kind", "attempts", "last_problem", "mail_id"])
    .where("news_mails.order_number", "=", number)
    .where((eb) =>
      eb.or([eb("mail_id", "is not", null), eb.and([eb("sent_at", "is", null), eb("attempts", ">=", stuckAfter)])]),
    )
    .orderBy("id")
    .execute();
  const toldOfOrder = order && { ...order, mail: own, kind: undefined, mail_id: null };
  return [...(toldOfOrder ? [toldOfOrder] : []), ...news.map((row) => ({ ...row, mail: String(row.id) }))].map(
    (row) => ({
      mail: row.mail,
      news: row.kind as NewsKind | undefined,
      attempts: row.attempts,
      problem: row.last_problem ?? "",
      isFinal: row.mail_id !== null,
    }),
  );
}

/** Resets its attempts, because mails that failed less often are sent first. */
export async function retryMail(trx: Trx, number: string, mail: string, now: number): Promise<void> {
  const again = { sent_at: null, run_at: now, decided_at: now, attempts: 0 };
  if (mail === own) {
    await trx
      .updateTable("outbox")
      .set(again)
      .where("order_number", "=", number)
      .where("sent_at", "is", null)
      .execute();
    return;
  }
  const id = idOf(mail);
  const { numDeletedRows } = await settle(trx, number, id);
  await trx
    .updateTable("news_mails")
    .set(again)
    .where("order_number", "=", number)
    .where("id", "=", id)
    .$if(numDeletedRows === 0n, (query) => query.where("sent_at", "is", null))
    .execute();
}

/** It is never sent, and no longer shown as a problem. */
export async function giveUpMail(trx: Trx, number: string, mail: string): Promise<void> {
  if (mail === own) {
    await trx.deleteFrom("outbox").where("order_number", "=", number).where("sent_at", "is", null).execute();
    return;
  }
  await settle(trx, number, idOf(mail));
  await trx
    .deleteFrom("news_mails")
    .where("order_number", "=", number)
    .where("id", "=", idOf(mail))
    .where("sent_at", "is", null)
    .execute();
}

function settle(trx: Trx, number: string, id: number) {
  const mail = trx.deleteFrom("undeliverable_mails").where("order_number", "=", number).where("mail_id", "=", id);
  return mail.executeTakeFirstOrThrow();
}

function idOf(mail: string): number {
  return /^\d{1,15}$/.test(mail) ? Number(mail) : 0;
}

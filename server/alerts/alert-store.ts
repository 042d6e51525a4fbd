import type { Selectable } from "kysely";
import { type Alert, type AlertKind, alertKinds, alertNews, isAboutMail } from "../../shop/desk/alerts.ts";
import type { Database } from "../database/open-database.ts";
import type { AlertsTable } from "../database/tables/alerts.ts";
import { queueAlert } from "../push/queue-push.ts";
import type { Verdict } from "./alert-rules.ts";

/** An e-mail that waits to be sent; `until` is by when another server may try. */
export type AlertMail = { alert: Alert; state: "began" | "over"; until: number };

/** Longer than an attempt can take. */
const lease = 60_000;

const retryAfter = 15 * 60_000;

/** After that the desk alone says it. */
const mailLife = 24 * 60 * 60_000;

export type AlertStore = ReturnType<typeof createAlertStore>;

export function createAlertStore({ db, transact }: Pick<Database, "db" | "transact">) {
  return {
    /** The oldest first. */
    async list(): Promise<Alert[]> {
      const rows = await db
        .selectFrom("alerts")
        .selectAll()
        .where("ended_at", "is", null)
        .orderBy("began_at")
        .orderBy("kind")
        .execute();
      return rows.flatMap((row) => toAlert(row) ?? []);
    },

    /**
     * Queues the notification with the change, so that of several servers that find out the same, one tells. Answers
     * whether it was this one.
     */
    apply: (kind: AlertKind, verdict: Verdict, mails: boolean, now: number): Promise<boolean> =>
      transact(async (trx) => {
        const mail_run_at = mails && !isAboutMail(kind) ? now : null;
        if (!verdict.isOn) {
          const ended = await trx
            .updateTable("alerts")
            .set({ ended_at: now, mail_run_at })
            .where("kind", "=", kind)
            .where("ended_at", "is", null)
            .returning("detail")
            .executeTakeFirst();
          if (ended) await queueAlert(trx, alertNews({ kind, detail: ended.detail }, "over"), now);
          return ended !== undefined;
        }
        const { detail } = verdict;
        const row = { detail, began_at: now, ended_at: null, mail_run_at };
        const begun = await trx
          .insertInto("alerts")
          .values({ kind, ...row })
          .onConflict((conflict) => conflict.column("kind").doUpdateSet(row).where("alerts.ended_at", "is not", null))
          .returning("kind")
          .executeTakeFirst();
        if (begun) await queueAlert(trx, alertNews({ kind, detail }, "began"), now);
        else await trx.updateTable("alerts").set({ detail }).where("kind", "=", kind).execute();
        return begun !== undefined;
      }),

    /** The next e-mail to send, for this server alone until the lease ends. */
    takeMail: (now: number): Promise<AlertMail | undefined> =>
      transact(async (trx) => {
        await trx
          .updateTable("alerts")
          .set({ mail_run_at: null })
          .where(({ fn }) => fn.coalesce("ended_at", "began_at"), "<", now - mailLife)
          .execute();
        const until = now + lease;
        const row = await trx
          .updateTable("alerts")
          .set({ mail_run_at: until })
          .where("kind", "=", (eb) =>
            eb.selectFrom("alerts").select("kind").where("mail_run_at", "<=", now).orderBy("mail_run_at").limit(1),
          )
          .where("mail_run_at", "<=", now)
          .returningAll()
          .executeTakeFirst();
        const alert = row && toAlert(row);
        return alert && { alert, state: row.ended_at === null ? "began" : "over", until };
      }),

    /** Does nothing if the alert began or ended meanwhile: that has an e-mail of its own. */
    async finishMail({ alert, until }: AlertMail, isSent: boolean, now: number): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("alerts")
          .set({ mail_run_at: isSent ? null : now + retryAfter })
          .where("kind", "=", alert.kind)
          .where("mail_run_at", "=", until)
          .execute(),
      );
    },
  };
}

/** A newer release may know more kinds. */
function toAlert({ kind, detail, began_at }: Selectable<AlertsTable>): Alert | undefined {
  const known = alertKinds.find((each) => each === kind);
  return known && { kind: known, detail, beganAt: began_at };
}

import { type AlertKind, alertMail } from "../../shop/desk/alerts.ts";
import type { Database } from "../database/open-database.ts";
import type { ServerSettings } from "../environment.ts";
import type { Log } from "../log.ts";
import { createAlertMailer } from "../outbox/emailjs.ts";
import { createGatherFacts, type GatherFacts } from "./alert-facts.ts";
import { judgeAlerts } from "./alert-rules.ts";
import { createAlertStore } from "./alert-store.ts";

type Parts = {
  database: Database;
  settings: Pick<ServerSettings, "database" | "email" | "publicUrl">;
  shopName: () => string;
  now: () => number;
  log: Pick<Log, "info" | "warn">;
  /** For tests, which can't fill a disk. */
  gather?: GatherFacts;
};

/** Looks once: which alerts begin and which are over, and which e-mails tell of it. */
export function createLook({ database, settings, shopName, now, log, ...parts }: Parts) {
  const store = createAlertStore(database);
  const gather = parts.gather ?? createGatherFacts({ db: database.db, settings, now, log });
  const send = createAlertMailer(settings.email, shopName);

  async function judge(): Promise<void> {
    const on = new Map((await store.list()).map((alert) => [alert.kind, alert]));
    const verdicts = judgeAlerts(await gather(), new Set<AlertKind>(on.keys()));
    for (const [kind, verdict] of verdicts) {
      const isSame = verdict.isOn ? on.get(kind)?.detail === verdict.detail : !on.has(kind);
      if (isSame || !(await store.apply(kind, verdict, send !== undefined, now()))) continue;
      if (verdict.isOn) log.warn({ alert: kind, detail: verdict.detail }, "an alert began");
      else log.info({ alert: kind }, "an alert is over");
    }
  }

  async function sendMails(stop: AbortSignal): Promise<void> {
    if (!send) return;
    for (let mail = await store.takeMail(now()); mail; mail = await store.takeMail(now())) {
      const delivery = await send(alertMail(mail.alert, mail.state), stop);
      const isSent = delivery.outcome === "accepted";
      await store.finishMail(mail, isSent, now());
      if ("problem" in delivery)
        log.warn({ alert: mail.alert.kind, problem: delivery.problem }, "the e-mail about an alert was not sent");
      if (!isSent) return;
    }
  }

  return async (stop: AbortSignal): Promise<void> => {
    await judge();
    await sendMails(stop);
  };
}

/** A shop that starts has e-mails to send first. */
const firstLook = 30_000;
const everyFewMinutes = 5 * 60_000;

export function startAlerts(parts: Parts): { stop(): void } {
  const look = createLook(parts);
  const stopping = new AbortController();
  const run = async () => {
    try {
      await look(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) parts.log.warn({ err: error }, "the shop can't look after itself");
    }
  };
  const first = setTimeout(run, firstLook).unref();
  const timer = setInterval(run, everyFewMinutes).unref();
  return {
    stop: () => {
      stopping.abort();
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

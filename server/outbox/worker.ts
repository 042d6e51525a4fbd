import { setTimeout as wait } from "node:timers/promises";
import { isUnavailable } from "../database/database-error.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Log } from "../log.ts";
import type { Delivery, ListMailer, Mailer, NewsMailer } from "./emailjs.ts";
import type { Lease, Mail, OutboxStore } from "./outbox-store.ts";
import { decide, spacing } from "./retry.ts";

export type OutboxParts = {
  store: OutboxStore;
  send: Mailer;
  /** Without it no lists are sent. */
  sendList?: ListMailer;
  /** Needed when the store gives news. */
  sendNews?: NewsMailer;
  now: () => number;
  random: () => number;
  log: Log;
  metrics: Pick<Metrics, "mail">;
};

export type OutboxWorker = {
  /** Finishes the current mail, but aborts a call to the service that takes longer than `grace`. */
  stop(grace: number): Promise<void>;
};

/** Sends at most one mail; settles when the result is stored. */
export type SendNext = (stop: AbortSignal) => Promise<"sent" | "failed" | "idle">;

/** Sends queued mails, at most one a second. */
export function startOutbox(parts: OutboxParts): OutboxWorker {
  const sendNext = createSendNext(parts);
  const stopping = new AbortController();
  const aborting = new AbortController();
  let isFailing = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await sendNext(aborting.signal);
        isFailing = false;
      } catch (error) {
        // The database is unavailable. Log it once, not every second.
        if (!isFailing) parts.log.error({ err: error }, "the outbox can't be read; trying again every second");
        isFailing = isUnavailable(error);
      }
      await wait(spacing, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop(grace) {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), grace);
      await running;
      clearTimeout(timer);
    },
  };
}

export function createSendNext(parts: OutboxParts): SendNext {
  const { store, now } = parts;
  // A result that couldn't be stored is stored before anything else, while the lease still keeps other servers from
  // sending the same mail.
  let saveResult: (() => Promise<void>) | undefined;

  return async (stop) => {
    await saveResult?.();
    saveResult = undefined;
    if (!(await store.hasDue(now()))) return "idle";
    const acquired = await store.acquireLease(now());
    if (!acquired) return "idle";
    const mail = await store.nextMail(acquired, now());
    // If reading took longer than the lease, another server may have it.
    const lease = await store.renew(acquired, now());
    if (!lease) return "idle";
    const listed = mail?.queue === "seller" ? await sendList(parts, lease, stop) : undefined;
    if (listed) return listed;
    const delivery = mail && (await deliver(parts, mail, stop));
    if (!mail || !delivery || delivery.outcome === "stopped") {
      await store.release(lease, delivery ? spacing : 0, now());
      return "idle";
    }
    const problem = delivery.outcome === "accepted" ? undefined : delivery.problem;
    const isAnswered = delivery.outcome === "accepted" || delivery.outcome === "undeliverable";
    const decision = decide(isAnswered, lease.queues[mail.queue].failures, mail.attempts, parts.random);
    report(parts, mail, delivery, decision.retryIn);
    saveResult = () => store.finish(lease, mail, { ...decision, problem }, now());
    await saveResult();
    saveResult = undefined;
    return problem === undefined ? "sent" : "failed";
  };
}

/**
 * At one mail a second, a flood of fake orders would delay the mail of a real one. So when many wait, one list of them
 * is sent first, unless the service is failing; each order's own mail still follows.
 */
async function sendList(parts: OutboxParts, lease: Lease, stop: AbortSignal): Promise<"sent" | "failed" | undefined> {
  const { store, now, log } = parts;
  const unlisted = parts.sendList && lease.queues.seller.failures === 0 ? await store.findUnlisted() : undefined;
  if (!unlisted || !parts.sendList) return undefined;
  const delivery = await parts.sendList(unlisted.orders, stop);
  if (delivery.outcome === "stopped") return undefined;
  parts.metrics.mail(delivery.outcome);
  const accepted = delivery.outcome === "accepted";
  log.warn(
    { orders: unlisted.orders.length, ...(!accepted && { problem: delivery.problem }) },
    accepted
      ? "many orders wait for their e-mails; a list of them was sent"
      : "the list of waiting orders was not taken",
  );
  await store.finishList(lease, unlisted.upTo, now());
  return accepted ? "sent" : "failed";
}

async function deliver(parts: OutboxParts, mail: Mail, stop: AbortSignal): Promise<Delivery> {
  const delivery = await send(parts, mail, stop);
  if (delivery.outcome !== "stopped") parts.metrics.mail(delivery.outcome);
  return delivery;
}

function send({ send, sendNews }: OutboxParts, { order, news }: Mail, stop: AbortSignal): Promise<Delivery> {
  if (news === undefined) return send(order, stop);
  if (!sendNews) throw new Error("there is news, and nobody to send it");
  return sendNews({ kind: news, order }, stop);
}

type Settled = Exclude<Delivery, { outcome: "stopped" }>;

function report({ log }: OutboxParts, mail: Mail, delivery: Settled, retryIn: number | undefined) {
  const order = mail.order.number;
  const news = mail.news && { news: mail.news };
  if (delivery.outcome === "accepted") {
    log.info({ order, ...news }, "order e-mailed");
    return;
  }
  const { problem } = delivery;
  if (retryIn === undefined) {
    log.warn({ order, ...news, problem }, "the e-mail service will never take this mail: its recipient is wrong");
    return;
  }
  const details = { order, ...news, problem, retryInSeconds: Math.round(retryIn / 1000) };
  if (delivery.outcome === "unavailable") log.warn(details, "the e-mail service did not take an order; trying again");
  else log.error(details, "the e-mail service refuses an order: check the keys and the template; trying again");
}

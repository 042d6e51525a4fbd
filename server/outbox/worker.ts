import { setTimeout as wait } from "node:timers/promises";
import { isUnavailable } from "../database/database-error.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Log } from "../log.ts";
import type { Delivery, ListMailer, Mailer, NewsMailer } from "./emailjs.ts";
import type { Mail, OutboxStore, TakenTurn } from "./outbox-store.ts";
import { decide, spacing } from "./retry.ts";

export type OutboxParts = {
  store: OutboxStore;
  send: Mailer;
  /** Without it nothing is listed. */
  sendList?: ListMailer;
  /** Without it the store may give no news. */
  sendNews?: NewsMailer;
  now: () => number;
  random: () => number;
  log: Log;
  metrics: Pick<Metrics, "mail">;
};

export type OutboxWorker = {
  /** Finishes the step that is under way, but cuts off a call to the service that takes longer than `grace`. */
  stop(grace: number): Promise<void>;
};

/** Sends at most one mail; settles when what came of it is noted. */
export type OutboxStep = (stop: AbortSignal) => Promise<"sent" | "failed" | "idle">;

/** Sends what waits, one step a second. */
export function startOutbox(parts: OutboxParts): OutboxWorker {
  const step = createStep(parts);
  const stopping = new AbortController();
  const cutting = new AbortController();
  let isFailing = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await step(cutting.signal);
        isFailing = false;
      } catch (error) {
        // The database is away: orders can't come in either. Say it once, not every second.
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
      const timer = setTimeout(() => cutting.abort(), grace);
      await running;
      clearTimeout(timer);
    },
  };
}

export function createStep(parts: OutboxParts): OutboxStep {
  const { store, now } = parts;
  // What came of a mail when the database went away: noted before anything else, while our lease still keeps other
  // servers from sending it again.
  let note: (() => Promise<void>) | undefined;

  return async (stop) => {
    await note?.();
    note = undefined;
    if (!(await store.hasDue(now()))) return "idle";
    const taken = await store.takeTurn(now());
    if (!taken) return "idle";
    const mail = await store.firstDue(taken, now());
    // Reading may have taken longer than the lease, while the database was silent: then the turn is somebody else's.
    const turn = await store.renew(taken, now());
    if (!turn) return "idle";
    const listed = mail?.lane === "seller" ? await sendList(parts, turn, stop) : undefined;
    if (listed) return listed;
    const delivery = mail && (await deliver(parts, mail, stop));
    if (!mail || !delivery || delivery.outcome === "stopped") {
      await store.giveBack(turn, delivery ? spacing : 0, now());
      return "idle";
    }
    const problem = delivery.outcome === "accepted" ? undefined : delivery.problem;
    const isAnswered = delivery.outcome === "accepted" || delivery.outcome === "undeliverable";
    const decision = decide(isAnswered, turn.lanes[mail.lane].failures, mail.attempts, parts.random);
    report(parts, mail, delivery, decision.retryIn);
    note = () => store.finish(turn, mail, { ...decision, problem }, now());
    await note();
    note = undefined;
    return problem === undefined ? "sent" : "failed";
  };
}

/**
 * A flood of false orders would hide a true one for as long as their mails take, one a second: so when many wait, a
 * list of them goes first. It is sent once, to a service that works; each order's own mail follows in any case.
 */
async function sendList(
  parts: OutboxParts,
  turn: TakenTurn,
  stop: AbortSignal,
): Promise<"sent" | "failed" | undefined> {
  const { store, now, log } = parts;
  const pile = parts.sendList && turn.lanes.seller.failures === 0 ? await store.pile() : undefined;
  if (!pile || !parts.sendList) return undefined;
  const delivery = await parts.sendList(pile.orders, stop);
  if (delivery.outcome === "stopped") return undefined;
  parts.metrics.mail(delivery.outcome);
  const accepted = delivery.outcome === "accepted";
  log.warn(
    { orders: pile.orders.length, ...(!accepted && { problem: delivery.problem }) },
    accepted
      ? "many orders wait for their e-mails; a list of them was sent"
      : "the list of waiting orders was not taken",
  );
  await store.noteListed(turn, pile.upTo, now());
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

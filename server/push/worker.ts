import { setTimeout as wait } from "node:timers/promises";
import { isUnavailable } from "../database/database-error.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Log } from "../log.ts";
import type { FindPushKeys } from "./push-keys.ts";
import { type DueMessage, longestDelay, type PushOutbox, type PushResult } from "./push-outbox.ts";
import { type PushDelivery, sendPush } from "./send-push.ts";
import { type Authorize, createAuthorize } from "./vapid.ts";

export type PushParts = {
  outbox: PushOutbox;
  keys: FindPushKeys;
  /** Whom a push service's people may write to: `mailto:…`. */
  subject: () => string;
  now: () => number;
  random: () => number;
  log: Pick<Log, "warn" | "error">;
  metrics: Pick<Metrics, "push">;
};

export type PushWorker = {
  /** Finishes what is being sent, but aborts what takes longer than `grace`. */
  stop(grace: number): Promise<void>;
};

/** How often it is looked whether anything waits. */
const interval = 1_000;
/** Messages sent at once. */
const atOnce = 32;
const cleanEvery = 60 * 60_000;
const firstDelay = 5_000;

/** Sends what waits; the seller's messages first. Several servers share the work. */
export function startPush(parts: PushParts): PushWorker {
  const sendDue = createSendDue(parts);
  const stopping = new AbortController();
  const aborting = new AbortController();
  let isFailing = false;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let sent = 0;
      try {
        if (performance.now() - cleanedAt > cleanEvery) {
          cleanedAt = performance.now();
          await parts.outbox.clean(parts.now());
        }
        sent = await sendDue(aborting.signal);
        isFailing = false;
      } catch (error) {
        // The database is unavailable. Log it once, not every second.
        if (!isFailing) parts.log.error({ err: error }, "push messages can't be read; trying again every second");
        isFailing = isUnavailable(error);
      }
      if (sent < atOnce) await wait(interval, undefined, { signal: stopping.signal }).catch(() => undefined);
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

/** Sends what is due, up to 32 at once; how many were tried. Settles when all results are stored. */
export function createSendDue(parts: PushParts): (stop: AbortSignal) => Promise<number> {
  const { outbox, now } = parts;
  let authorize: Authorize | undefined;

  return async (stop) => {
    const messages = await outbox.claim(atOnce, now());
    if (messages.length === 0) return 0;
    authorize ??= createAuthorize(await parts.keys(), parts.subject());
    const allowed = authorize;
    await Promise.all(
      messages.map(async (message) => {
        const delivery = await sendPush(message, allowed, { now: now(), stop });
        // Its lease ends by itself.
        if (delivery.outcome === "stopped") return;
        report(parts, message, delivery);
        await outbox.finish(message, resultOf(delivery, message.attempts, parts.random), now());
      }),
    );
    return messages.length;
  };
}

type Settled = Exclude<PushDelivery, { outcome: "stopped" }>;

/** 5 s, 10 s, 20 s… with jitter, so that what failed together isn't retried together. */
function resultOf(delivery: Settled, attempts: number, random: () => number): PushResult {
  if (delivery.outcome === "accepted" || delivery.outcome === "gone") return { outcome: delivery.outcome };
  const backOff = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts, 20)) * (1 - random() / 2);
  return { outcome: "failed", retryIn: Math.round(Math.max(backOff, delivery.retryAfter ?? 0)) };
}

function report({ log, metrics }: PushParts, { endpoint, tag }: DueMessage, delivery: Settled): void {
  metrics.push(delivery.outcome);
  if (delivery.outcome === "accepted" || delivery.outcome === "gone") return;
  const details = { about: tag, service: new URL(endpoint).host, problem: delivery.problem };
  log.warn(details, "a push service did not take a message; trying again until it is too old");
}

/**
 * Mails to the seller and to shoppers have separate queues, so that a shopper's bad address can't delay the seller's
 * mails. After a failure the mail backs off exponentially, and so does its queue, because it may be the service that
 * fails: mails that were tried before wait for up to a minute, new ones for a few seconds.
 */
export const queues = ["seller", "shopper"] as const;
export type Queue = (typeof queues)[number];

/** `failures`: since the service last accepted a mail of this queue; `failedAt`: the time of the last one. */
export type QueueState = { failures: number; failedAt: number };

export type Decision = {
  failures: number;
  /** Milliseconds until the next attempt; undefined when there is none. */
  retryIn?: number;
};

/** The e-mail service takes one request a second. */
export const spacing = 1_000;

const firstDelay = 2_000;
const longestQueueDelay = { new: 5_000, tried: 60_000 };
const longestMailDelay = 15 * 60_000;

/** `isAnswered`: the mail was accepted or is undeliverable; either way the service works. */
export function decide(isAnswered: boolean, failures: number, attempts: number, random: () => number): Decision {
  if (isAnswered) return { failures: 0 };
  // Jitter, so that mails that failed together aren't retried together.
  return { failures: failures + 1, retryIn: Math.round(backOff(attempts + 1, longestMailDelay) * (1 - random() / 2)) };
}

/** 2 s, 4 s, 8 s… */
function backOff(failures: number, longest: number): number {
  return Math.min(longest, firstDelay * 2 ** Math.min(failures - 1, 30));
}

/** Servers' clocks differ by less than this; a time further ahead was written before the clock was set back. */
export const clockTolerance = 60_000;

/** Which mails of a queue may be sent now. */
export function sendableMails({ failures, failedAt }: QueueState, now: number): "all" | "new" | "none" {
  if (failures === 0 || failedAt > now + clockTolerance) return "all";
  const waited = now - failedAt;
  if (waited >= backOff(failures, longestQueueDelay.tried)) return "all";
  return waited >= backOff(failures, longestQueueDelay.new) ? "new" : "none";
}

/** The mail of an order before any news, unless the queue is failing and only the news hasn't been tried. */
export function pickMail<OrderMail extends { attempts: number }, News extends { attempts: number }>(
  order: OrderMail | undefined,
  news: News | undefined,
  isFailing: boolean,
): OrderMail | News | undefined {
  if (order && news && isFailing && order.attempts > 0 && news.attempts === 0) return news;
  return order ?? news;
}

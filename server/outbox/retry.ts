/**
 * Mails to the seller and mails to shoppers go in lanes of their own, so that nobody's bad address holds up the seller.
 * After a failure the mail backs off, longer each time. The lane rests as well, because it may be the service that fails:
 * mails that were tried before wait for up to a minute, new ones for a few seconds, so that they get past the bad ones.
 */
export const lanes = ["seller", "shopper"] as const;
export type Lane = (typeof lanes)[number];

/** `failures`: since the service last gave an answer about a mail of this lane; `failedAt`: the last of them. */
export type LaneState = { failures: number; failedAt: number };

export type Decision = {
  failures: number;
  /** How long until the same mail may be tried; undefined when it won't be. */
  retryIn?: number;
};

/** The e-mail service takes one request a second. */
export const spacing = 1_000;

const shortest = 2_000;
const longestRest = { new: 5_000, tried: 60_000 };
const longestRetry = 15 * 60_000;

/** `isAnswered`: the service took the mail, or will never take it because of its recipient; either way it works. */
export function decide(isAnswered: boolean, failures: number, attempts: number, random: () => number): Decision {
  if (isAnswered) return { failures: 0 };
  // Shortened by up to a half, so that mails that failed together don't come back together.
  return { failures: failures + 1, retryIn: Math.round(backOff(attempts + 1, longestRetry) * (1 - random() / 2)) };
}

/** 2 s, 4 s, 8 s… */
function backOff(failures: number, longest: number): number {
  return Math.min(longest, shortest * 2 ** Math.min(failures - 1, 30));
}

/** Servers' clocks differ by less than this; a time further ahead was noted before the clock was set back. */
export const clockTolerance = 60_000;

/** Which mails of a lane may be tried. */
export function openTo({ failures, failedAt }: LaneState, now: number): "all" | "new" | "none" {
  if (failures === 0 || failedAt > now + clockTolerance) return "all";
  const rested = now - failedAt;
  if (rested >= backOff(failures, longestRest.tried)) return "all";
  return rested >= backOff(failures, longestRest.new) ? "new" : "none";
}

/** The order's own mail before any news, unless the lane is in trouble and only the news is new. */
export function pickMail<Own extends { attempts: number }, News extends { attempts: number }>(
  own: Own | undefined,
  news: News | undefined,
  isInTrouble: boolean,
): Own | News | undefined {
  if (own && news && isInTrouble && own.attempts > 0 && news.attempts === 0) return news;
  return own ?? news;
}

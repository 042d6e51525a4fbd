import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a request from this address; the wait in milliseconds when there were too many, otherwise undefined. */
export type RateLimit = (address: string) => Promise<number | undefined>;

export function createRateLimit(perMinute: number | "off"): RateLimit {
  if (perMinute === "off") return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  };
}

/** Lets so many run at once and turns the rest away at once: a queue without end would answer everybody too late. */
export function createTurnstile(most: number) {
  let inside = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result | "full"> => {
    if (inside >= most) return "full";
    inside++;
    try {
      return await work();
    } finally {
      inside--;
    }
  };
}

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a request from this address; the wait in milliseconds when there were too many, otherwise undefined. */
export type RateLimit = (address: string) => Promise<number | undefined>;

export function createRateLimit(most: number | "off", seconds = 60): RateLimit {
  if (most === "off") return async () => undefined;
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
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

/**
 * Lets so many run at once, keeps so many more waiting in line, and turns the rest away at once:
 * a line without end would answer everybody too late.
 */
export function createTurnstile(most: number, longestLine = 0) {
  let inside = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result | "full"> => {
    if (inside < most) inside++;
    else if (line.length >= longestLine) return "full";
    else await new Promise<void>((resolve) => void line.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so that nobody slips in between.
      const next = line.shift();
      if (next) next();
      else inside--;
    }
  };
}

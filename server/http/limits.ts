import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a request from this address; the wait in milliseconds when there were too many, otherwise undefined. */
export type RateLimit = (address: string) => Promise<number | undefined>;

export function createRateLimit(most: number | "off", seconds = 60): RateLimit {
  if (most === "off") return async () => undefined;
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return (address) => waitOf(limiter, address);
}

export type AttemptLimit = {
  /** Counts an attempt as wrong; the wait in milliseconds when there were too many, otherwise undefined. */
  begin(key: string): Promise<number | undefined>;
  /** It was right after all. */
  takeBack(key: string): Promise<void>;
};

/** Limits wrong attempts. Each counts from its beginning, so that a hundred at once are a hundred. */
export function createAttemptLimit(most: number, seconds: number): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return { begin: (key) => waitOf(limiter, key), takeBack: async (key) => void (await limiter.reward(key)) };
}

async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
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

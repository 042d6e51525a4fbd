import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a request from this address; the wait in milliseconds when there were too many, otherwise undefined. */
export type RateLimit = (address: string) => Promise<number | undefined>;

export function createRateLimit(most: number | "off", seconds = 60): RateLimit {
  if (most === "off") return async () => undefined;
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return (address) => consume(limiter, address);
}

export type AttemptLimit = {
  /** Counts an attempt as wrong; the wait in milliseconds when there were too many, otherwise undefined. */
  begin(key: string): Promise<number | undefined>;
  /** The attempt was right: doesn't count. */
  takeBack(key: string): Promise<void>;
};

/** Limits wrong attempts. Each counts from the moment it begins, so that parallel attempts are all counted. */
export function createAttemptLimit(most: number, seconds: number): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return { begin: (key) => consume(limiter, key), takeBack: async (key) => void (await limiter.reward(key)) };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}

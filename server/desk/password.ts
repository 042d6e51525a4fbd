import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";

/** Cost, block size, parallelism: stored with each hash, so that they can be raised later. */
export type ScryptCost = { n: number; r: number; p: number };

/** 32 MB and about a fifth of a second per hash. */
export const servingCost: ScryptCost = { n: 2 ** 15, r: 8, p: 3 };

const keyLength = 32;
const longestQueue = 20;

/** One hash at a time in the whole process; "busy" instead of waiting for longer than a few seconds. */
const limit = createConcurrencyLimit(1, longestQueue);

export type Passwords = {
  hash(password: string): Promise<string | "busy">;
  /** Takes as long when nothing is stored: the time must not tell whether a name exists. */
  matches(password: string, stored: string | undefined): Promise<boolean | "busy">;
};

export function createPasswords(cost: ScryptCost = servingCost): Passwords {
  const decoy = encode(cost, randomBytes(16), randomBytes(keyLength));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await limit(() => derive(password, salt, cost));
      return key === "full" ? "busy" : encode(cost, salt, key);
    },
    async matches(password, stored) {
      const { salt, key, cost } = decode(stored ?? decoy);
      const derived = await limit(() => derive(password, salt, cost));
      if (derived === "full") return "busy";
      return timingSafeEqual(derived, key) && stored !== undefined;
    },
  };
}

function derive(password: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N: n, r, p, maxmem: 2 * 128 * n * r };
  return new Promise((resolve, reject) => {
    // Keyboards compose the same characters differently.
    scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode({ n, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", n, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function decode(stored: string) {
  const [kind, n, r, p, salt = "", key = ""] = stored.split("$");
  if (kind !== "scrypt") throw new Error("A password is stored in a form that this version doesn't know.");
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url") };
}

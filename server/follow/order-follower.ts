import type { CancelAnswer, FindAnswer, OrderFollower, ProofAnswer } from "../../shop/follow/order-follower.ts";
import { parseOrderNumber } from "../../shop/order/number.ts";
import { nextStage, parseStage } from "../../shop/order/stage.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { cleanText } from "../../shop/typed-text.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { type AttemptLimit, createAttemptLimit, createRateLimit } from "../http/limits.ts";
import { addOrderKey, isKeyOf } from "../orders/order-keys.ts";
import { phoneKey } from "../orders/order-rows.ts";
import { type StepParts, takeStep } from "../orders/order-steps.ts";
import { toFollowed } from "./followed-rows.ts";
import { keepProof, type ReadPicture, readProof } from "./proofs.ts";

export type FollowParts = {
  database: Database;
  /** What a step needs, as the shop is now. */
  steps: () => StepParts;
  /** What is sold now. */
  sold: (id: number) => Pick<Product, "badge"> | undefined;
  readPicture: ReadPicture;
  now: () => number;
};

/** For each request: who asks is known by her address alone. */
export type OpenFollower = (address: string) => OrderFollower;

const longestReason = 500;

/** Sent for one order within an hour, readable or not: each costs a process, and the seller an e-mail. */
const mostPictures = 20;

/**
 * Wrong phone numbers with one order number, and from one address, within a quarter of an hour. A number stands on the
 * parcel, and phone numbers can be guessed; a key of 128 bits can't, so keys need no limit.
 */
const mostWrong = { byNumber: 5, byAddress: 20 } as const;
const attemptWindow = 15 * 60;

export function createFollower(parts: FollowParts): OpenFollower {
  const { database, now } = parts;
  const { db } = database;
  const attempts = {
    byNumber: createAttemptLimit(mostWrong.byNumber, attemptWindow),
    byAddress: createAttemptLimit(mostWrong.byAddress, attemptWindow),
  };
  const pictures = createRateLimit(mostPictures, 60 * 60);
  return (address) => {
    /** The row that number and key lead to together; the same work, whichever half is wrong. */
    const rowOf = async (typed: string, key: string) => {
      const number = parseOrderNumber(typed) ?? "";
      const isOpen = await isKeyOf(db, number, key);
      const row = await orderRow(db, number);
      return isOpen ? row : undefined;
    };
    return {
      now: now(),
      async open(number, key) {
        const row = await rowOf(number, key);
        return row && toFollowed(db, row, parts.sold);
      },
      find: (number, phone) => find({ database, attempts, address, now: now() }, number, phone),
      async cancel({ number, key, revision, reason }): Promise<CancelAnswer> {
        const row = await rowOf(number, key);
        if (!row) return "unknown";
        const said = cleanText(reason, "many").slice(0, longestReason).trim();
        const answer = await takeStep(parts.steps(), {
          number: row.number,
          revision,
          actor: { by: "shopper" },
          change: { kind: "step", step: "cancel" },
          ...(said && { reason: said }),
        });
        if (answer.outcome === "done" || answer.outcome === "repeated") return "cancelled";
        const stage = parseStage((await orderRow(db, row.number))?.stage);
        return stage && nextStage(stage, "cancel", "shopper") ? "changed" : "too-late";
      },
      async addProof({ number, key, picture }): Promise<ProofAnswer> {
        const row = await rowOf(number, key);
        if (!row) return { ok: false, fault: "unknown" };
        if ((await pictures(row.number)) !== undefined) return { ok: false, fault: "too-many" };
        return keepProof({ ...parts, steps: parts.steps() }, row.number, picture);
      },
      async proof(number, key) {
        const row = await rowOf(number, key);
        return row && readProof(db, row.number);
      },
    };
  };
}

/** A customer who was forgotten has no page any more. */
function orderRow(db: Db, number: string) {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .where("forgotten_at", "is", null)
    .executeTakeFirst();
}

type Finding = {
  database: Database;
  attempts: Record<keyof typeof mostWrong, AttemptLimit>;
  address: string;
  now: number;
};

/** Number and phone number, both right; which of them was wrong isn't said. */
async function find({ database, attempts, address, now }: Finding, typed: string, phone: string): Promise<FindAnswer> {
  const number = parseOrderNumber(typed);
  if (!number) return { outcome: "unknown" };
  const wait = (await attempts.byAddress.begin(address)) ?? (await attempts.byNumber.begin(number));
  if (wait !== undefined) return { outcome: "slow", seconds: Math.ceil(wait / 1000) };
  const row = await orderRow(database.db, number);
  if (!row || phone.trim() === "" || row.phone_key !== phoneKey(phone)) return { outcome: "unknown" };
  await Promise.all([attempts.byAddress.takeBack(address), attempts.byNumber.takeBack(number)]);
  return { outcome: "found", number, key: await addOrderKey(database, number, "found", now) };
}

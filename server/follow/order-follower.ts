import type { CancelAnswer, FindAnswer, OrderFollower, ProofAnswer } from "../../shop/follow/order-follower.ts";
import { parseOrderNumber } from "../../shop/order/number.ts";
import { nextStage, parseStage } from "../../shop/order/stage.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { isPushEndpoint } from "../../shop/push/subscription.ts";
import { cleanText } from "../../shop/typed-text.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { type AttemptLimit, createAttemptLimit, createRateLimit } from "../http/rate-limit.ts";
import { addOrderKey, isKeyOf } from "../orders/order-keys.ts";
import { phoneKey } from "../orders/order-rows.ts";
import { type StepParts, takeStep } from "../orders/order-steps.ts";
import { sayYes } from "../orders/say-yes.ts";
import { createFindPushKeys } from "../push/push-keys.ts";
import { createSubscriptionStore } from "../push/subscription-store.ts";
import { createOwnReviews } from "../reviews/own-reviews.ts";
import { readOwnPhoto } from "../reviews/review-photos.ts";
import { toFollowed } from "./followed-rows.ts";
import { readProof, saveProof } from "./proofs.ts";
import type { ReadPicture } from "./uploaded-picture.ts";

export type FollowParts = {
  database: Database;
  /** Read for each request, because the shop's settings may change. */
  steps: () => StepParts;
  /** A piece of the current edition. */
  sold: (id: number) => Pick<Product, "badge"> | undefined;
  readPicture: ReadPicture;
  /** Loads the latest edition from the database. */
  refresh: () => Promise<void>;
  /** One more origin that may be a push service. */
  pushOrigin?: string | undefined;
  now: () => number;
};

/** `address`: the client's network address, for the limits. */
export type OpenFollower = (address: string) => OrderFollower;

const longestReason = 500;

/** Screenshots and photographs for one order within an hour, readable or not: each costs a process, and the seller an e-mail. */
const maxPictures = 20;

/**
 * Wrong phone numbers for one order number, and from one address, within 15 minutes. The order number is printed on the
 * parcel, and phone numbers can be guessed; a key of 128 bits can't, so keys need no limit.
 */
const maxWrong = { byNumber: 5, byAddress: 20 } as const;
const attemptWindow = 15 * 60;

export function createFollower(parts: FollowParts): OpenFollower {
  const { database, now } = parts;
  const { db } = database;
  const attempts = {
    byNumber: createAttemptLimit(maxWrong.byNumber, attemptWindow),
    byAddress: createAttemptLimit(maxWrong.byAddress, attemptWindow),
  };
  const pictures = createRateLimit(maxPictures, 60 * 60);
  const reviews = createOwnReviews({ ...parts, pictures });
  const pushKeys = createFindPushKeys(database, now);
  const subscriptions = createSubscriptionStore(database, now);
  return (address) => {
    /** The row for this number and key; takes the same time whichever of them is wrong. */
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
        const trimmed = cleanText(reason, "many").slice(0, longestReason).trim();
        const answer = await takeStep(parts.steps(), {
          number: row.number,
          revision,
          actor: { by: "shopper" },
          change: { kind: "step", step: "cancel" },
          ...(trimmed && { reason: trimmed }),
        });
        if (answer.outcome === "done" || answer.outcome === "repeated") return "cancelled";
        const stage = parseStage((await orderRow(db, row.number))?.stage);
        return stage && nextStage(stage, "cancel", "shopper") ? "changed" : "too-late";
      },
      async sayYes(number, key) {
        const row = await rowOf(number, key);
        return row ? sayYes(database, row.number, now()) : "unknown";
      },
      async addProof({ number, key, picture }): Promise<ProofAnswer> {
        const row = await rowOf(number, key);
        if (!row) return { ok: false, fault: "unknown" };
        if ((await pictures(row.number)) !== undefined) return { ok: false, fault: "too-many" };
        return saveProof({ ...parts, steps: parts.steps() }, row.number, picture);
      },
      async proof(number, key) {
        const row = await rowOf(number, key);
        return row && readProof(db, row.number);
      },
      async reviews(number, key) {
        const row = await rowOf(number, key);
        return row ? reviews.list(row) : [];
      },
      async writeReview({ number, key }, sent) {
        const row = await rowOf(number, key);
        return row ? reviews.write(row, sent) : { ok: false, fault: "unknown" };
      },
      async moveReview({ number, key }, moved) {
        const row = await rowOf(number, key);
        return row ? reviews.move(row, moved) : { ok: false, fault: "unknown" };
      },
      async reviewPhoto({ number, key }, name) {
        const row = await rowOf(number, key);
        return row && readOwnPhoto(db, row.number, name);
      },
      pushKey: async () => (await pushKeys()).publicKey,
      async tell({ number, key, subscription }) {
        const row = await rowOf(number, key);
        if (!row) return "unknown";
        if (!isPushEndpoint(subscription.endpoint, parts.pushOrigin)) return "refused";
        return (await subscriptions.addOrder(row.number, subscription)) ? "told" : "refused";
      },
      async stopTelling({ number, key, endpoint }) {
        const row = await rowOf(number, key);
        if (row) await subscriptions.removeOrder(row.number, endpoint);
      },
    };
  };
}

/** The order of a forgotten customer has no page any more. */
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
  attempts: Record<keyof typeof maxWrong, AttemptLimit>;
  address: string;
  now: number;
};

/** Both numbers must match; the answer doesn't tell which one was wrong. */
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

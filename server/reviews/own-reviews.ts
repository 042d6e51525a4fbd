import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Product } from "../../shop/pieces/product.ts";
import type { MovedReview, PieceToReview, SentReview, WritingAnswer } from "../../shop/review/own-review.ts";
import { parseReviewStage, stageAfter } from "../../shop/review/stage.ts";
import { reviewLimits } from "../../shop/review/writing.ts";
import { parseReview, type WrittenReview } from "../../shop/review/written-review.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { type ReadPicture, readUploadedPicture } from "../follow/uploaded-picture.ts";
import { createRateLimit, type RateLimit } from "../http/rate-limit.ts";
import { lockOrder } from "../orders/order-history.ts";
import { askedByOrder } from "./asked-by-order.ts";
import { findOwnReview, findPiecesToReview } from "./own-review-rows.ts";
import { type NewPhoto, storePhotos } from "./review-photos.ts";
import { storeChange } from "./store-change.ts";

type Parts = {
  database: Database;
  /** A piece of the current edition. */
  sold: (id: number) => Pick<Product, "badge"> | undefined;
  readPicture: ReadPicture;
  /** Pictures of one order, by its number. */
  pictures: RateLimit;
  /** Loads the latest edition from the database. */
  refresh: () => Promise<void>;
  now: () => number;
};

type OrderRow = Selectable<OrdersTable>;

/** Of one order within an hour: each change may make an edition, and is read by somebody. */
const maxChanges = 20;

const by = "shopper";

/** What a shopper does with the reviews of her order; whether she may see the order is checked before. */
export function createOwnReviews({ database, sold, readPicture, pictures, refresh, now }: Parts) {
  const { db, kind, transact } = database;
  const changes = createRateLimit(maxChanges, 60 * 60);

  const askedOf = async (from: Db, order: OrderRow) =>
    (await askedByOrder(from, order, now())).filter((id) => sold(id) !== undefined);

  /** In one transaction, with the order locked: two requests for one piece follow each other. */
  async function change(
    order: OrderRow,
    store: (trx: Trx, order: OrderRow) => Promise<WritingAnswer>,
  ): Promise<WritingAnswer> {
    const answer = await transact(async (trx): Promise<WritingAnswer> => {
      const locked = await lockOrder(trx, kind, order.number);
      return locked && locked.forgotten_at === null ? store(trx, locked) : refused("unknown");
    });
    if (answer.ok) await refresh();
    return answer;
  }

  /** Those that aren't stored yet are decoded, one after the other. */
  async function readPhotos(order: OrderRow, { id, keep, files }: SentReview) {
    const before = await findOwnReview(db, order.number, id);
    const known = new Set(before?.photos.map(({ name }) => name));
    const names = new Set(keep.filter((name) => known.has(name)));
    const added: NewPhoto[] = [];
    for (const [photo, file] of files.entries()) {
      const name = nameOf(order.number, id, file);
      const isThere = known.has(name) || names.has(name);
      names.add(name);
      if (isThere) continue;
      if ((await pictures(order.number)) !== undefined) return refused("too-many");
      const read = await readUploadedPicture(readPicture, file);
      if (!read.ok) return { ...read, photo };
      added.push({ name, ...read.picture });
    }
    if (names.size > reviewLimits.photos) return refused("too-many-photos");
    return { ok: true as const, photos: { names: [...names], added } };
  }

  return {
    async list(order: OrderRow): Promise<PieceToReview[]> {
      return findPiecesToReview(db, order.number, await askedOf(db, order));
    },

    async write(order: OrderRow, sent: SentReview): Promise<WritingAnswer> {
      const parsed = parseReview(sent.typed);
      if (!parsed.ok) return refused(parsed.fault);
      if (sent.files.length + sent.keep.length > reviewLimits.photos) return refused("too-many-photos");
      if ((await changes(order.number)) !== undefined) return refused("too-many");
      if (!(await mayWrite(db, order, sent.id))) return refused("gone");
      const read = await readPhotos(order, sent);
      if (!read.ok) return read;
      return change(order, async (trx, locked) => {
        if (!(await mayWrite(trx, locked, sent.id))) return refused("gone");
        return storeReview(trx, { number: order.number, sent, written: parsed.written, ...read, now: now() });
      });
    },

    async move(order: OrderRow, { id, seen, move }: MovedReview): Promise<WritingAnswer> {
      if ((await changes(order.number)) !== undefined) return refused("too-many");
      return change(order, async (trx) => {
        const review = await findOwnReview(trx, order.number, id);
        if (!review) return refused("gone");
        const before = { ...review, id: review.reviewId };
        const next = stageAfter(review.stage, move, await stageBefore(trx, before.id));
        // Pressed twice.
        const isDone =
          (review.stage === "taken-away") === (move === "take-away") && review.revision === Number(seen) + 1;
        if (isDone) return { ok: true };
        if (!next || review.revision !== seen) return refused("changed");
        const what = move === "take-away" ? "taken-away" : "put-back";
        const event = { at: now(), by, what, detail: review.stage };
        return (await storeChange(trx, before, { stage: next }, event)) ? { ok: true } : refused("changed");
      });
    },
  };

  async function mayWrite(from: Db, order: OrderRow, id: number): Promise<boolean> {
    return (await askedOf(from, order)).includes(id) || (await findOwnReview(from, order.number, id)) !== undefined;
  }
}

type Stored = {
  number: string;
  sent: SentReview;
  written: WrittenReview;
  photos: { names: readonly string[]; added: readonly NewPhoto[] };
  now: number;
};

async function storeReview(trx: Trx, { number, sent, written, photos, now }: Stored): Promise<WritingAnswer> {
  const before = await findOwnReview(trx, number, sent.id);
  if (!before) {
    if (sent.seen !== undefined) return refused("changed");
    const { id } = await trx
      .insertInto("reviews")
      .values({ ...written, order_number: number, product_id: sent.id, stage: "waiting", written_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx.insertInto("review_events").values({ review_id: id, at: now, by, what: "written" }).execute();
    await storePhotos(trx, id, photos);
    return { ok: true };
  }
  const stage = stageAfter(before.stage, "change");
  // Sent twice, or unchanged.
  if (stage && isSame(before, written, photos.names)) return { ok: true };
  if (!stage || before.revision !== sent.seen) return refused("changed");
  const next = { ...written, stage, reason: "", decided_at: null, written_at: now };
  const event = { at: now, by, what: "changed", detail: "" };
  if (!(await storeChange(trx, { ...before, id: before.reviewId }, next, event))) return refused("changed");
  await storePhotos(trx, before.reviewId, photos);
  return { ok: true };
}

function isSame(
  before: WrittenReview & { photos: readonly { name: string }[] },
  { rating, words, name, city }: WrittenReview,
  photos: readonly string[],
): boolean {
  const stored = before.photos.map((photo) => photo.name);
  const isText = before.rating === rating && before.words === words && before.name === name && before.city === city;
  return isText && stored.length === photos.length && stored.every((photo, place) => photos[place] === photo);
}

/** The stage that it was taken away from. */
async function stageBefore(trx: Trx, reviewId: number) {
  const taken = await trx
    .selectFrom("review_events")
    .select("detail")
    .where("review_id", "=", reviewId)
    .where("what", "=", "taken-away")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return parseReviewStage(taken?.detail);
}

/** Of the file itself, which nobody else has: so that a form that is sent twice stores its photographs once. */
function nameOf(number: string, id: number, file: Uint8Array): string {
  return hash("sha256", Buffer.concat([Buffer.from(`${number} ${id} `), file]), "base64url").slice(0, 22);
}

function refused(fault: Extract<WritingAnswer, { ok: false }>["fault"]) {
  return { ok: false, fault } as const;
}

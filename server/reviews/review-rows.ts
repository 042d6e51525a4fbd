import { sql } from "kysely";
import type { Rating, ReviewPhoto, ReviewStage } from "../../shop/review/review.ts";
import {
  type DeskReview,
  type ReadStage,
  type ReviewPage,
  type ReviewPlace,
  readStages,
} from "../../shop/review/review-desk.ts";
import type { Db } from "../database/schema.ts";
import type { FindPiece } from "../desk/order-list-rows.ts";
import { findReviewPhotos } from "./published-reviews.ts";

const atOnce = 20;

export async function listReviews(
  db: Db,
  piece: FindPiece,
  stage: ReadStage,
  after: ReviewPlace | undefined,
): Promise<ReviewPage> {
  const [direction, beyond] = stage === "waiting" ? (["asc", ">"] as const) : (["desc", "<"] as const);
  const rows = await selectReviews(db)
    .where("stage", "=", stage)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("written_at", "id"), beyond, eb.tuple(after?.writtenAt ?? 0, after?.id ?? 0))),
    )
    .orderBy("written_at", direction)
    .orderBy("id", direction)
    .limit(atOnce + 1)
    .execute();
  const shown = await toDeskReviews(db, piece, rows.slice(0, atOnce));
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > atOnce && last ? { writtenAt: last.writtenAt, id: last.id } : undefined,
    counts: await countReviews(db),
  };
}

export async function findDeskReview(db: Db, piece: FindPiece, id: number): Promise<DeskReview | undefined> {
  const rows = await selectReviews(db).where("id", "=", id).execute();
  return (await toDeskReviews(db, piece, rows))[0];
}

async function countReviews(db: Db): Promise<Record<ReadStage, number>> {
  const rows = await db
    .selectFrom("reviews")
    .select((eb) => ["stage", eb.fn.countAll<number>().as("count")])
    .groupBy("stage")
    .execute();
  const counts = new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
  return Object.fromEntries(readStages.map((stage) => [stage, counts.get(stage) ?? 0])) as Record<ReadStage, number>;
}

/** With the piece's name as ordered, and who at the desk decided last. */
function selectReviews(db: Db) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("order_lines")
        .select("order_lines.name")
        .whereRef("order_lines.order_number", "=", "reviews.order_number")
        .whereRef("order_lines.product_id", "=", "reviews.product_id")
        .orderBy("position")
        .limit(1)
        .as("ordered_name"),
      eb
        .selectFrom("review_events")
        .select("by")
        .whereRef("review_id", "=", "reviews.id")
        .where("what", "in", decisions)
        .orderBy("review_events.id", "desc")
        .limit(1)
        .as("decided_by"),
    ]);
}

/** What the desk writes into a review's history. */
export const decisions = ["published", "answered", "left-out", "taken-back"] as const;
export type Decision = (typeof decisions)[number];

type Row = Awaited<ReturnType<ReturnType<typeof selectReviews>["execute"]>>[number];

async function toDeskReviews(db: Db, piece: FindPiece, rows: readonly Row[]): Promise<DeskReview[]> {
  const photos = await findReviewPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toDeskReview(row, piece, photos.get(row.id) ?? []));
}

function toDeskReview(row: Row, piece: FindPiece, photos: readonly ReviewPhoto[]): DeskReview {
  const { id, words, name, city, answer, reason, revision, product_id, decided_at, decided_by } = row;
  const known = piece(product_id);
  return {
    ...{ id, words, name, city, answer, reason, revision, photos },
    writtenAt: row.written_at,
    rating: row.rating as Rating,
    stage: row.stage as ReviewStage,
    orderNumber: row.order_number,
    isSample: row.is_sample === 1,
    piece: { id: product_id, name: known?.name ?? row.ordered_name ?? "A piece", picture: known?.picture },
    decided: decided_at === null ? undefined : { at: decided_at, by: decided_by ?? "" },
  };
}

export async function countWaiting(db: Db): Promise<{ count: number; since: number | undefined }> {
  const { count, since } = await db
    .selectFrom("reviews")
    .select((eb) => [eb.fn.countAll<number>().as("count"), sql<number | null>`min(written_at)`.as("since")])
    .where("stage", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { count: Number(count), since: since === null ? undefined : Number(since) };
}

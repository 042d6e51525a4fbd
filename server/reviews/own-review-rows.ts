import { dayOf } from "../../shop/pakistan-days.ts";
import type { OwnReview, PieceToReview } from "../../shop/review/own-review.ts";
import type { Rating, ReviewStage } from "../../shop/review/review.ts";
import type { Db } from "../database/schema.ts";
import { findReviewPhotos } from "./published-reviews.ts";

/** The pieces of an order that are asked about or have a review. */
export async function findPiecesToReview(db: Db, number: string, asked: readonly number[]): Promise<PieceToReview[]> {
  const reviews = await findOwnReviews(db, number);
  if (asked.length === 0 && reviews.size === 0) return [];
  const lines = await db
    .selectFrom("order_lines")
    .select(["product_id", "name"])
    .where("order_number", "=", number)
    .orderBy("position")
    .execute();
  // A changed order may lack a piece that she has written about.
  const names = new Map([...reviews.keys()].map((id) => [id, "A piece"]));
  for (const { product_id, name } of lines.toReversed()) names.set(product_id, name);
  const ids = new Set([...lines.map((line) => line.product_id), ...reviews.keys()]);
  return [...ids].flatMap((id) => {
    const review = reviews.get(id);
    if (!review && !asked.includes(id)) return [];
    return [{ id, name: names.get(id) ?? "", ...(review && { review }) }];
  });
}

type StoredReview = OwnReview & { reviewId: number };

export async function findOwnReview(db: Db, number: string, product: number): Promise<StoredReview | undefined> {
  return (await selectOwn(db, number, product))[0];
}

async function findOwnReviews(db: Db, number: string): Promise<Map<number, OwnReview>> {
  const found = await selectOwn(db, number);
  return new Map(found.map(({ reviewId: _, product, ...review }) => [product, review]));
}

async function selectOwn(db: Db, number: string, product?: number): Promise<(StoredReview & { product: number })[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("order_number", "=", number)
    .$if(product !== undefined, (query) => query.where("product_id", "=", product ?? 0))
    .execute();
  const photos = await findReviewPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, words, name, city, answer, reason, revision, ...row }) => ({
    ...{ reviewId: id, product: row.product_id, words, name, city, answer, reason, revision },
    rating: row.rating as Rating,
    stage: row.stage as ReviewStage,
    photos: photos.get(id) ?? [],
    ...(row.decided_at !== null && { decidedOn: dayOf(row.decided_at) }),
  }));
}

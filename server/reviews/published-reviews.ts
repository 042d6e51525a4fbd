import type { Selectable } from "kysely";
import { dayOf } from "../../shop/pakistan-days.ts";
import type { PublishedReview, Rating, ReviewPhoto } from "../../shop/review/review.ts";
import type { Db } from "../database/schema.ts";
import type { ReviewsTable } from "../database/tables/reviews.ts";

export type PublishedReviews = {
  /** Pieces whose published reviews changed in later editions than this one, newest first; empty where none is left. */
  changedSince(edition: number): Promise<ReadonlyMap<number, readonly PublishedReview[]>>;
};

export function createPublishedReviews(db: Db): PublishedReviews {
  return {
    async changedSince(edition) {
      const changed = await db
        .selectFrom("reviews")
        .select("product_id")
        .distinct()
        .where("edition", ">", edition)
        .execute();
      const ids = changed.map((row) => row.product_id);
      const published = await findPublished(db, ids);
      return new Map(ids.map((id) => [id, published.get(id) ?? []]));
    },
  };
}

async function findPublished(db: Db, ids: readonly number[]): Promise<Map<number, PublishedReview[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "in", ids)
    .where("stage", "=", "published")
    .orderBy("written_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const photos = await findReviewPhotos(
    db,
    rows.map(({ id }) => id),
  );
  const groups = Map.groupBy(rows, (row) => row.product_id);
  return new Map([...groups].map(([id, group]) => [id, group.map((row) => toPublished(row, photos))]));
}

type ReviewRow = Selectable<ReviewsTable>;

function toPublished(row: ReviewRow, photos: ReadonlyMap<number, readonly ReviewPhoto[]>): PublishedReview {
  const { id, words, name, city, answer } = row;
  return {
    ...{ id, words, name, city, answer },
    rating: row.rating as Rating,
    day: dayOf(row.written_at),
    photos: photos.get(id) ?? [],
    isSample: row.is_sample === 1,
  };
}

/** Without their bytes. */
export async function findReviewPhotos(db: Db, ids: readonly number[]): Promise<Map<number, ReviewPhoto[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("review_photos")
    .select(["name", "review_id", "width", "height"])
    .where("review_id", "in", ids)
    .orderBy("review_id")
    .orderBy("position")
    .execute();
  const groups = Map.groupBy(rows, (row) => row.review_id);
  return new Map(
    [...groups].map(([id, group]) => [id, group.map(({ name, width, height }) => ({ name, width, height }))]),
  );
}

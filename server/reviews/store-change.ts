import type { Updateable } from "kysely";
import type { ReviewStage } from "../../shop/review/review.ts";
import { nextEdition } from "../catalogue/next-edition.ts";
import type { Trx } from "../database/schema.ts";
import type { ReviewsTable } from "../database/tables/reviews.ts";

type Before = { id: number; revision: number; stage: ReviewStage };
type Event = { at: number; by: string; what: string; detail: string };

/**
 * Stores what a review becomes, and why. False, and nothing is stored, if it was changed meanwhile. What pages show
 * changes with the next edition.
 */
export async function storeChange(
  trx: Trx,
  { id, revision, stage }: Before,
  next: Updateable<ReviewsTable> & { stage: ReviewStage },
  event: Event,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("reviews")
    .set({ ...next, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto("review_events")
    .values({ review_id: id, ...event })
    .execute();
  if (stage === "published" || next.stage === "published") await showInNextEdition(trx, [id]);
  return true;
}

/** For a review that is or was published. */
export async function showInNextEdition(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const edition = await nextEdition(trx);
  await trx.updateTable("reviews").set({ edition }).where("id", "in", ids).execute();
}

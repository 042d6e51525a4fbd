import type { ProofPicture } from "../../shop/follow/order-follower.ts";
import type { Db, Trx } from "../database/schema.ts";

export type NewPhoto = ProofPicture & { name: string; width: number; height: number };

type Photos = {
  /** Those that the review has from now on, in their order. */
  names: readonly string[];
  /** Those among them that aren't stored yet. */
  added: readonly NewPhoto[];
};

export async function storePhotos(trx: Trx, reviewId: number, { names, added }: Photos): Promise<void> {
  await trx
    .deleteFrom("review_photos")
    .where("review_id", "=", reviewId)
    .$if(names.length > 0, (query) => query.where("name", "not in", names))
    .execute();
  for (const [position, name] of names.entries()) {
    const photo = added.find((one) => one.name === name);
    if (photo)
      await trx
        .insertInto("review_photos")
        .values({ ...photo, review_id: reviewId, position })
        .execute();
    else await trx.updateTable("review_photos").set({ position }).where("name", "=", name).execute();
  }
}

/** For everybody: only those that stand on a piece's page now. */
export async function readPublishedPhoto(db: Db, name: string): Promise<ProofPicture | undefined> {
  const row = await selectPhoto(db, name).where("reviews.stage", "=", "published").executeTakeFirst();
  return row && toPicture(row);
}

/** For whoever may see the order, at any stage of the review. */
export async function readOwnPhoto(db: Db, number: string, name: string): Promise<ProofPicture | undefined> {
  const row = await selectPhoto(db, name).where("reviews.order_number", "=", number).executeTakeFirst();
  return row && toPicture(row);
}

function selectPhoto(db: Db, name: string) {
  return db
    .selectFrom("review_photos")
    .innerJoin("reviews", "reviews.id", "review_photos.review_id")
    .select(["review_photos.type", "review_photos.bytes"])
    .where("review_photos.name", "=", name);
}

const toPicture = ({ type, bytes }: ProofPicture) => ({ type, bytes: new Uint8Array(bytes) });

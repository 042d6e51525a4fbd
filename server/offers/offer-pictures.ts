import type { AddedPicture } from "../../shop/offer/offer-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { newOrderKey } from "../orders/order-keys.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import { readUpload } from "../pictures/read-upload.ts";

type Parts = { database: Pick<Database, "transact">; queue: PictureQueue; now: () => number };

/** Parallel uploads in the whole process; each is a file on the disk until it is decoded. */
const mostAtOnce = 4;

export type AddOfferPicture = (file: AsyncIterable<Uint8Array>) => Promise<AddedPicture>;

/** Stores pictures of pieces that aren't in the catalogue, re-encoded under random names. */
export function createAddOfferPicture({ database, queue, now }: Parts): AddOfferPicture {
  const limit = createConcurrencyLimit(mostAtOnce);
  return async (file) => {
    const added = await limit(async (): Promise<AddedPicture> => {
      const read = await readUpload(file, queue, "offer");
      if (!read.ok) return read;
      const name = newOrderKey();
      const row = { name, added_at: now(), type: "image/webp", ...read.copy };
      await database.transact((trx) => trx.insertInto("offer_pictures").values(row).execute());
      return { ok: true, name };
    });
    return added === "full" ? { ok: false, reason: "busy" } : added;
  };
}

export type OfferPicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

export async function readOfferPicture(db: Db, name: string): Promise<OfferPicture | undefined> {
  const row = await db
    .selectFrom("offer_pictures")
    .select(["type", "bytes"])
    .where("name", "=", name)
    .executeTakeFirst();
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

const day = 24 * 60 * 60 * 1000;

/** Removes, after a day, pictures that neither an offer nor an order names. Whoever saves an offer sets `added_at`. */
export async function removeUnusedOfferPictures(
  { db, transact }: Pick<Database, "db" | "transact">,
  now: number,
): Promise<void> {
  const before = now - day;
  const old = await db.selectFrom("offer_pictures").select("name").where("added_at", "<", before).execute();
  for (const { name } of old) {
    const naming = `%"${name}"%`;
    await transact((trx) =>
      trx
        .deleteFrom("offer_pictures")
        .where("name", "=", name)
        .where("added_at", "<", before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("offers").select("id").where("terms", "like", naming))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("order_lines").select("position").where("own", "like", naming))),
        )
        .execute(),
    );
  }
}

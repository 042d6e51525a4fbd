import type { Insertable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { ReviewsTable } from "../database/tables/reviews.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { newOrder } from "./orders.ts";

/** A review of piece 1 that waits to be read, by a shopper with an order of her own. */
export async function addReview(
  database: Database,
  change: Partial<Insertable<ReviewsTable>> = {},
): Promise<{ id: number; revision: number }> {
  const entry = newOrder();
  await createOrderStore(database).add(entry);
  return database.transact((trx) =>
    trx
      .insertInto("reviews")
      .values({
        order_number: entry.order.number,
        product_id: 1,
        rating: 5,
        words: "Wore it for my baraat.",
        name: "Hira",
        city: "Lahore",
        stage: "waiting",
        written_at: Date.UTC(2026, 10, 2, 7),
        ...change,
      })
      .returning(["id", "revision"])
      .executeTakeFirstOrThrow(),
  );
}

/** As its writer changes it: it waits again. */
export async function rewriteReview(
  { transact }: Pick<Database, "transact">,
  id: number,
  words: string,
): Promise<void> {
  await transact((trx) =>
    trx
      .updateTable("reviews")
      .set((eb) => ({ words, stage: "waiting", decided_at: null, revision: eb("revision", "+", 1) }))
      .where("id", "=", id)
      .execute(),
  );
}

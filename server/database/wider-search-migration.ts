import { type Kysely, sql } from "kysely";
import { searchText } from "../../shop/desk/order-search.ts";
import type { DatabaseSettings } from "../environment.ts";

/** The tables as this migration finds them; today's schema may have more columns. */
type Found = {
  orders: Record<"number" | "name" | "city" | "phone" | "email" | "notes" | "search", string> & {
    tracking: string | null;
  };
  order_lines: { order_number: string; position: number; name: string };
  order_events: { id: number; order_number: string; kind: string; details: string };
};

/**
 * Orders are found by their e-mail and notes, too. The covering index gets what filters ask for, so that lists and their
 * counts never read the wide rows of the table.
 */
export async function widenSearch(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await db.schema.dropIndex("orders_by_search").execute();
  await fillSearch(db as Kysely<Found>);
  const covered = db.schema
    .createIndex("orders_by_search")
    .on("orders")
    .columns(["created_at", "number", "stage", "total", "city", "money", "payment", "received", "advance", "source"])
    .columns(["courier", "make_by", "needed_by"]);
  // PostgreSQL limits the rows of an index, and reads the whole table for a search anyway.
  await (kind === "sqlite" ? covered.column("search") : covered).execute();
}

const portion = 250;

async function fillSearch(db: Kysely<Found>): Promise<void> {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("orders")
      .select(["number", "name", "city", "phone", "email", "notes", "tracking"])
      .where("number", ">", last)
      .orderBy("number")
      .limit(portion)
      .execute();
    if (rows.length === 0) return;
    const numbers = rows.map(({ number }) => number);
    const lines = await db
      .selectFrom("order_lines")
      .select(["order_number", "name"])
      .where("order_number", "in", numbers)
      .orderBy("position")
      .execute();
    const events = await db
      .selectFrom("order_events")
      .select(["order_number", "details"])
      .where("order_number", "in", numbers)
      .where("kind", "=", "note")
      .orderBy("id", "desc")
      .execute();
    const texts = rows.map(({ number, notes, tracking, ...customer }) => {
      const isOwn = (row: { order_number: string }) => row.order_number === number;
      const privateNotes = events.filter(isOwn).map(({ details }) => (JSON.parse(details) as { text: string }).text);
      return sql`(${number}, ${searchText({ number, notes, customer, lines: lines.filter(isOwn) }, { tracking, privateNotes })})`;
    });
    await sql`update orders set search = found.column2 from (values ${sql.join(texts)}) as found where orders.number = found.column1`.execute(
      db,
    );
    last = numbers.at(-1) ?? last;
  }
}

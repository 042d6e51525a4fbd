import { createHash } from "node:crypto";
import { trackingKey } from "../../shop/sheet/read-sheet.ts";
import type { NewSheet } from "../../shop/sheet/sheet-desk.ts";
import type { Trx } from "../database/schema.ts";
import { portions } from "./sheet-orders.ts";

/** A sheet of which nothing was booked goes after a week. */
const keptUnbooked = 7 * 24 * 60 * 60 * 1000;

/** Sent twice, it is one sheet; another text in the same form is another one. */
export async function storeSheet(trx: Trx, asked: NewSheet, made: { at: number; by: string }): Promise<number> {
  const { courier, columns, paidOn, lines } = asked;
  await dropUnbooked(trx, made.at - keptUnbooked);
  const requestKey = createHash("sha256").update(JSON.stringify(asked)).digest("hex");
  const stored = await trx
    .insertInto("courier_sheets")
    .values({ request_key: requestKey, courier, columns: JSON.stringify(columns), paid_on: paidOn, ...made })
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) {
    const first = trx.selectFrom("courier_sheets").select("id").where("request_key", "=", requestKey);
    return (await first.executeTakeFirstOrThrow()).id;
  }
  const rows = lines.map(({ own, ...line }, index) => ({
    sheet_id: stored.id,
    position: index + 1,
    ...line,
    tracking_key: trackingKey(line.tracking),
    own_number: own,
    order_number: null,
  }));
  for (const some of portions(rows)) await trx.insertInto("courier_sheet_lines").values(some).execute();
  return stored.id;
}

async function dropUnbooked(trx: Trx, before: number): Promise<void> {
  const old = trx
    .selectFrom("courier_sheets")
    .select("id")
    .where("at", "<", before)
    .where("taken_back_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("courier_sheet_lines")
            .select("position")
            .whereRef("sheet_id", "=", "courier_sheets.id")
            .where("booked_at", "is not", null),
        ),
      ),
    );
  const ids = (await old.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom("courier_sheet_lines").where("sheet_id", "in", ids).execute();
  await trx.deleteFrom("courier_sheets").where("id", "in", ids).execute();
}

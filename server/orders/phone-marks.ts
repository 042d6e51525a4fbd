import { maxMark, type PhoneMark } from "../../shop/order/known-number.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import { lockOrder } from "./order-history.ts";

export type AskedMark = {
  number: string;
  /** "" takes the mark off. */
  text: string;
  /** When the mark was set that the form was made from; 0 for none. */
  was: number;
  by: string;
};

export type MarkAnswer = { outcome: "done" | "unknown" } | { outcome: "conflict"; mark: PhoneMark | undefined };

export async function readMark(db: Db, phoneKey: string): Promise<PhoneMark | undefined> {
  return db.selectFrom("phone_marks").select(["text", "by", "at"]).where("phone_key", "=", phoneKey).executeTakeFirst();
}

/** Marks the phone number of this order. Refused where somebody else has changed the mark since `was`. */
export function markNumber(
  { kind, transact, now }: Pick<Database, "kind" | "transact"> & { now: () => number },
  asked: AskedMark,
): Promise<MarkAnswer> {
  return transact(async (trx): Promise<MarkAnswer> => {
    const order = await lockOrder(trx, kind, asked.number);
    if (!order?.phone_key) return { outcome: "unknown" };
    const mark = await readMark(trx, order.phone_key);
    const text = asked.text.slice(0, maxMark);
    if ((mark?.text ?? "") === text) return { outcome: "done" };
    if ((mark?.at ?? 0) !== asked.was) return { outcome: "conflict", mark };
    await trx.deleteFrom("phone_marks").where("phone_key", "=", order.phone_key).execute();
    const row = { phone_key: order.phone_key, text, by: asked.by, at: now() };
    if (text !== "") await insertMark(trx, row);
    return { outcome: "done" };
  });
}

/** Two people who mark one number at the same moment through different orders: the later mark stands. */
async function insertMark(trx: Trx, { phone_key, ...mark }: PhoneMark & { phone_key: string }): Promise<void> {
  await trx
    .insertInto("phone_marks")
    .values({ phone_key, ...mark })
    .onConflict((conflict) => conflict.column("phone_key").doUpdateSet(mark))
    .execute();
}

/**
 * After an order's number was corrected, or removed with its customer's details: a mark on the old number stays while
 * another order has it. Otherwise it goes along to the corrected number, or away.
 */
export async function releaseMark(trx: Trx, from: string, to = ""): Promise<void> {
  if (from === to) return;
  const other = await trx
    .selectFrom("orders")
    .select("number")
    .where("phone_key", "=", from)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  const mark = await readMark(trx, from);
  if (!mark) return;
  await trx.deleteFrom("phone_marks").where("phone_key", "=", from).execute();
  if (to !== "" && !(await readMark(trx, to))) await insertMark(trx, { phone_key: to, ...mark });
}

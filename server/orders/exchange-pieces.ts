import { isDeepStrictEqual } from "node:util";
import { discounted } from "../../shop/cart/pricing.ts";
import type { AskedExchange, ExchangeAnswer } from "../../shop/desk/order-changes.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { returnedPieces } from "../../shop/order/came-back.ts";
import type { EventActor, EventDetails } from "../../shop/order/event.ts";
import { moneyAfterTotal } from "../../shop/order/money-entries.ts";
import { putBackStock } from "../catalogue/sell.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { eventRow, toState } from "./event-rows.ts";
import { eventsSince, lockOrder } from "./order-history.ts";
import { writeImpliedEntry } from "./order-money.ts";
import { withLines } from "./order-store.ts";

type Parts = Pick<Database, "kind" | "transact"> & { now: () => number };
type Asked = AskedExchange & { number: string; actor: EventActor };
type Row = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const exchangeable = ["sent", "delivered"];

/**
 * Pieces of an order came back, for others in their place, which an offer with the difference brings. This order stands
 * as it is, with its money. Only where the other pieces are cheaper, a discount makes the difference "to give back".
 */
export function exchangePieces({ kind, transact, now }: Parts, asked: Asked): Promise<ExchangeAnswer> {
  return transact(async (trx): Promise<ExchangeAnswer> => {
    const { number, actor, places, giveBack } = asked;
    const row = await lockOrder(trx, kind, number);
    if (!row) return { outcome: "unknown" };
    const { lines, subtotal, delivery } = await withLines(trx, row);
    const back = lines.filter((_, position) => places[position]);
    const pieces = returnedPieces(
      back,
      places.flatMap((place) => place ?? []),
    );
    const details: EventDetails = { kind: "exchange", pieces };
    if (row.revision !== asked.revision) {
      const since = await eventsSince(trx, number, asked.revision);
      const last = since.at(-1);
      const isRepeated = isDeepStrictEqual(last?.details, details) && isDeepStrictEqual(last?.actor, actor);
      return isRepeated ? { outcome: "repeated" } : { outcome: "conflict", since };
    }
    if (!exchangeable.includes(row.stage) || back.length === 0) return { outcome: "too-late" };
    const sums = discounted({ subtotal, delivery, total: row.total }, row.discount + giveBack);
    if (!sums) return { outcome: "too-much" };
    const at = now();
    const lost = lines.filter((_, position) => places[position] !== "shelf");
    await putBackStock(trx, number, at, lost);
    const after = giveBack > 0 ? await addDiscount(trx, row, { giveBack, total: sums.total, actor, at }) : row;
    const state = toState(after.stage, after.money);
    const revision = after.revision + 1;
    await trx.updateTable("orders").set({ revision }).where("number", "=", number).execute();
    await trx
      .insertInto("order_events")
      .values(eventRow({ number, at, actor, revision, from: state, to: state, details }))
      .execute();
    return { outcome: "done" };
  });
}

async function addDiscount(
  trx: Trx,
  row: Row,
  { giveBack, total, actor, at }: { giveBack: Rupees; total: Rupees; actor: EventActor; at: number },
): Promise<Row> {
  const from = row.discount > 0 ? { sum: row.discount, reason: row.discount_reason } : null;
  const to = { sum: row.discount + giveBack, reason: row.discount_reason || "Exchange" };
  const received = await writeImpliedEntry(trx, row);
  const before = toState(row.stage, row.money);
  const money = moneyAfterTotal(before.money, total, { received });
  const changed = { total, money, received, discount: to.sum, discount_reason: to.reason, revision: row.revision + 1 };
  await trx.updateTable("orders").set(changed).where("number", "=", row.number).execute();
  const details: EventDetails = { kind: "change", differences: [{ what: "discount", from, to }] };
  const event = { number: row.number, at, actor, revision: changed.revision, details };
  await trx
    .insertInto("order_events")
    .values(eventRow({ ...event, from: before, to: { ...before, money } }))
    .execute();
  return { ...row, ...changed };
}

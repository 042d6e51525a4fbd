import type { Selectable } from "kysely";
import type { Database } from "../server/database/open-database.ts";
import type { OrdersTable } from "../server/database/tables/orders.ts";
import { toEvent } from "../server/orders/event-rows.ts";
import type { Payment } from "../shop/order/checkout.ts";
import { firstMoney } from "../shop/order/payment-state.ts";
import { holdsStock, parseStage } from "../shop/order/stage.ts";
import { type Finding, none } from "./report.ts";

type Row = Selectable<OrdersTable>;

/** Checks that stage, money, stock and events of every order agree; `counted` is the stock at the beginning. */
export async function auditHistory({ db }: Database, counted: { id: number; pieces: number }) {
  const rows = await db.selectFrom("orders").selectAll().execute();
  const events = await db.selectFrom("order_events").selectAll().orderBy("id").execute();
  const held = await db.selectFrom("order_stock").selectAll().execute();
  const left = await db
    .selectFrom("stock")
    .select("pieces")
    .where("product_id", "=", counted.id)
    .executeTakeFirstOrThrow();
  const torn = rows.filter((row) => {
    const changes = events.filter((event) => event.order_number === row.number && event.revision !== null);
    const own = changes.map(toEvent);
    const last = own.at(-1)?.to ?? firstState(row);
    const isChain = own.every(({ from, revision }, index) => {
      const before = own[index - 1]?.to ?? firstState(row);
      return revision === index + 1 && from.stage === before.stage && from.money === before.money;
    });
    return !isChain || row.revision !== own.length || row.stage !== last.stage || row.money !== last.money;
  });
  const wrongStock = rows.filter((row) => {
    const isOut = held.some((taken) => taken.order_number === row.number && taken.put_back_at === null);
    return isOut !== holdsStock({ stage: parseStage(row.stage) ?? "new", letGo: row.let_go_at !== null });
  });
  const taken = held.filter((row) => row.put_back_at === null).reduce((sum, row) => sum + row.quantity, 0);
  const of = `${events.length} changes on ${rows.length} orders`;
  const findings: Finding[] = [
    none("orders whose stage, money and events don't agree", torn.length, of),
    none("orders whose stock doesn't follow their stage", wrongStock.length, of),
    none("pieces that appeared or vanished", Math.abs((left.pieces ?? 0) + taken - counted.pieces)),
  ];
  return { rows, events, findings };
}

function firstState({ payment, screenshot_sent }: Row) {
  return { stage: "new", money: firstMoney({ payment: payment as Payment, screenshotSent: screenshot_sent === 1 }) };
}

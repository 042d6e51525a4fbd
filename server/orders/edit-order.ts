import { isDeepStrictEqual } from "node:util";
import type { Lookup } from "../../shop/cart/pricing.ts";
import type { AskedEdit, EditOrderAnswer } from "../../shop/desk/order-changes.ts";
import {
  type AskedTerms,
  changedChoices,
  type Difference,
  type EditedTerms,
  editOrder,
  undoChange,
} from "../../shop/order/edit.ts";
import type { EventActor, OrderEvent } from "../../shop/order/event.ts";
import { soldPieceName } from "../../shop/order/let-go.ts";
import { moneyAfterTotal } from "../../shop/order/money-entries.ts";
import type { Order } from "../../shop/order/order.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { exchangeStock } from "../catalogue/sell.ts";
import type { Trx } from "../database/schema.ts";
import { queueShopperPush } from "../push/queue-push.ts";
import { eventRow, toState } from "./event-rows.ts";
import { eventsSince, lockOrder } from "./order-history.ts";
import { writeImpliedEntry } from "./order-money.ts";
import { queueNews } from "./order-news.ts";
import { lineRows } from "./order-rows.ts";
import { SoldOut, type StepParts } from "./order-steps.ts";
import { withLines } from "./order-store.ts";
import { refreshSearch } from "./refresh-search.ts";

type Parts = StepParts & { product: Lookup };
type Asked = AskedEdit & { number: string; actor: EventActor };

/** Changes lines, sums, stock and events in one transaction; durable when this settles. */
export async function editStoredOrder(parts: Parts, asked: Asked): Promise<EditOrderAnswer> {
  try {
    return await parts.transact((trx) => edit(parts, trx, asked));
  } catch (error) {
    if (error instanceof SoldOut) return { outcome: "sold-out", pieces: [error.piece] };
    throw error;
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function edit(parts: Parts, trx: Trx, asked: Asked): Promise<EditOrderAnswer> {
  const { number, terms, revision: seen } = asked;
  const row = await lockOrder(trx, parts.kind, number);
  if (!row || row.forgotten_at !== null) return { outcome: "unknown" };
  const order = await withLines(trx, row);
  if (row.revision !== seen) return compare(parts, order, asked, await eventsSince(trx, number, seen));
  if (!stageTable[toState(row.stage, row.money).stage].editable) return { outcome: "too-late" };
  const edited = editOrder(order, terms, parts.product);
  if (!edited.ok) return { outcome: "refused", faults: edited.faults };
  if (edited.differences.length === 0) return { outcome: "unchanged" };
  await store(parts, trx, { row, order, asked, ...edited });
  return { outcome: "done" };
}

/** The same change by the same person was made already: a double click, or a lost response. */
function compare(parts: Parts, order: Order, { terms, actor }: Asked, since: OrderEvent[]): EditOrderAnswer {
  const [only] = since;
  const isRepeated =
    since.length === 1 &&
    only?.details.kind === "change" &&
    isDeepStrictEqual(only.actor, actor) &&
    isSameChange(order, terms, only.details.differences, parts.product);
  return isRepeated ? { outcome: "repeated" } : { outcome: "conflict", since };
}

function isSameChange(order: Order, terms: AskedTerms, made: readonly Difference[], lookup: Lookup): boolean {
  const again = editOrder(undoChange(order, made), terms, lookup);
  return again.ok && isDeepStrictEqual(toStored(again.differences), toStored(made));
}

const toStored = (differences: readonly Difference[]): unknown => JSON.parse(JSON.stringify(differences));

type Change = { row: Row; order: Order; asked: Asked; after: EditedTerms; differences: Difference[] };

async function store(parts: Parts, trx: Trx, { row, order, asked, after, differences }: Change): Promise<void> {
  const { number, actor } = asked;
  // An order that let go holds nothing: the next step takes its pieces of then.
  const isHolding = row.let_go_at === null;
  const taken = isHolding
    ? await exchangeStock(trx, { number, from: order.lines, to: after.lines })
    : { ok: true as const };
  if (!taken.ok) {
    const name = after.lines.find(({ id }) => id === taken.id)?.name ?? "";
    throw new SoldOut(soldPieceName(name, taken.size));
  }
  const at = parts.now();
  const revision = row.revision + 1;
  const from = toState(row.stage, row.money);
  const received = await writeImpliedEntry(trx, row);
  const to = { ...from, money: moneyAfterTotal(from.money, after.total, { received }) };
  const made = await madeAfter(trx, order, after, asked);
  await trx.deleteFrom("order_lines").where("order_number", "=", number).execute();
  await trx
    .insertInto("order_lines")
    .values(lineRows({ number, lines: after.lines }).map((line, index) => ({ ...line, made: made[index] ?? 0 })))
    .execute();
  await trx
    .updateTable("orders")
    .set({
      ...{ subtotal: after.subtotal, delivery: after.delivery, total: after.total, revision, money: to.money },
      received,
      // Never more than the whole.
      advance: Math.min(row.advance, after.total),
      discount: after.discount?.sum ?? 0,
      discount_reason: after.discount?.reason ?? "",
      make_by: makeByAfter(parts, row, after, at),
    })
    .where("number", "=", number)
    .execute();
  await refreshSearch(trx, number);
  const event = { number, at, actor, revision, from, to, details: { kind: "change" as const, differences } };
  await trx.insertInto("order_events").values(eventRow(event)).execute();
  if (parts.writesToShoppers) await queueNews(trx, { number, email: row.email, kind: "changed", revision, at });
  await queueShopperPush(trx, "changed", number, at);
}

/** How many of each line are made already. A line that got another size has to be made anew. */
async function madeAfter(trx: Trx, order: Order, { lines }: EditedTerms, { number, terms }: Asked): Promise<number[]> {
  const rows = await trx
    .selectFrom("order_lines")
    .select("made")
    .where("order_number", "=", number)
    .orderBy("position")
    .execute();
  return lines.map((line, index) => {
    const was = terms.lines[index]?.was ?? -1;
    const before = order.lines[was];
    const stays = before !== undefined && changedChoices(before, line).length === 0;
    return stays ? Math.min(rows[was]?.made ?? 0, line.quantity) : 0;
  });
}

/** Until it is confirmed there is no such day. A piece that has to be made begins its days with the change. */
function makeByAfter(parts: Parts, { stage, make_by }: Row, { lines }: EditedTerms, at: number) {
  if (stage === "new") return null;
  const day = parts.makeBy(
    lines.map(({ id }) => id),
    at,
  );
  return day === null ? null : (make_by ?? day);
}

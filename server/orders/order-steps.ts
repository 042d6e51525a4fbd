import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import { type AskedBack, type CameBack, returnedPieces } from "../../shop/order/came-back.ts";
import {
  type ChangeableOrder,
  type ChangeFault,
  changeOrder,
  type OrderChange,
  type OrderState,
} from "../../shop/order/change.ts";
import type { Payment } from "../../shop/order/checkout.ts";
import { type Courier, parseCourier } from "../../shop/order/courier.ts";
import type { EventActor, EventDetails, OrderEvent } from "../../shop/order/event.ts";
import { soldPieceName } from "../../shop/order/let-go.ts";
import { type NewEntry, receivedOf } from "../../shop/order/money-entries.ts";
import { type Stage, type Step, stageTable } from "../../shop/order/stage.ts";
import type { Day } from "../../shop/pakistan-days.ts";
import { putBackStock, takeAgain } from "../catalogue/sell.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { queueChangePush } from "../push/queue-push.ts";
import { eventRow, toState } from "./event-rows.ts";
import { eventsSince, lastChange, linesOf, lockOrder } from "./order-history.ts";
import { addEntry, writeImpliedEntry } from "./order-money.ts";
import { newsOf, queueNews } from "./order-news.ts";
import { refreshSearch } from "./refresh-search.ts";

export type AskedStep = {
  number: string;
  change: OrderChange;
  /** The revision that the form was made from. */
  revision: number;
  actor: EventActor;
  courier?: Courier;
  tracking?: string;
  reason?: string;
  /** Of a parcel that came back; without it all of it is on the shelf again. */
  back?: AskedBack;
  isTold?: boolean;
  /** The courier's sheet that its money is booked with. */
  sheet?: number;
};

export type StepAnswer =
  | { outcome: "done"; event: OrderEvent; revision: number }
  /** The same person has taken this step already: a double click, or a lost response. */
  | { outcome: "repeated" }
  | { outcome: "unknown" }
  /** The order was changed since that revision. Nothing was done. */
  | { outcome: "conflict"; since: OrderEvent[] }
  | { outcome: "refused"; reason: ChangeFault }
  | { outcome: "sold-out"; pieces: string[] };

export type StepParts = Pick<Database, "kind" | "transact"> & {
  /** The day by which an order of these pieces has to be made if it is confirmed now; null when nothing has to be. */
  makeBy(pieces: readonly number[], now: number): Day | null;
  now: () => number;
  /** Whether shoppers get e-mails; false by default. */
  writesToShoppers?: boolean | undefined;
};

/** Changes stage, money, stock and events in one transaction; durable when this settles. */
export async function takeStep(parts: StepParts, asked: AskedStep): Promise<StepAnswer> {
  try {
    return await parts.transact((trx) => step(parts, trx, asked));
  } catch (error) {
    if (error instanceof SoldOut) return { outcome: "sold-out", pieces: [error.piece] };
    throw error;
  }
}

/** Thrown so that the transaction is rolled back, with the stock that was taken before the missing piece. */
export class SoldOut extends Error {
  readonly piece: string;

  constructor(piece: string) {
    super(`not enough of ${piece}`);
    this.piece = piece;
  }
}

/** As `takeStep`, inside a caller's transaction. */
export async function step(parts: StepParts, trx: Trx, asked: AskedStep): Promise<StepAnswer> {
  const order = await lockOrder(trx, parts.kind, asked.number);
  if (!order) return { outcome: "unknown" };
  if (order.revision !== asked.revision) return compare(await eventsSince(trx, asked.number, asked.revision), asked);
  const last = await lastChange(trx, asked.number);
  const before = changeableOf(order, last);
  const changed = changeOrder(before, asked.change, asked.actor.by === "shopper" ? "shopper" : "desk");
  if (!changed.ok) return { outcome: "refused", reason: changed.reason };
  const at = parts.now();
  const pieces = await linesOf(trx, asked.number);
  const asks = (step: Step) => asked.change.kind === "step" && asked.change.step === step;
  const places = (asks("come-back") && asked.back?.places) || [];
  const lost = pieces.filter((_, position) => (places[position] ?? "shelf") !== "shelf");
  if (changed.stock === "put-back") await putBackStock(trx, asked.number, at, lost);
  const taken = changed.stock === "take" ? await takeAgain(trx, asked.number) : { ok: true as const };
  if (!taken.ok) throw new SoldOut(soldPieceName(pieces.find(({ id }) => id === taken.id)?.name ?? "", taken.size));

  const revision = order.revision + 1;
  const ids = pieces.map(({ id }) => id);
  const parcel = parcelColumns(changed.to.stage, asked);
  await trx
    .updateTable("orders")
    .set({
      ...changed.to,
      ...(await moneyColumns(trx, order, asked, { ...changed, at })),
      revision,
      ...(!changed.letGo && { let_go_at: null }),
      // Whoever said yes before it fell through has to be asked again.
      ...(asks("reopen") && { said_yes_at: null }),
      ...(asks("confirm") && { make_by: parts.makeBy(ids, at) }),
      ...(changed.to.stage === "new" && { make_by: null }),
      ...parcel,
      ...(asks("come-back") && { charges: order.charges + (asked.back?.cost ?? 0) }),
      ...(asked.change.kind === "take-back" && { charges: order.charges - (last?.charges ?? 0) }),
    })
    .where("number", "=", asked.number)
    .execute();
  if (parcel.tracking !== undefined && parcel.tracking !== order.tracking) await refreshSearch(trx, asked.number);
  const { stage, money } = before;
  const back = asked.back && { why: asked.back.why, pieces: returnedPieces(pieces, places), cost: asked.back.cost };
  const details = detailsOf(asked, last?.kind, { entry: changed.entry, courier: parseCourier(order.courier), back });
  const event = { at, actor: asked.actor, revision, from: { stage, money }, to: changed.to, details };
  const { id } = await trx
    .insertInto("order_events")
    .values(eventRow({ number: asked.number, ...event }))
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const kind of newsOf({ ...asked, writesToShoppers: parts.writesToShoppers ?? false }))
    await queueNews(trx, { number: asked.number, email: order.email, kind, revision, at });
  await queueChangePush(trx, asked, at);
  return { outcome: "done", event: { id, ...event }, revision };
}

function changeableOf(order: Selectable<OrdersTable>, last: ChangeableOrder["last"]): ChangeableOrder {
  const { total, advance } = order;
  const state = toState(order.stage, order.money);
  const received = receivedOf({ ...state, total, received: order.received });
  return {
    ...state,
    payment: order.payment as Payment,
    total,
    advance,
    received,
    last,
    letGo: order.let_go_at !== null,
  };
}

/** Entries are written before the sum of them. */
async function moneyColumns(
  trx: Trx,
  order: Selectable<OrdersTable>,
  { change, actor, sheet }: AskedStep,
  { to, entry, at }: { to: OrderState; entry: NewEntry | undefined; at: number },
) {
  if (change.kind === "advance")
    return { advance: change.sum, advance_until: change.until ?? null, advance_first: Number(change.first ?? false) };
  if (entry) return { received: await addEntry(trx, order, entry, { at, actor, sheet }) };
  return to.money === order.money ? {} : { received: await writeImpliedEntry(trx, order) };
}

function compare(since: OrderEvent[], { change, actor }: AskedStep): StepAnswer {
  const [only] = since;
  const isSame = since.length === 1 && only?.details.kind === change.kind && sameActor(only.actor, actor);
  return isSame && isSameChange(only.details, change) ? { outcome: "repeated" } : { outcome: "conflict", since };
}

function isSameChange(details: EventDetails, change: OrderChange): boolean {
  if ("step" in change) return "step" in details && details.step === change.step;
  return change.kind === "take-back" || isDeepStrictEqual(details, change);
}

function sameActor(one: EventActor, other: EventActor): boolean {
  return one.by === other.by && (one.by !== "desk" || other.by !== "desk" || one.name === other.name);
}

type ParcelColumns = { courier?: Courier | null; tracking?: string | null };

/** Sending sets the parcel; undoing that removes it. */
function parcelColumns(to: Stage, { change, courier, tracking }: AskedStep): ParcelColumns {
  if (change.kind === "step" && change.step === "send")
    return { courier: courier ?? "Other", tracking: tracking ?? "" };
  return stageTable[to].correctable ? { courier: null, tracking: null } : {};
}

function detailsOf(
  { change, courier, tracking, reason, isTold, sheet }: AskedStep,
  last: string | undefined,
  {
    entry,
    courier: bringer,
    back,
  }: { entry: NewEntry | undefined; courier: Courier | undefined; back: CameBack | undefined },
): EventDetails {
  if (change.kind === "take-back") return { kind: "take-back", of: last === "step" ? "step" : "money" };
  if (change.kind === "entry") return { ...change, ...(sheet && { sheet }) };
  if (change.kind === "advance") return change;
  if (change.kind === "money") return { kind: "money", step: change.step, ...(entry && { entry }) };
  return {
    kind: "step",
    step: change.step,
    ...(entry && { entry }),
    ...(change.step === "send" && { courier: courier ?? "Other", tracking: tracking ?? "" }),
    ...(reason && { reason, ...(isTold && { told: true }) }),
    ...(change.unpaid && { unpaid: true, ...(bringer && { courier: bringer }) }),
    ...(change.step === "come-back" && back && { back }),
  };
}

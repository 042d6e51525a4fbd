import { sql } from "kysely";
import type { Lookup } from "../../shop/cart/pricing.ts";
import {
  type DeskLine,
  type DeskOrder,
  mostArrivals,
  mostCounted,
  type OrderDesk,
  type OrderShop,
  type StageCounts,
} from "../../shop/desk/order-desk.ts";
import type { OrderKey } from "../../shop/desk/order-filter.ts";
import type { OfferPiece } from "../../shop/offer/offer-desk.ts";
import { canTakeBack } from "../../shop/order/change.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import { type EventActor, lastChangeOf } from "../../shop/order/event.ts";
import { shortagesOf } from "../../shop/order/let-go.ts";
import { makeBy } from "../../shop/order/making-day.ts";
import type { OrderLine } from "../../shop/order/order.ts";
import { type Stage, stages } from "../../shop/order/stage.ts";
import { orderPath } from "../../shop/paths.ts";
import { leftOf, type Stock } from "../../shop/pieces/stock.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { readProof, readProofTime } from "../follow/proofs.ts";
import { editStoredOrder } from "../orders/edit-order.ts";
import { exchangePieces } from "../orders/exchange-pieces.ts";
import { makeInvoice, readInvoice } from "../orders/invoices.ts";
import { addNote, correctOrder } from "../orders/order-corrections.ts";
import { addOrderKey } from "../orders/order-keys.ts";
import { changeParcel } from "../orders/order-parcel.ts";
import { createOrderRecords, type OrderRecord } from "../orders/order-records.ts";
import { phoneKey } from "../orders/order-rows.ts";
import { type StepParts, takeStep } from "../orders/order-steps.ts";
import { markNumber, readMark } from "../orders/phone-marks.ts";
import { readEarlierOrders } from "./earlier-orders.ts";
import { streamCsv } from "./list-csv.ts";
import { giveUpMail, readMailTroubles, retryMail } from "./mail-troubles.ts";
import { listNumbers, workConditions } from "./order-list.ts";
import { type FindPiece, isToMake, readRows } from "./order-list-rows.ts";
import { readChoices, readSums } from "./order-sums.ts";
import { readPlace } from "./order-thread.ts";
import { readOwed } from "./owed-money.ts";
import { withHits } from "./search-hits.ts";
import { readTakings } from "./takings.ts";
import { readWaiting } from "./today.ts";

/** What the order desk needs of the current edition. */
export type OrderCatalogue = {
  piece: FindPiece;
  product: Lookup;
  /** All that is sold, with these counts. */
  pieces: (counted: ReadonlyMap<number, Stock>) => readonly OfferPiece[];
  shop: OrderShop;
};

export type OrderDeskParts = OrderCatalogue & {
  database: Database;
  now: () => number;
  writesToShoppers?: boolean | undefined;
};

const pageSize = 50;

/** What `takeStep` needs. */
export function stepParts({ database, piece, shop, now, writesToShoppers }: OrderDeskParts): StepParts {
  return {
    kind: database.kind,
    transact: database.transact,
    now,
    writesToShoppers,
    makeBy: (ids, at) => (ids.some((id) => isToMake(piece, id)) ? makeBy(at, shop.makingDays) : null),
  };
}

export function createOrderDesk(parts: OrderDeskParts, actor: EventActor): OrderDesk {
  const { database, piece, shop, now } = parts;
  const { db, transact } = database;
  const records = createOrderRecords(database);
  const stock = createStockStore(database);
  const steps = stepParts(parts);
  return {
    shop,
    waiting: () => readWaiting(database, piece, now()),
    owed: () => readOwed(db, records),
    takings: () => readTakings(database, piece, now()),
    async list(filter, before) {
      const keys = await listNumbers(database, filter, { before, limit: pageSize + 1, now: now() });
      const shown = keys.slice(0, pageSize);
      return {
        rows: await withHits(database, await readRows(database, piece, shown, { withKnown: true }), filter.search),
        next: keys.length > pageSize ? shown.at(-1) : undefined,
      };
    },
    placeIn: (filter, number) => readPlace(database, { filter, number, now: now() }),
    rows: (numbers) =>
      readRows(
        database,
        piece,
        numbers.map((number) => ({ number })),
      ),
    counts: () => countStages(db),
    sums: (filter) => readSums(database, filter, now()),
    choices: (choice, filter) => readChoices(database, choice, filter, now()),
    newest: async () => (await listNumbers(database, {}, { limit: 1 }))[0],
    inTheMaking: () => readInTheMaking(db),
    arrivals: (after) => countArrivals(db, after),
    async find(number) {
      const entry = await records.find(number);
      if (!entry) return undefined;
      const left = await stock.of(entry.order.lines.map(({ id }) => id));
      const { order, letGoAt, forgottenAt } = entry;
      const short = letGoAt === null ? [] : shortagesOf(order.lines, (id) => left.get(id));
      const line = (line: OrderLine, index: number) => ({
        ...line,
        picture: piece(line.id)?.picture,
        isMade: isToMake(piece, line.id),
        left: leftOf(left.get(line.id), line.size),
        short: short[index],
      });
      const phone_key = forgottenAt === null ? phoneKey(order.customer.phone) : "";
      return {
        ...describe(entry, await records.events(number), line),
        earlier: await readEarlierOrders(db, { number, created_at: order.createdAt, phone_key }),
        mark: await readMark(db, phone_key),
        proofAt: await readProofTime(db, number),
        mailTroubles: await readMailTroubles(db, number),
        invoice: await readInvoice(db, number),
      };
    },
    latestEvent: (number) => readLatestEvent(db, number),
    change: (number, asked) => takeStep(steps, { ...asked, number, actor }),
    correct: (number, asked) => correctOrder(steps, { ...asked, number, actor }),
    setParcel: (number, asked) => changeParcel(steps, { ...asked, number, actor }),
    edit: (number, asked) => editStoredOrder({ ...steps, product: parts.product }, { ...asked, number, actor }),
    exchange: (number, asked) => exchangePieces(steps, { ...asked, number, actor }),
    pieces: async () => parts.pieces(await stock.counted()),
    note: (number, text, after) => addNote(steps, { number, text, after, actor }),
    mark: (number, asked) => markNumber(steps, { number, ...asked, by: actor.by === "desk" ? actor.name : "" }),
    makeInvoice: (number) => makeInvoice(database, { number, at: now(), by: actor.by === "desk" ? actor.name : "" }),
    csv: (of) => streamCsv(database, records, of, now()),
    settleMail: (number, mail, how) =>
      transact((trx) => (how === "retry" ? retryMail(trx, number, mail, now()) : giveUpMail(trx, number, mail))),
    forget: async (number) => (await records.forget(number, actor, now())) !== "unknown",
    async newLink(number) {
      const entry = await records.find(number);
      if (!entry || entry.forgottenAt !== null) return undefined;
      return shop.publicUrl + orderPath(number, await addOrderKey(database, number, "message", now()));
    },
    proof: (number) => readProof(db, number),
    lastCourier: () => readLastCourier(db),
  };
}

function describe(
  entry: OrderRecord,
  events: DeskOrder["events"],
  line: (line: OrderLine, index: number) => DeskLine,
): Omit<DeskOrder, "proofAt" | "mailTroubles" | "earlier" | "mark" | "invoice"> {
  const { order, mailWaits: _, ...state } = entry;
  return {
    ...order,
    ...state,
    lines: order.lines.map(line),
    events,
    canTakeBack: canTakeBack({ last: lastChangeOf(events) }),
  };
}

/** Counted up to a limit, so that a tab costs the same with any number of orders. */
async function countStages(db: Db): Promise<StageCounts> {
  const counts = stages.map((stage) =>
    db
      .selectFrom(
        db
          .selectFrom("orders")
          .select("stage")
          .where("stage", "=", stage)
          .limit(mostCounted + 1)
          .as("counted"),
      )
      .select((eb) => [sql.lit(stage).as("stage"), eb.fn.countAll<number>().as("count")]),
  );
  const [first, ...others] = counts;
  if (!first) throw new Error("there are no stages");
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count])) as Record<Stage, number>;
}

async function readInTheMaking(db: Db): ReturnType<OrderDesk["inTheMaking"]> {
  const { pieces, next } = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_number", "orders.number")
    .select(sql<number>`cast(coalesce(sum(quantity), 0) as bigint)`.as("pieces"))
    .select((eb) => eb.fn.min("orders.make_by").as("next"))
    .where((eb) => eb.and(workConditions(eb, "make")))
    .executeTakeFirstOrThrow();
  return next === null ? undefined : { pieces: Number(pieces), next: Number(next) };
}

async function countArrivals(db: Db, after: OrderKey | undefined): Promise<number> {
  const rows = await db
    .selectFrom("orders")
    .select("number")
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("created_at", "number"), ">", eb.tuple(after?.createdAt ?? 0, after?.number ?? "")),
      ),
    )
    .limit(mostArrivals + 1)
    .execute();
  return rows.length;
}

async function readLatestEvent(db: Db, number: string): Promise<number> {
  const { latest } = await db
    .selectFrom("order_events")
    .select((eb) => eb.fn.max("id").as("latest"))
    .where("order_number", "=", number)
    .executeTakeFirstOrThrow();
  return Number(latest ?? 0);
}

export async function readLastCourier(db: Db) {
  const row = await db
    .selectFrom("order_events")
    .select("details")
    .where("stage_to", "=", "sent")
    .where("kind", "=", "step")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && parseCourier((JSON.parse(row.details) as { courier?: string }).courier);
}

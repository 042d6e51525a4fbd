import type { ExpressionBuilder } from "kysely";
import { mostCounted } from "../../shop/desk/order-desk.ts";
import type { OrderKey } from "../../shop/desk/order-filter.ts";
import { searchTerms } from "../../shop/desk/order-search.ts";
import {
  type AskedPacking,
  type PackingAnswer,
  type PackingDesk,
  type PackingTab,
  packingSteps,
  packingTabOf,
  packingTabs,
} from "../../shop/desk/packing-desk.ts";
import type { SlipOrder } from "../../shop/desk/slip.ts";
import type { EventActor, OrderEvent } from "../../shop/order/event.ts";
import type { Db, Schema } from "../database/schema.ts";
import { addRemark } from "../orders/add-remark.ts";
import { createOrderRecords, paidOrder } from "../orders/order-records.ts";
import { takeStep } from "../orders/order-steps.ts";
import { type OrderDeskParts, stepParts } from "./order-desk.ts";
import { type FindPiece, isToMake } from "./order-list-rows.ts";
import { canTakeBackPacking, isUnmade, readPackingOrder, readPackingRows } from "./packing-rows.ts";
import { contains } from "./search-conditions.ts";

type Orders = ExpressionBuilder<Schema, "orders">;

const pageSize = 50;

/** Orders for whoever packs. Rows and orders are read without their sums. */
export function createPackingDesk(parts: OrderDeskParts, actor: EventActor): PackingDesk {
  const { database, piece, now } = parts;
  const { name, sender, phone, publicUrl, makingDays } = parts.shop;
  const { db, kind, transact } = database;
  const records = createOrderRecords(database);
  const unmade = () => readUnmade(db, piece);
  const isIn = (tab: PackingTab, unmade: readonly number[], search = "") => {
    const terms = searchTerms(search).map((term) => contains(kind, term));
    return (eb: Orders) => eb.and([...tabConditions(eb, tab, unmade), ...terms]);
  };
  return {
    shop: { name, sender, phone, publicUrl, makingDays },
    async list(tab, search, after) {
      const keys = await db
        .selectFrom("orders")
        .select(["created_at as createdAt", "number"])
        .where(isIn(tab, await unmade(), search))
        .$if(after !== undefined, (query) => query.where((eb) => isAfter(eb, after)))
        .orderBy("created_at")
        .orderBy("number")
        .limit(pageSize + 1)
        .execute();
      const shown = keys.slice(0, pageSize);
      return {
        rows: await readPackingRows(db, piece, shown),
        next: keys.length > pageSize ? shown.at(-1) : undefined,
      };
    },
    async counts(search) {
      const ids = await unmade();
      const counted = packingTabs.map(async (tab) => [tab, await count(db, isIn(tab, ids, search))]);
      return Object.fromEntries(await Promise.all(counted));
    },
    async find(number) {
      const found = await readPackingOrder(db, piece, number);
      if (!found) return undefined;
      const tab = packingTabOf(found.stage, isUnmade(found.lines));
      if (!tab) return { ...found, place: undefined };
      const isListed = isIn(tab, await unmade());
      const [position, all] = await Promise.all([
        count(db, (eb) => eb.and([isListed(eb), eb.not(isAfter(eb, found))])),
        count(db, isListed),
      ]);
      return { ...found, place: { tab, position, count: all } };
    },
    step: (number, asked) => step(parts, { number, actor, ...asked }, () => records.events(number)),
    async slips(numbers) {
      const found = await records.some(numbers);
      return found.map((record): SlipOrder => {
        const { number, createdAt, lines, discount, delivery, customer, neededBy } = record.order;
        const { name, address, city, phone } = customer;
        const described = lines.map((line) => ({ ...line, summary: piece(line.id)?.summary ?? "" }));
        const printed = { number, createdAt, lines: described, delivery, customer: { name, address, city, phone } };
        const optional = { ...(discount && { discount }), ...(neededBy !== undefined && { neededBy }) };
        return { ...paidOrder(record), ...printed, ...optional };
      });
    },
    async printed(numbers) {
      const details = { kind: "slip" } as const;
      for (const number of numbers) await transact((trx) => addRemark(trx, { number, at: now(), actor, details }));
    },
  };
}

/** Pieces that have to be made, of which orders in hand still lack some. */
async function readUnmade(db: Db, piece: FindPiece): Promise<number[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_number", "orders.number")
    .select("product_id")
    .distinct()
    .where("stage", "in", ["confirmed", "making"])
    .whereRef("made", "<", "quantity")
    .execute();
  return rows.map(({ product_id }) => product_id).filter((id) => isToMake(piece, id));
}

/** As `packingTabOf` says it. */
function tabConditions(eb: Orders, tab: PackingTab, unmade: readonly number[]) {
  if (tab === "send") return [eb("stage", "=", "packed")];
  if (tab === "way") return [eb("stage", "=", "sent")];
  const lacks = eb.exists(
    eb
      .selectFrom("order_lines")
      .select("position")
      .whereRef("order_lines.order_number", "=", "orders.number")
      .whereRef("made", "<", "quantity")
      .where("product_id", "in", unmade.length > 0 ? unmade : [-1]),
  );
  return [eb("stage", "in", ["confirmed", "making"]), tab === "make" ? lacks : eb.not(lacks)];
}

function isAfter(eb: Orders, after: OrderKey | undefined) {
  return eb(eb.refTuple("created_at", "number"), ">", eb.tuple(after?.createdAt ?? 0, after?.number ?? ""));
}

async function count(db: Db, isCounted: (eb: Orders) => ReturnType<Orders["and"]>): Promise<number> {
  const rows = db
    .selectFrom("orders")
    .select("number")
    .where(isCounted)
    .limit(mostCounted + 1);
  const { count } = await db
    .selectFrom(rows.as("counted"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type AskedOf = AskedPacking & { number: string; actor: EventActor };

/** Nothing but steps of packing, whatever was asked: money and the other stages aren't a packer's. */
async function step(
  parts: OrderDeskParts,
  { step: asked, ...given }: AskedOf,
  events: () => Promise<OrderEvent[]>,
): Promise<PackingAnswer> {
  if (asked === "take-back" ? !canTakeBackPacking(await events()) : !packingSteps.includes(asked)) return "refused";
  const change = asked === "take-back" ? ({ kind: "take-back" } as const) : ({ kind: "step", step: asked } as const);
  const { outcome } = await takeStep(stepParts(parts), { ...given, change });
  if (outcome === "done" || outcome === "repeated") return "done";
  if (outcome === "conflict") return "changed";
  return outcome === "unknown" ? "unknown" : "refused";
}

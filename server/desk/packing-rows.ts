import type { OrderKey } from "../../shop/desk/order-filter.ts";
import {
  nextPackingStep,
  type PackingLine,
  type PackingOrder,
  type PackingRow,
  packingSteps,
} from "../../shop/desk/packing-desk.ts";
import { canTakeBack } from "../../shop/order/change.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import { lastChangeOf, type OrderEvent } from "../../shop/order/event.ts";
import { parseStage, type Stage } from "../../shop/order/stage.ts";
import type { Day } from "../../shop/pakistan-days.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import type { Db } from "../database/schema.ts";
import { toEvent } from "../orders/event-rows.ts";
import { toChoices } from "../orders/order-rows.ts";
import { readLastCourier } from "./order-desk.ts";
import { type FindPiece, isToMake, piecePictures } from "./order-list-rows.ts";

/** Rows for whoever packs, in this order: no column with a sum is read. */
export async function readPackingRows(db: Db, piece: FindPiece, keys: readonly OrderKey[]): Promise<PackingRow[]> {
  if (keys.length === 0) return [];
  const numbers = keys.map(({ number }) => number);
  const rows = await db
    .selectFrom("orders")
    .select(["number", "name", "city", "stage", "make_by", "needed_by"])
    .where("number", "in", numbers)
    .execute();
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_number", "product_id", "quantity"])
    .where("order_number", "in", numbers)
    .orderBy("position")
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return keys.flatMap((key) => {
    const row = byNumber.get(key.number);
    const own = lines.filter(({ order_number }) => order_number === key.number);
    return row
      ? {
          ...key,
          name: row.name,
          city: row.city,
          stage: stageOf(row),
          pieces: own.reduce((count, { quantity }) => count + quantity, 0),
          day: dueDay(row),
          pictures: piecePictures(
            piece,
            own.map(({ product_id }) => product_id),
          ),
        }
      : [];
  });
}

type FoundOrder = Omit<PackingOrder, "place"> & OrderKey;

export async function readPackingOrder(db: Db, piece: FindPiece, number: string): Promise<FoundOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["stage", "revision", "make_by", "needed_by", "name", "address", "city", "phone", "notes"])
    .select(["courier", "tracking", "created_at"])
    .where("number", "=", number)
    .where("stage", "!=", "new")
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await readLines(db, piece, number);
  const found = db.selectFrom("order_events").selectAll().where("order_number", "=", number).orderBy("id");
  const events = (await found.execute()).map(toEvent);
  const stage = stageOf(row);
  const next = nextPackingStep(stage, isUnmade(lines));
  const { name, address, city, phone, notes, revision, tracking } = row;
  const courier = parseCourier(row.courier);
  return {
    number,
    createdAt: row.created_at,
    stage,
    revision,
    latestEvent: events.at(-1)?.id ?? 0,
    day: dueDay(row),
    deliverTo: { name, address, city, phone },
    notes,
    lines,
    parcel: courier && { courier, tracking: tracking ?? "" },
    next,
    lastCourier: next === "send" ? await readLastCourier(db) : undefined,
    canTakeBack: canTakeBackPacking(events),
  };
}

export function isUnmade(lines: readonly PackingLine[]): boolean {
  return lines.some(({ state }) => state === "to-make");
}

/** Not what moved money, but for the cash that a delivered order brings. */
export function canTakeBackPacking(events: readonly OrderEvent[]): boolean {
  const last = events.findLast(({ revision }) => revision !== null);
  const isPacking = last?.details.kind === "step" && packingSteps.some((step) => step === stepOf(last));
  return isPacking && canTakeBack({ last: lastChangeOf(events) });
}

function stepOf({ details }: OrderEvent): string | undefined {
  return details.kind === "step" ? details.step : undefined;
}

async function readLines(db: Db, piece: FindPiece, number: string): Promise<PackingLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .select(["position", "product_id", "name", "quantity", "made", "size", "with_dupatta", "scent", "kilos", "own"])
    .where("order_number", "=", number)
    .orderBy("position")
    .execute();
  return rows.map((row) => {
    const own = row.own === null ? undefined : (JSON.parse(row.own) as { words: string; pictures: readonly string[] });
    return {
      position: row.position,
      name: row.name,
      quantity: row.quantity,
      details: [...describeChoices(toChoices(row)), ...(own?.words ? [own.words] : [])],
      picture: piece(row.product_id)?.picture,
      ownPicture: own?.pictures[0],
      state: !isToMake(piece, row.product_id) ? "shelf" : row.made >= row.quantity ? "made" : "to-make",
    };
  });
}

function dueDay({ make_by, needed_by }: { make_by: Day | null; needed_by: Day | null }): Day | null {
  return make_by !== null && needed_by !== null ? Math.min(make_by, needed_by) : (needed_by ?? make_by);
}

function stageOf({ stage }: { stage: string }): Stage {
  return parseStage(stage) ?? "new";
}

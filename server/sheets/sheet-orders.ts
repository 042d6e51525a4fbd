import type { Payment } from "../../shop/order/checkout.ts";
import { ownNumber, type SheetOrder } from "../../shop/sheet/compare-line.ts";
import { trackingKey } from "../../shop/sheet/read-sheet.ts";
import type { Db, Trx } from "../database/schema.ts";
import { toState } from "../orders/event-rows.ts";
import { trackingKeyColumn } from "../orders/tracking-key.ts";

/** Numbers in one query; SQLite has a limit. */
const atOnce = 400;

const columns = [
  "number",
  "name",
  "city",
  "tracking",
  "revision",
  "stage",
  "money",
  "total",
  "received",
  "advance",
  "payment",
] as const;

type Row = Omit<SheetOrder, "stage" | "money" | "payment" | "tracking" | "received" | "advance"> & {
  tracking: string | null;
  stage: string;
  money: string;
  payment: string;
  received: number;
  advance: number;
};

export function toSheetOrder(row: Row): SheetOrder {
  const { number, name, city, tracking, revision, stage, money, total, received, advance, payment } = row;
  const order = { number, name, city, revision, total, received, advance };
  return { ...order, ...toState(stage, money), payment: payment as Payment, tracking: tracking ?? "" };
}

/** What lines are matched by. `order_number` is chosen by hand, and wins. */
type Sought = { tracking: string; own_number: string; order_number: string | null };

/** All orders that these lines may be of. */
export async function readSheetOrders(db: Db | Trx, lines: readonly Sought[]): Promise<SheetOrder[]> {
  const keys = [...new Set(lines.map(({ tracking }) => trackingKey(tracking)))];
  const numbers = [
    ...new Set(
      lines.flatMap(({ tracking, own_number, order_number }) => numbersOf(tracking, own_number, order_number)),
    ),
  ];
  const found = new Map<string, SheetOrder>();
  const select = () => db.selectFrom("orders").select(columns);
  for (const some of portions(keys))
    for (const row of await select().where("tracking", "is not", null).where(trackingKeyColumn, "in", some).execute())
      found.set(row.number, toSheetOrder(row));
  for (const some of portions(numbers))
    for (const row of await select().where("number", "in", some).execute()) found.set(row.number, toSheetOrder(row));
  return [...found.values()];
}

function numbersOf(tracking: string, own: string, chosen: string | null): string[] {
  const number = ownNumber({ tracking, own });
  return [number, chosen].filter((each) => typeof each === "string");
}

export function portions<Each>(all: readonly Each[]): Each[][] {
  const parts: Each[][] = [];
  for (let from = 0; from < all.length; from += atOnce) parts.push(all.slice(from, from + atOnce));
  return parts;
}

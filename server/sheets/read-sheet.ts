import type { Selectable } from "kysely";
import { type Courier, parseCourier } from "../../shop/order/courier.ts";
import { parseJson } from "../../shop/record.ts";
import { parseColumns } from "../../shop/sheet/columns.ts";
import { compareLine, matchOrder, ownNumber, type SheetOrder } from "../../shop/sheet/compare-line.ts";
import { type SheetLine, trackingKey } from "../../shop/sheet/read-sheet.ts";
import type { ComparedLine, CourierSheet, LineState } from "../../shop/sheet/sheet-desk.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { CourierSheetLinesTable, CourierSheetsTable } from "../database/tables/orders.ts";
import { portions, readSheetOrders } from "./sheet-orders.ts";

export type LineRow = Selectable<CourierSheetLinesTable>;

export function toHead(row: Selectable<CourierSheetsTable>) {
  const { id, paid_on: paidOn, at, by, taken_back_at: takenBackAt, taken_back_by: takenBackBy } = row;
  const courier: Courier = parseCourier(row.courier) ?? "Other";
  return {
    id,
    courier,
    paidOn,
    at,
    by,
    takenBack: takenBackAt === null ? undefined : { at: takenBackAt, by: takenBackBy },
  };
}

export function toLine({ tracking, own_number: own, name, collected, charges }: LineRow): SheetLine {
  return { tracking, own, name, collected, charges };
}

export async function readCourierSheet(db: Db, id: number): Promise<CourierSheet | undefined> {
  const sheet = await db.selectFrom("courier_sheets").selectAll().where("id", "=", id).executeTakeFirst();
  if (!sheet) return undefined;
  const rows = await db
    .selectFrom("courier_sheet_lines")
    .selectAll()
    .where("sheet_id", "=", id)
    .orderBy("position")
    .execute();
  return { ...toHead(sheet), columns: parseColumns(parseJson(sheet.columns)), lines: await compareRows(db, rows) };
}

/** A line that is booked by any sheet. */
type BookedRow = Pick<LineRow, "tracking_key" | "sheet_id" | "position" | "booked_by"> & { booked_at: number };

export async function readBooked(db: Db | Trx, keys: readonly string[]): Promise<Map<string, BookedRow>> {
  const booked = new Map<string, BookedRow>();
  for (const some of portions(keys)) {
    const rows = await db
      .selectFrom("courier_sheet_lines")
      .select(["tracking_key", "sheet_id", "position", "booked_at", "booked_by"])
      .where("booked_at", "is not", null)
      .where("tracking_key", "in", some)
      .execute();
    for (const row of rows) booked.set(row.tracking_key, { ...row, booked_at: Number(row.booked_at) });
  }
  return booked;
}

async function compareRows(db: Db, rows: readonly LineRow[]): Promise<ComparedLine[]> {
  const orders = await readSheetOrders(db, rows);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const byKey = Map.groupBy(orders, ({ tracking }) => trackingKey(tracking));
  const booked = await readBooked(
    db,
    rows.map((row) => row.tracking_key),
  );
  const first = new Map<string, number>();
  return rows.map((row) => {
    const line = toLine(row);
    const tracked = byKey.get(row.tracking_key) ?? [];
    const own = byNumber.get(ownNumber(line) ?? "");
    const order = row.order_number
      ? byNumber.get(row.order_number)
      : matchOrder(line, tracked.length > 0 || !own ? tracked : [own]);
    const twin = first.get(row.tracking_key);
    if (twin === undefined) first.set(row.tracking_key, row.position);
    const state = stateOf(row, { order, booked: booked.get(row.tracking_key), twin, isSeveral: tracked.length > 1 });
    return { position: row.position, ...line, order, ...state };
  });
}

type Known = {
  order: SheetOrder | undefined;
  booked: BookedRow | undefined;
  /** The first line of this sheet with the same number. */
  twin: number | undefined;
  isSeveral: boolean;
};

function stateOf(row: LineRow, { order, booked, twin, isSeveral }: Known): LineState {
  if (row.booked_at !== null) return { state: "booked", at: row.booked_at, by: row.booked_by };
  if (booked) {
    const { booked_at: at, booked_by: by } = booked;
    return { state: "booked-already", at, by, isHere: booked.sheet_id === row.sheet_id };
  }
  if (twin !== undefined) return { state: "booked-already", at: undefined, by: "", isHere: true };
  return order ? compareLine(row, order) : { state: "unknown", isSeveral };
}

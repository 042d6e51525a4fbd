import { sql } from "kysely";
import { type Courier, parseCourier } from "../../shop/order/courier.ts";
import { parseJson } from "../../shop/record.ts";
import { type Columns, parseColumns } from "../../shop/sheet/columns.ts";
import type { SheetSummary } from "../../shop/sheet/sheet-desk.ts";
import type { Db } from "../database/schema.ts";
import { toHead } from "./read-sheet.ts";
import { toSheetOrder } from "./sheet-orders.ts";

const shownSheets = 10;

export async function readLatest(db: Db): Promise<SheetSummary[]> {
  const rows = await db.selectFrom("courier_sheets").selectAll().orderBy("id", "desc").limit(shownSheets).execute();
  if (rows.length === 0) return [];
  const whenBooked = (column: "collected" | "charges") =>
    sql<number>`cast(coalesce(sum(case when booked_at is null then 0 else ${sql.ref(column)} end), 0) as bigint)`;
  const sums = await db
    .selectFrom("courier_sheet_lines")
    .select((eb) => [
      "sheet_id",
      eb.fn.countAll<number>().as("lines"),
      eb.fn.count<number>("booked_at").as("booked"),
      whenBooked("collected").as("collected"),
      whenBooked("charges").as("charges"),
    ])
    .where(
      "sheet_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("sheet_id")
    .execute();
  return rows.map((row) => {
    const found = sums.find((each) => each.sheet_id === row.id);
    const { lines = 0, booked = 0, collected = 0, charges = 0 } = found ?? {};
    const counts = { lines: Number(lines), booked: Number(booked) };
    return { ...toHead(row), ...counts, collected: Number(collected), charges: Number(charges) };
  });
}

export async function readColumns(db: Db): Promise<Partial<Record<Courier, Columns>>> {
  const rows = await db
    .selectFrom("courier_sheets")
    .select(["courier", "columns"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("courier_sheets")
        .select((inner) => inner.fn.max("id").as("id"))
        .groupBy("courier"),
    )
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ courier, columns }) => {
      const known = parseCourier(courier);
      return known ? [[known, parseColumns(parseJson(columns))]] : [];
    }),
  );
}

/** Orders with a courier that owe what the line has. */
export async function readOwing(db: Db, { id, position, limit }: { id: number; position: number; limit: number }) {
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .where("stage", "in", ["sent", "delivered"])
    .where("money", "=", "due")
    .where((eb) =>
      eb(
        sql<number>`total - received`,
        "=",
        eb
          .selectFrom("courier_sheet_lines")
          .select("collected")
          .where("sheet_id", "=", id)
          .where("position", "=", position),
      ),
    )
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(toSheetOrder);
}

import {
  type BookAnswer,
  bookedAtOnce,
  type NamedLine,
  type SheetDesk,
  type TakeBackAnswer,
} from "../../shop/sheet/sheet-desk.ts";
import type { Db } from "../database/schema.ts";
import { type OrderDeskParts, stepParts } from "../desk/order-desk.ts";
import { listNumbers } from "../desk/order-list.ts";
import type { StepParts } from "../orders/order-steps.ts";
import { type Booking, bookLine } from "./book-line.ts";
import { type LineRow, readCourierSheet } from "./read-sheet.ts";
import { readColumns, readLatest, readOwing } from "./sheet-lists.ts";
import { readSheetOrders } from "./sheet-orders.ts";
import { storeSheet } from "./store-sheet.ts";
import { takeLineBack } from "./take-back-line.ts";

const shownCandidates = 8;

export function createSheetDesk(parts: OrderDeskParts, name: string): SheetDesk {
  const { database, now } = parts;
  const { db, transact } = database;
  const steps = stepParts(parts);
  const actor = { by: "desk", name } as const;
  return {
    begin: (asked) => transact((trx) => storeSheet(trx, asked, { at: now(), by: name })),
    find: (id) => readCourierSheet(db, id),
    latest: () => readLatest(db),
    columns: () => readColumns(db),
    async book(id, asked) {
      const sheet = await readSheetRow(db, id);
      return sheet ? bookLines(steps, asked, { sheet, actor }) : { booked: 0, left: [], stands: [], changed: [] };
    },
    async candidates(id, position, search) {
      if (search !== "") {
        const keys = await listNumbers(database, { search }, { limit: shownCandidates });
        const sought = keys.map(({ number }) => ({ tracking: "", own_number: "", order_number: number }));
        return sought.length === 0 ? [] : readSheetOrders(db, sought);
      }
      return readOwing(db, { id, position, limit: shownCandidates });
    },
    async choose(id, position, number) {
      const { numUpdatedRows } = await transact((trx) =>
        trx
          .updateTable("courier_sheet_lines")
          .set({ order_number: number })
          .where("sheet_id", "=", id)
          .where("position", "=", position)
          .where("booked_at", "is", null)
          .where((eb) => eb.exists(eb.selectFrom("orders").select("number").where("number", "=", number)))
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
    async takeBack(id, after) {
      const sheet = await readSheetRow(db, id);
      if (!sheet) return { taken: 0, next: undefined, stays: [] };
      const answer = await takeLinesBack(steps, db, { sheet, actor }, after);
      if (answer.next === undefined)
        await transact((trx) =>
          trx
            .updateTable("courier_sheets")
            .set({ taken_back_at: now(), taken_back_by: name })
            .where("id", "=", id)
            .execute(),
        );
      return answer;
    },
  };
}

async function readSheetRow(db: Db, id: number): Promise<Booking["sheet"] | undefined> {
  const row = await db.selectFrom("courier_sheets").select("paid_on").where("id", "=", id).executeTakeFirst();
  return row && { id, paidOn: row.paid_on };
}

type Who = Pick<Booking, "sheet" | "actor">;

/** One after the other: whatever ends the process in between, a line is booked or isn't. */
async function bookLines(parts: StepParts, asked: readonly Booking["asked"][], who: Who): Promise<BookAnswer> {
  const stands: BookAnswer["stands"][number][] = [];
  const changed: NamedLine[] = [];
  let booked = 0;
  for (const one of asked.slice(0, bookedAtOnce)) {
    const answer = await bookLine(parts, { ...who, asked: one });
    if (!answer) continue;
    const { outcome } = answer;
    if (outcome === "booked") booked++;
    else if (outcome === "stands") stands.push({ ...named(answer), by: answer.by, at: answer.at });
    else changed.push(named(answer));
  }
  return { booked, left: asked.slice(bookedAtOnce), stands, changed };
}

function named({ line, name }: { line: LineRow; name: string }): NamedLine {
  const { position, tracking, collected } = line;
  return { position, name, tracking, collected };
}

async function takeLinesBack(parts: StepParts, db: Db, who: Who, after: number): Promise<TakeBackAnswer> {
  const rows = await db
    .selectFrom("courier_sheet_lines")
    .selectAll()
    .where("sheet_id", "=", who.sheet.id)
    .where("position", ">", after)
    .where("booked_at", "is not", null)
    .orderBy("position")
    .limit(bookedAtOnce + 1)
    .execute();
  const some = rows.slice(0, bookedAtOnce);
  const answers = [];
  for (const line of some) answers.push(await takeLineBack(parts, { ...who, line }));
  const stays = answers.filter(({ outcome }) => outcome === "stays").map(named);
  return {
    taken: answers.length - stays.length,
    next: rows.length > some.length ? some.at(-1)?.position : undefined,
    stays,
  };
}

import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { createOrderStore } from "../../server/orders/order-store.ts";
import { storeSheet } from "../../server/sheets/store-sheet.ts";
import { newOrder } from "../../server/testing/orders.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { bookedAtOnce } from "../../shop/sheet/sheet-desk.ts";
import { type AskDesk, formType, openDeskClient } from "../desk-client.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { type Finding, none } from "../report.ts";
import { killAndRestart, startShop } from "../shop-process.ts";

const charges = 250;
/** Longest time before a kill, in milliseconds. */
const longestLife = 600;
const givenUpAfter = 30 * 60_000;

type Run = { servers: number; lines: number; kills: number };

/**
 * Two people book a courier's sheet, and take it back, again and again, while servers are killed. Of each line all or
 * nothing may be there, and nothing twice.
 */
export async function killDuringBookings(url: string, { servers, lines, kills }: Run): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const id = await storeLines(database, lines);
  const shops = await Promise.all(Array.from({ length: servers }, () => startShop({ database: url })));
  const people = await Promise.all(
    ["Sana", "Bilal"].map((name, index) => openDeskClient(shops[index % servers]?.origin ?? "", database, name)),
  );
  const torn = new Set<number>();
  const look = async () => {
    for (const row of await readLines(database, id)) if (isTorn(row)) torn.add(row.position);
  };
  let isKilling = true;
  const bookings = bookUntil(database, { id, lines, people }, () => !isKilling);
  try {
    for (let kill = 0; kill < kills; kill++) {
      await wait(Math.random() * longestLife);
      await killAndRestart(shops, kill % servers, url);
      await look();
    }
    isKilling = false;
    const times = await bookings;
    await look();
    const rows = await readLines(database, id);
    const of = `${lines} lines, booked ${times} times, ${kills} kills`;
    return [
      none("lines booked in part", torn.size, of),
      none("lines that were left out", rows.filter((row) => !row.isBooked).length, of),
      none("sums that don't agree", rows.filter((row) => row.money !== row.total).length, of),
    ];
  } finally {
    isKilling = false;
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await database.close();
  }
}

/** Delivered orders that owe their total, and a sheet of all of them. */
async function storeLines(database: Database, count: number): Promise<number> {
  const store = createOrderStore(database);
  const entries = Array.from({ length: count }, () => newOrder({ payment: "cod" }));
  for (const entry of entries) await store.add(entry);
  return database.transact(async (trx) => {
    await trx.updateTable("orders").set({ stage: "delivered", courier: "TCS" }).execute();
    for (const [index, { order }] of entries.entries())
      await trx
        .updateTable("orders")
        .set({ tracking: trackingOf(index) })
        .where("number", "=", order.number)
        .execute();
    const lines = entries.map(({ order }, index) => ({
      tracking: trackingOf(index),
      own: order.number,
      name: "",
      collected: order.total,
      charges,
    }));
    const sheet = { key: "faults", courier: "TCS", columns: {}, paidOn: dayOf(Date.now()), lines } as const;
    return storeSheet(trx, sheet, { at: Date.now(), by: "Sana" });
  });
}

const trackingOf = (index: number) => `779${String(index).padStart(6, "0")}`;

type LineNow = { position: number; isBooked: boolean; money: number; received: number; charges: number; total: number };

/** In one statement, so that it is one moment. */
async function readLines({ db }: Database, id: number): Promise<LineNow[]> {
  const rows = await db
    .selectFrom("courier_sheet_lines as line")
    .innerJoin("orders", "orders.number", "line.own_number")
    .select(["line.position", "line.booked_at", "orders.received", "orders.charges", "orders.total"])
    .select(
      sql<number>`cast(coalesce((select sum(order_money.sum) from order_money where order_number = orders.number), 0) as bigint)`.as(
        "money",
      ),
    )
    .where("line.sheet_id", "=", id)
    .execute();
  return rows.map(({ booked_at, money, ...row }) => ({ ...row, isBooked: booked_at !== null, money: Number(money) }));
}

function isTorn({ isBooked, money, received, charges: taken, total }: LineNow): boolean {
  const sum = isBooked ? total : 0;
  return money !== sum || received !== sum || taken !== (isBooked ? charges : 0);
}

type Bookings = { id: number; lines: number; people: readonly AskDesk[] };

/** Books all, takes all back, and so on; ends with all booked once `isOver`. How often all were booked. */
async function bookUntil(database: Database, { id, lines, people }: Bookings, isOver: () => boolean): Promise<number> {
  const deadline = performance.now() + givenUpAfter;
  let times = 0;
  let isBooking = true;
  while (performance.now() < deadline) {
    const rows = await database.db
      .selectFrom("courier_sheet_lines")
      .select(["position", "booked_at"])
      .where("sheet_id", "=", id)
      .execute();
    const open = rows.filter((row) => row.booked_at === null);
    if (isBooking && open.length === 0) {
      times++;
      if (isOver()) return times;
      isBooking = false;
    } else if (!isBooking && open.length === lines) isBooking = true;
    const form = new URLSearchParams({ intent: isBooking ? "book" : "take-back" });
    // Fitting lines need no revision.
    for (const { position } of open.slice(0, bookedAtOnce)) form.append("line", `${position}.0`);
    await Promise.all(people.map((ask) => ask(`/desk/sheets/${id}`, String(form), formType).catch(() => wait(50))));
  }
  return times;
}

import { hoursBetween, letGoBefore } from "../../shop/order/let-go.ts";
import { putBackStock } from "../catalogue/sell.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { Log } from "../log.ts";
import { addRemark } from "./add-remark.ts";
import { lockOrder } from "./order-history.ts";

type Source = Pick<Database, "db" | "kind" | "transact">;

const atOnce = 100;

/**
 * Puts back the counted pieces of new orders that nobody at the desk has touched for `hours`. Each order is a
 * transaction, and looked at again inside it: another server may do the same, or somebody confirm it. Returns how many
 * let go.
 */
export async function letGoOfPieces({ db, kind, transact }: Source, hours: number, now: number): Promise<number> {
  const before = letGoBefore(now, hours);
  if (before === undefined) return 0;
  const found = await unanswered(db, before).limit(atOnce).execute();
  const done: boolean[] = [];
  for (const { number } of found)
    done.push(
      await transact(async (trx) => {
        await lockOrder(trx, kind, number);
        const order = await unanswered(trx, before).where("number", "=", number).executeTakeFirst();
        return order !== undefined && letGo(trx, number, now);
      }),
    );
  return done.filter((each) => each).length;
}

/** Steps, corrections and payments entered at the desk are answers; notes and slips aren't. So is money that came. */
function unanswered(db: Db, before: number) {
  return db
    .selectFrom("orders")
    .select("number")
    .where("stage", "=", "new")
    .where("created_at", "<", before)
    .where("let_go_at", "is", null)
    .where("money", "!=", "received")
    .where("received", "=", 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("order_stock")
          .select("quantity")
          .whereRef("order_stock.order_number", "=", "orders.number")
          .where("put_back_at", "is", null),
      ),
    )
    .where("number", "not in", (eb) =>
      eb
        .selectFrom("order_events")
        .select("order_number")
        .whereRef("order_number", "=", "orders.number")
        .where("actor", "=", "desk")
        .where("revision", "is not", null)
        .where("at", ">=", before),
    )
    .orderBy("created_at");
}

async function letGo(trx: Trx, number: string, now: number): Promise<boolean> {
  const order = await trx.selectFrom("orders").select("created_at").where("number", "=", number).executeTakeFirst();
  const last = await trx
    .selectFrom("order_events")
    .select("at")
    .where("order_number", "=", number)
    .where("actor", "=", "desk")
    .where("revision", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const hours = hoursBetween(last?.at ?? order?.created_at ?? now, now);
  await putBackStock(trx, number, now);
  // The revision stays: nothing that the shopper sees has changed, and an open form of the desk still fits.
  await trx.updateTable("orders").set({ let_go_at: now }).where("number", "=", number).execute();
  return addRemark(trx, { number, at: now, actor: { by: "shop" }, details: { kind: "let-go", hours } });
}

const everyMinute = 60_000;

type Parts = { database: Database; hours: () => number; now: () => number; log: Pick<Log, "info" | "warn"> };

/** At the start and then every minute. */
export function startLettingGo({ database, hours, now, log }: Parts): { stop(): void } {
  const run = async () => {
    try {
      const orders = await letGoOfPieces(database, hours(), now());
      if (orders > 0) log.info({ orders }, "unanswered orders have let go of their pieces");
    } catch (error) {
      log.warn({ err: error }, "unanswered orders can't let go of their pieces");
    }
  };
  const timer = setInterval(run, everyMinute);
  timer.unref();
  void run();
  return { stop: () => clearInterval(timer) };
}

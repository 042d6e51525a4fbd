import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { KeepDays } from "../environment.ts";
import { addOrderKey, isKeyOf } from "../orders/order-keys.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { removeOld } from "./retention.ts";

const start = Date.UTC(2025, 0, 10, 7);
const days = (count: number) => start + count * 24 * 60 * 60_000;
const keepDays: KeepDays = { proofs: 180, mails: 90, orderKeys: 365, gonePictures: 90, forgottenEvents: 365 };
const off: KeepDays = { proofs: "off", mails: "off", orderKeys: "off", gonePictures: "off", forgottenEvents: "off" };

describe.each(databaseKinds)("%s", (kind) => {
  async function openShop() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const place = async () => {
      const entry = newOrder({ createdAt: start });
      await store.add(entry);
      return entry.order.number;
    };
    const step = async (
      number: string,
      at: number,
      ...names: ("confirm" | "pack" | "send" | "deliver" | "cancel")[]
    ) => {
      const parts = { ...database, now: () => at, makeBy: () => null };
      for (const name of names) {
        const { revision } = await database.db
          .selectFrom("orders")
          .select("revision")
          .where("number", "=", number)
          .executeTakeFirstOrThrow();
        const change = { kind: "step", step: name } as const;
        const taken = await takeStep(parts, { number, revision, change, actor: { by: "desk", name: "Sana" } });
        expect(taken.outcome).toBe("done");
      }
    };
    const addProof = (number: string, at: number) =>
      database.transact((trx) =>
        trx
          .insertInto("order_proofs")
          .values({ order_number: number, added_at: at, type: "image/webp", bytes: new Uint8Array([1]) })
          .execute(),
      );
    return { database, place, step, addProof };
  }

  const proofs = async ({ db }: Database) =>
    (await db.selectFrom("order_proofs").select("order_number").execute()).map((row) => row.order_number).sort();

  test("a screenshot goes 180 days after its order was delivered, cancelled or came back; an open order keeps it", async () => {
    const { database, place, step, addProof } = await openShop();
    const [delivered, cancelled, open] = [await place(), await place(), await place()];
    for (const number of [delivered, cancelled, open]) await addProof(number, start);
    await step(delivered, days(100), "confirm", "pack", "send", "deliver");
    await step(cancelled, days(10), "cancel");
    await step(open, days(10), "confirm");
    expect(await removeOld(database, off, days(9999))).toEqual({});
    expect(await removeOld(database, { ...keepDays, mails: "off" }, days(191))).toEqual({ proofs: 1 });
    expect(await proofs(database)).toEqual([delivered, open].sort());
    await removeOld(database, keepDays, days(281));
    expect(await proofs(database)).toEqual([open]);
  });

  test("mails go 90 days after they were sent, never those that wait or can't be delivered; the order stays", async () => {
    const { database, place } = await openShop();
    const [sent = "", waiting = ""] = await Promise.all([place(), place()]);
    const stuck = { order_number: waiting, kind: "sent", revision: 0, attempts: 1, set_aside: 0 };
    const times = { created_at: start, run_at: start, decided_at: start };
    await database.transact(async (trx) => {
      await trx
        .updateTable("outbox")
        .set({ sent_at: days(1) })
        .where("order_number", "=", sent)
        .execute();
      const rows = [
        { ...stuck, ...times, sent_at: days(1) },
        { ...stuck, ...times, kind: "placed", sent_at: days(1) },
        { ...stuck, ...times, kind: "cancelled", sent_at: null },
      ];
      await trx.insertInto("news_mails").values(rows).execute();
      const { id } = await trx
        .selectFrom("news_mails")
        .select("id")
        .where("kind", "=", "sent")
        .executeTakeFirstOrThrow();
      await trx.insertInto("undeliverable_mails").values({ mail_id: id, order_number: waiting }).execute();
    });
    expect(await removeOld(database, keepDays, days(90))).toEqual({});
    expect(await removeOld(database, keepDays, days(92))).toEqual({ mails: 2 });
    const left = await database.db.selectFrom("outbox").select("order_number").execute();
    expect(left).toEqual([{ order_number: waiting }]);
    const news = await database.db.selectFrom("news_mails").select("kind").orderBy("kind").execute();
    expect(news.map((row) => row.kind)).toEqual(["cancelled", "sent"]);
    expect((await createOrderRecords(database).find(sent))?.order.number).toBe(sent);
  });

  test("keys to an order's page go a year after it is over", async () => {
    const { database, place, step } = await openShop();
    const [over, open] = [await place(), await place()];
    const keys = [
      await addOrderKey(database, over, "message", start),
      await addOrderKey(database, open, "message", start),
    ];
    await step(over, days(5), "cancel");
    const valid = () =>
      Promise.all([isKeyOf(database.db, over, keys[0] ?? ""), isKeyOf(database.db, open, keys[1] ?? "")]);
    await removeOld(database, keepDays, days(369));
    expect(await valid()).toEqual([true, true]);
    await removeOld(database, keepDays, days(371));
    expect(await valid()).toEqual([false, true]);
  });

  test("a forgotten customer's history goes a year later, more of it than a transaction removes; lines and sums stay", async () => {
    const { database, place, step } = await openShop();
    const [forgotten, other] = [await place(), await place()];
    await step(forgotten, days(1), "cancel");
    await step(other, days(1), "cancel");
    const records = createOrderRecords(database);
    await records.forget(forgotten, { by: "shop" }, days(2));
    const note = {
      order_number: forgotten,
      at: days(1),
      actor: "desk",
      actor_name: "Sana",
      kind: "slip",
      details: "{}",
    };
    const state = { stage_from: "cancelled", stage_to: "cancelled", money_from: "due", money_to: "due" };
    await database.transact((trx) =>
      trx
        .insertInto("order_events")
        .values(Array.from({ length: 150 }, () => ({ ...note, ...state, revision: null })))
        .execute(),
    );
    await removeOld(database, keepDays, days(366));
    expect((await records.events(forgotten)).length).toBeGreaterThan(150);
    await removeOld(database, keepDays, days(368));
    expect(await records.events(forgotten)).toEqual([]);
    expect((await records.events(other)).length).toBe(1);
    expect(await records.find(forgotten)).toMatchObject({ stage: "cancelled", order: { total: expect.any(Number) } });
  });

  test("a removed picture's name goes after 90 days, one that is here never", async () => {
    const { database } = await openShop();
    const picture = { hash: "0", width: 1, height: 1, tone: "sand", colour: "", edition: 1, made_at: start };
    await database.transact((trx) =>
      trx
        .insertInto("pictures")
        .values([
          { ...picture, name: "gone", state: "gone" },
          { ...picture, name: "late", state: "gone", made_at: days(50) },
          { ...picture, name: "here", state: "here" },
        ])
        .execute(),
    );
    expect(await removeOld(database, keepDays, days(100))).toEqual({ gonePictures: 1 });
    const left = await database.db.selectFrom("pictures").select("name").orderBy("name").execute();
    expect(left.map(({ name }) => name)).toEqual(["here", "late"]);
  });
});

test("SQLite: of a forgotten customer nothing stays in the index of searches, not even unread", async () => {
  const database = await openTestDatabase("sqlite");
  const store = createOrderStore(database);
  const place = (name: string) => {
    const entry = newOrder({ createdAt: start });
    const customer = { ...entry.order.customer, name };
    return store.add({ ...entry, order: { ...entry.order, customer } }).then(() => entry.order.number);
  };
  await sql`insert into order_trigrams (order_trigrams, rank) values ('automerge', 0)`.execute(wholeKysely(database));
  const names = Array.from({ length: 9 }, (_, index) => (index === 3 ? "ꙮꙮꙮ" : "Ayesha"));
  const numbers = await Promise.all(names.map(place));
  const stored = async () => {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from order_trigrams_data where instr(block, cast(${"ꙮ"} as blob)) > 0`.execute(
      wholeKysely(database),
    );
    return (rows[0]?.found ?? 0) > 0;
  };
  expect(await stored()).toBe(true);
  await createOrderRecords(database).forget(numbers[3] ?? "", { by: "shop" }, days(1));
  expect(await stored()).toBe(true);
  await removeOld(database, off, days(2));
  expect(await stored()).toBe(false);
  const match = sql<{ id: number }>`select rowid as id from order_trigrams where order_trigrams match '"aye"'`;
  expect((await match.execute(wholeKysely(database))).rows.length).toBe(8);
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Stage, Step } from "../../shop/order/stage.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import type { SheetLine } from "../../shop/sheet/read-sheet.ts";
import type { CourierSheet } from "../../shop/sheet/sheet-desk.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { openTestDesk } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";

const week = 7 * 24 * 60 * 60 * 1000;
const total = 105_650;
const ways: Partial<Record<Stage, readonly Step[]>> = {
  sent: ["confirm", "pack", "send"],
  delivered: ["confirm", "pack", "send", "deliver"],
  returned: ["confirm", "pack", "send", "come-back"],
};

describe.each(databaseKinds)("courier's sheets on %s", (kind) => {
  async function openShop() {
    const database = await openTestDatabase(kind);
    const desk = openTestDesk(database);
    const store = createOrderStore(database);
    const sana = await desk.signedIn(await desk.enter("Sana"));
    const bilal = await desk.signedIn(await desk.enter("Bilal"));
    const row = (number: string) =>
      database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
    /** A cash order with a tracking number of its own. */
    const place = async (tracking: string, stage: Stage = "delivered") => {
      const entry = newOrder({ createdAt: desk.now(), payment: "cod" });
      await store.add(entry);
      const { number } = entry.order;
      for (const step of ways[stage] ?? []) {
        const { revision } = await row(number);
        const change = { kind: "step", step, unpaid: true } as const;
        await sana.orders.change(number, { change, revision, courier: "TCS", tracking });
      }
      return number;
    };
    const begin = (lines: readonly Partial<SheetLine>[], key = "form", who = sana) =>
      who.sheets.begin({
        key,
        courier: "TCS",
        columns: { tracking: "CN", collected: "COD" },
        paidOn: dayOf(desk.now()) - 1,
        lines: lines.map((line) => ({ tracking: "1", own: "", name: "A", collected: total, charges: 250, ...line })),
      });
    const find = async (id: number): Promise<CourierSheet> => {
      const sheet = await sana.sheets.find(id);
      if (!sheet) throw new Error("no such sheet");
      return sheet;
    };
    const states = async (id: number) => (await find(id)).lines.map(({ state }) => state);
    const askedFor = async (id: number) =>
      (await find(id)).lines.flatMap(({ position, order }) => (order ? [{ position, revision: order.revision }] : []));
    const entries = (number: string) =>
      database.db.selectFrom("order_money").selectAll().where("order_number", "=", number).orderBy("id").execute();
    return { database, desk, sana, bilal, row, place, begin, find, states, askedFor, entries };
  }

  test("lines are compared by number and sum, and booked with their charges", async () => {
    const { sana, place, begin, find, states, askedFor, row, entries, desk } = await openShop();
    const fits = await place("779 044 131");
    const less = await place("779-044-140");
    const moving = await place("779044160", "sent");
    const own = await place("other");
    const id = await begin([
      { tracking: "779044131" },
      { tracking: "779044140", collected: total - 1000 },
      { tracking: "779044160", charges: 300 },
      { tracking: "KHI1", own: own.toLowerCase().replaceAll("-", " ") },
      { tracking: "779044199" },
      { tracking: "779 044 131", collected: 5 },
    ]);
    expect(await states(id)).toEqual(["fits", "differs", "differs", "fits", "unknown", "booked-already"]);
    const answer = await sana.sheets.book(id, await askedFor(id));
    expect(answer).toMatchObject({ booked: 4, left: [], changed: [] });
    expect(answer.stands).toMatchObject([{ position: 6, by: "Sana" }]);
    expect(await states(id)).toEqual(["booked", "booked", "booked", "booked", "unknown", "booked-already"]);
    expect(await row(fits)).toMatchObject({ money: "received", received: total, charges: 250, stage: "delivered" });
    expect(await row(less)).toMatchObject({ money: "due", received: total - 1000, stage: "delivered" });
    expect(await row(moving)).toMatchObject({ money: "received", stage: "delivered", charges: 300 });
    expect(await entries(moving)).toMatchObject([
      { sum: total, way: "courier", by: "Sana", sheet_id: id, paid_on: dayOf(desk.now()) - 1 },
    ]);
    const order = await sana.orders.find(fits);
    expect(order?.events.at(-1)?.details).toEqual({
      kind: "entry",
      sum: total,
      way: "courier",
      day: dayOf(desk.now()) - 1,
      sheet: id,
    });
    expect(await sana.sheets.latest()).toMatchObject([
      { id, lines: 6, booked: 4, collected: 4 * total - 1000, charges: 1050, takenBack: undefined },
    ]);
    expect(await sana.sheets.columns()).toEqual({ TCS: { tracking: "CN", collected: "COD" } });
    expect((await find(id)).lines[0]).toMatchObject({ state: "booked", by: "Sana" });
  });

  test("the same form twice is one sheet, the same lines twice are booked once", async () => {
    const { sana, place, begin, askedFor, entries } = await openShop();
    const number = await place("779");
    const line = [{ tracking: "779" }];
    const ids = await Promise.all([begin(line), begin(line)]);
    expect(ids[0]).toBe(ids[1]);
    const id = ids[0] ?? 0;
    const asked = await askedFor(id);
    const answers = await Promise.all([sana.sheets.book(id, asked), sana.sheets.book(id, asked)]);
    expect(answers.map(({ booked, stands }) => [booked, stands])).toEqual([
      [1, []],
      [1, []],
    ]);
    expect(await entries(number)).toHaveLength(1);
    expect(await begin([{ tracking: "780" }])).not.toBe(id);
    expect(await begin(line, "another form")).not.toBe(id);
  });

  test("two people at once: each line is booked by one of them, and the other is told", async () => {
    const { sana, bilal, place, begin, askedFor, entries, states } = await openShop();
    const numbers = await Promise.all(["a1", "a2", "a3", "a4"].map((tracking) => place(tracking)));
    const lines = ["a1", "a2", "a3", "a4"].map((tracking) => ({ tracking }));
    const hers = await begin(lines, "hers");
    const his = await begin(lines, "his", bilal);
    const [one, other] = await Promise.all([
      sana.sheets.book(hers, await askedFor(hers)),
      bilal.sheets.book(his, (await askedFor(his)).toReversed()),
    ]);
    expect(one.booked + other.booked).toBe(4);
    expect(one.stands.length + other.stands.length).toBe(4);
    expect(one.stands.every(({ by }) => by === "Bilal") && other.stands.every(({ by }) => by === "Sana")).toBe(true);
    for (const number of numbers) expect(await entries(number)).toHaveLength(1);
    expect([...(await states(hers)), ...(await states(his))].filter((state) => state === "booked")).toHaveLength(4);
  });

  test("what differs is booked only as it was shown", async () => {
    const { sana, place, begin, askedFor, row, entries } = await openShop();
    const number = await place("779");
    const id = await begin([{ tracking: "779", collected: 1000 }]);
    const asked = await askedFor(id);
    const { revision } = await row(number);
    await sana.orders.change(number, { change: { kind: "entry", sum: 500, way: "bank" }, revision });
    expect(await sana.sheets.book(id, asked)).toMatchObject({ booked: 0, changed: [{ position: 1 }] });
    expect(await entries(number)).toHaveLength(1);
    expect(await sana.sheets.book(id, await askedFor(id))).toMatchObject({ booked: 1 });
  });

  test("an unknown line gets its order by hand", async () => {
    const { sana, place, begin, states } = await openShop();
    const number = await place("no number");
    await place("other", "sent");
    const id = await begin([{ tracking: "55501" }]);
    expect(await states(id)).toEqual(["unknown"]);
    expect((await sana.sheets.candidates(id, 1, "")).map((order) => order.number)).toContain(number);
    expect((await sana.sheets.candidates(id, 1, number)).map((order) => order.number)).toEqual([number]);
    expect(await sana.sheets.candidates(id, 1, "nobody at all")).toEqual([]);
    expect(await sana.sheets.choose(id, 1, "NQ-2222-22")).toBe(false);
    expect(await sana.sheets.choose(id, 1, number)).toBe(true);
    expect(await states(id)).toEqual(["fits"]);
  });

  test("the whole booking is taken back; an order whose money went back meanwhile stays", async () => {
    const { sana, place, begin, askedFor, row, states, entries } = await openShop();
    const fits = await place("1001");
    const moving = await place("1002", "sent");
    const given = await place("1003");
    const back = await place("1004", "returned");
    const id = await begin([
      { tracking: "1001" },
      { tracking: "1002" },
      { tracking: "1003" },
      { tracking: "1004", collected: 700 },
    ]);
    await sana.sheets.book(id, await askedFor(id));
    expect(await row(back)).toMatchObject({ stage: "returned", received: 700, charges: 250 });
    const change = { kind: "entry", sum: -500, way: "bank" } as const;
    await sana.orders.change(given, { change, revision: (await row(given)).revision });
    expect(await sana.sheets.takeBack(id, 0)).toMatchObject({
      taken: 3,
      next: undefined,
      stays: [{ position: 3, tracking: "1003" }],
    });
    expect(await row(fits)).toMatchObject({ stage: "delivered", money: "due", received: 0, charges: 0 });
    expect(await row(moving)).toMatchObject({ stage: "sent", money: "due", received: 0, charges: 0 });
    expect(await row(given)).toMatchObject({ received: total - 500, charges: 250 });
    expect(await row(back)).toMatchObject({ stage: "returned", money: "due", received: 0, charges: 0 });
    expect(await states(id)).toEqual(["fits", "differs", "booked", "differs"]);
    expect(await sana.sheets.takeBack(id, 0)).toMatchObject({ taken: 0, stays: [{ position: 3 }] });
    expect(await sana.sheets.latest()).toMatchObject([{ booked: 1, takenBack: { by: "Sana" } }]);
    const sums = (await entries(moving)).map(({ sum, sheet_id }) => [sum, sheet_id]);
    expect(sums).toEqual([
      [total, id],
      [-total, id],
    ]);
    expect(await sana.sheets.book(id, await askedFor(id))).toMatchObject({ booked: 4, changed: [] });
  });

  test("many are booked and taken back in portions", async () => {
    const { sana, place, begin, askedFor } = await openShop();
    const trackings = Array.from({ length: 60 }, (_, index) => `${5000 + index}`);
    for (const tracking of trackings) await place(tracking);
    const id = await begin(trackings.map((tracking) => ({ tracking })));
    const first = await sana.sheets.book(id, await askedFor(id));
    expect([first.booked, first.left.length]).toEqual([50, 10]);
    expect(await sana.sheets.book(id, first.left)).toMatchObject({ booked: 10, left: [] });
    const taken = await sana.sheets.takeBack(id, 0);
    expect(taken).toMatchObject({ taken: 50, next: 50 });
    expect(await sana.sheets.takeBack(id, taken.next ?? 0)).toMatchObject({ taken: 10, next: undefined });
  });

  test("2,000 lines are stored and compared; a sheet that nobody booked goes after a week", async () => {
    const { database, desk, sana, begin, states } = await openShop();
    const id = await begin(Array.from({ length: 2000 }, (_, index) => ({ tracking: `77${index}` })));
    expect(await states(id)).toEqual(Array(2000).fill("unknown"));
    desk.wait(week + 1000);
    await begin([{ tracking: "1" }], randomUUID());
    expect(await sana.sheets.find(id)).toBeUndefined();
    const { count } = await database.db
      .selectFrom("courier_sheet_lines")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test("forgetting a customer takes the consignee's name off the line", async () => {
    const { sana, place, begin, find } = await openShop();
    const number = await place("779");
    const id = await begin([{ tracking: "779", name: "KOMAL NADEEM" }]);
    await sana.orders.forget(number);
    expect((await find(id)).lines[0]).toMatchObject({ name: "" });
  });
});

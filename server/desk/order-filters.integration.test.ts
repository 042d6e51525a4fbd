import { describe, expect, test } from "vitest";
import { type MoneyFilter, moneyFilters, type OrderFilter } from "../../shop/desk/order-filter.ts";
import { courierNames } from "../../shop/order/courier.ts";
import { balanceNow, type PayableOrder, receivedOf } from "../../shop/order/money-entries.ts";
import { describeMoney } from "../../shop/order/money-words.ts";
import { moneyStates } from "../../shop/order/payment-state.ts";
import { stages, stageTable } from "../../shop/order/stage.ts";
import { isWithCourier } from "../../shop/order/with-courier.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { refreshSearch } from "../orders/refresh-search.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";
import { listNumbers } from "./order-list.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const today = dayOf(noon);

/** Every mix of stage, state, payment, advance and sum; also those that no step of today leads to. */
const mixes = stages.flatMap((stage) =>
  moneyStates.flatMap((money) =>
    (["cod", "online"] as const).flatMap((payment) =>
      [0, 40].flatMap((advance) =>
        [0, 20, 40, 100, 120].map((received) => ({ stage, money, payment, advance, received, total: 100 })),
      ),
    ),
  ),
);

type Mix = (typeof mixes)[number];

/** What each filter means, in the words and sums of the list. */
function fits(filter: MoneyFilter, order: PayableOrder): boolean {
  const { words } = describeMoney(order);
  const { received, due, toGiveBack } = balanceNow(order);
  const isPart = order.money === "due" && received > 0 && due > 0 && !isWithCourier(order);
  const meanings: Record<MoneyFilter, boolean> = {
    cash: words === "Cash" && !isPart,
    proof: words === "Proof to check",
    unpaid: words === "Not paid yet" && !isPart,
    part: isPart,
    paid: words === "Paid",
    "with-courier": isWithCourier(order),
    "give-back": toGiveBack > 0,
    refunded: words === "Refunded",
  };
  return meanings[filter];
}

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const desk = createOrderDesk({ database, now: () => noon, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    const place = async (columns: Record<string, unknown> = {}, changes: Parameters<typeof newOrder>[0] = {}) => {
      const { order, ...entry } = newOrder({ createdAt: noon, ...changes });
      await store.add({ order, ...entry });
      if (Object.keys(columns).length > 0)
        await database.transact(async (trx) => {
          await trx.updateTable("orders").set(columns).where("number", "=", order.number).execute();
          await refreshSearch(trx, order.number);
        });
      return order.number;
    };
    const numbers = async (filter: OrderFilter) =>
      (await listNumbers(database, filter, { limit: 1000, now: noon })).map(({ number }) => number);
    return { database, desk, place, numbers };
  }

  test("a money filter shows what the rows say, for every mix of stage, state, payment and sums", async () => {
    const { place, numbers } = await openDesk();
    const orders = new Map<string, Mix>();
    for (const mix of mixes) orders.set(await place(mix), mix);
    const expected = (isMeant: (mix: Mix) => boolean) =>
      [...orders].flatMap(([number, mix]) => (isMeant(mix) ? number : [])).toSorted();
    for (const filter of moneyFilters) {
      const found = await numbers({ money: [filter] });
      expect(found.length, filter).toBeGreaterThan(0);
      expect(found.toSorted(), filter).toEqual(expected((mix) => fits(filter, mix)));
    }
    expect((await numbers({ money: ["cash", "part"] })).toSorted()).toEqual(
      expected((mix) => fits("cash", mix) || fits("part", mix)),
    );
    const reached = {
      confirmed: ({ stage }: Mix) => stage !== "new" && stageTable[stage].isActive,
      sent: ({ stage }: Mix) => stage === "sent" || stage === "delivered",
      paid: (mix: Mix) => receivedOf(mix) > 0,
    };
    for (const far of ["confirmed", "sent", "paid"] as const)
      expect((await numbers({ reached: far })).toSorted(), far).toEqual(expected(reached[far]));
  });

  test("several sources and cities, a courier, late ones, and those that are needed by a day", async () => {
    const { database, place, numbers } = await openDesk();
    const insta = await place({ source: "instagram", city: "Multan " });
    const phone = await place({ source: "phone", city: "quetta", stage: "sent", courier: "TCS" });
    const late = await place({ stage: "making", make_by: today - 1 });
    await place({ stage: "making", make_by: today });
    await place({ stage: "sent", make_by: today - 5, courier: "Leopards" });
    expect((await numbers({ source: ["instagram", "phone"] })).toSorted()).toEqual([insta, phone].toSorted());
    expect((await numbers({ city: ["multan", "Quetta"] })).toSorted()).toEqual([insta, phone].toSorted());
    expect(await numbers({ source: ["instagram", "phone"], city: ["Quetta"] })).toEqual([phone]);
    expect(await numbers({ courier: courierNames[0] })).toEqual([phone]);
    expect(await numbers({ late: true })).toEqual([late]);

    const days = [today + 9, today + 2, today + 2, today + 30];
    const needed = await Promise.all(days.map((needed_by) => place({ needed_by })));
    await place({ needed_by: today - 90, stage: "delivered" });
    const byDay = needed
      .map((number, index) => ({ number, day: days[index] ?? 0 }))
      .toSorted((one, other) => one.day - other.day || (one.number < other.number ? -1 : 1))
      .map(({ number }) => number);
    expect(await numbers({ needed: true })).toEqual(byDay);
    const pages: string[] = [];
    for (let before: { createdAt: number; number: string } | undefined; ; ) {
      const [row] = await listNumbers(database, { needed: true }, { before, limit: 1, now: noon });
      if (!row) break;
      pages.push(row.number);
      before = row;
    }
    expect(pages).toEqual(byDay);
  });

  test("found by e-mail, tracking number, sum and notes; each is shown under its row, and gone with the customer", async () => {
    const { database, desk, place } = await openDesk();
    const found = async (search: string) =>
      (await desk.list({ search })).rows.map(({ number, hit }) => [number, hit ?? ""]);
    const one = await place(
      { courier: "TCS", tracking: "779 044-128", stage: "sent" },
      { notes: "Brother is in Quetta.", total: 95_250 },
    );
    const other = await place({}, { customer: { ...newOrder().order.customer, email: "Zainab.B@example.com" } });
    await desk.note(other, "Wants it before the WEDDING", 0);
    expect(await found("quetta")).toEqual([[one, "Note: “Brother is in Quetta.”"]]);
    for (const typed of ["779044128", "7790 44 128", "044128"])
      expect(await found(typed)).toEqual([[one, "Sent with TCS, 779 044-128"]]);
    for (const typed of ["95,250", "Rs 95250", "95250"]) expect(await found(typed)).toEqual([[one, ""]]);
    expect(await found("zainab.b@")).toEqual([[other, "Zainab.B@example.com"]]);
    expect(await found("wedding before")).toEqual([[other, "Note: “Wants it before the WEDDING”"]]);

    const { revision } = (await desk.find(other)) ?? { revision: 0 };
    const corrected = { address: "Flat 5", city: "Sukkur", phone: "0345 8120077" };
    await desk.correct(other, { revision, corrected });
    for (const typed of ["sukkur wedding", "zainab.b@ 8120077"])
      expect((await found(typed)).map(([number]) => number)).toEqual([other]);
    await desk.forget(other);
    await desk.forget(one);
    for (const typed of ["wedding", "zainab", "quetta", "779044128"]) expect(await found(typed)).toEqual([]);
    const texts = await database.db.selectFrom("orders").select("search").execute();
    expect(JSON.stringify(texts)).not.toMatch(/wedding|zainab|quetta|brother/i);
  });

  test("counts and sums of each tab within a search and filters, and what every choice would show", async () => {
    const { desk, place } = await openDesk();
    const lahore = (total: number, columns = {}) => place({ city: "Lahore", total, ...columns });
    await lahore(100);
    await lahore(200, { received: 50, stage: "confirmed" });
    await lahore(300, { stage: "confirmed", money: "received", received: 300, city: "lahore " });
    await lahore(400, { stage: "delivered" });
    await place({ city: "Multan", total: 1000, source: "phone" });
    const sums = await desk.sums({ city: ["Lahore"], stage: "new" });
    expect(sums).toMatchObject({
      new: { count: 1, total: 100, due: 100 },
      confirmed: { count: 2, total: 500, due: 150 },
      delivered: { count: 1, total: 400, due: 400 },
      sent: { count: 0, total: 0, due: 0 },
    });
    expect((await desk.sums({ search: "lahore", money: ["part"] })).confirmed).toEqual({
      count: 1,
      total: 200,
      due: 150,
      toGiveBack: 0,
    });

    const money = await desk.choices("money", { city: ["Lahore"], money: ["paid"] });
    expect(money.toSorted((a, b) => String(a.values).localeCompare(String(b.values)))).toEqual([
      { values: ["cash"], count: 1 },
      { values: ["paid"], count: 1 },
      { values: ["part"], count: 1 },
      { values: ["with-courier"], count: 1 },
    ]);
    expect(await desk.choices("city", { city: ["Lahore"] })).toMatchObject([
      { count: 4 },
      { values: ["Multan"], count: 1 },
      { values: [], count: 0 },
    ]);
    expect(await desk.choices("source", {})).toEqual([
      { values: ["shop"], count: 4 },
      { values: ["phone"], count: 1 },
    ]);

    await lahore(600, { stage: "cancelled", received: 250 });
    expect((await desk.sums({ money: ["give-back"] })).cancelled).toMatchObject({ count: 1, toGiveBack: 250 });
  });
});

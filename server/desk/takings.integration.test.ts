import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeskOrder, OrderDesk, OrderRow } from "../../shop/desk/order-desk.ts";
import type { OrderFilter, OrderKey } from "../../shop/desk/order-filter.ts";
import { createTakings, type TakingsSums, takingsSpans } from "../../shop/desk/takings.ts";
import { type Rupees, sum } from "../../shop/money/rupees.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import { courierNames } from "../../shop/order/courier.ts";
import { giveBackSince } from "../../shop/order/give-back.ts";
import { balanceNow, receivedOf } from "../../shop/order/money-entries.ts";
import { orderSources } from "../../shop/order/source.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { isWithCourier } from "../../shop/order/with-courier.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createPieceCosts } from "../catalogue/piece-costs.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const noon = Date.UTC(2026, 10, 20, 7);

const total = 105_650;
const way = [
  { kind: "step", step: "confirm" },
  { kind: "step", step: "pack" },
  { kind: "step", step: "send" },
] as const;
const histories: readonly (readonly OrderChange[])[] = [
  [],
  way.slice(0, 1),
  way.slice(0, 2),
  way,
  [...way, { kind: "step", step: "deliver", unpaid: true }],
  [...way, { kind: "step", step: "deliver", unpaid: true }, { kind: "entry", sum: 5650, way: "courier" }],
  [...way, { kind: "step", step: "deliver" }, { kind: "entry", sum: total, way: "courier" }],
  [...way, { kind: "step", step: "come-back" }],
  [{ kind: "advance", sum: 20_000 }, ...way.slice(0, 1), { kind: "entry", sum: 20_000, way: "raast" }],
  [
    { kind: "entry", sum: total, way: "wallet" },
    { kind: "step", step: "cancel" },
  ],
  [
    { kind: "entry", sum: total, way: "wallet" },
    { kind: "step", step: "cancel" },
    { kind: "entry", sum: -5650, way: "wallet" },
  ],
  [
    { kind: "entry", sum: total, way: "wallet" },
    { kind: "step", step: "cancel" },
    { kind: "entry", sum: -total, way: "wallet" },
  ],
  [{ kind: "entry", sum: total + 500, way: "bank" }],
  [{ kind: "step", step: "cancel" }],
];

const plans = fc.sample(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 65 }),
    changes: fc.constantFrom(...histories),
    payment: fc.constantFrom("cod" as const, "online" as const),
    source: fc.constantFrom(...orderSources),
    courier: fc.constantFrom(...courierNames),
    wait: fc.integer({ min: 1, max: 30 }),
  }),
  { numRuns: 70, seed: 5 },
);

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const clock = { now: noon };
    const desk = createOrderDesk({ database, now: () => clock.now, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    return { database, store, clock, desk, costs: createPieceCosts({ database, now: () => noon }, "Sana") };
  }

  /** Made-up orders of two months, each at some stage of its money. */
  async function fill() {
    const opened = await openDesk();
    const { store, clock, desk } = opened;
    const numbers: string[] = [];
    for (const { daysAgo, changes, wait, courier, ...placed } of plans) {
      const createdAt = noon - daysAgo * day;
      const entry = newOrder({ createdAt, ...placed, screenshotSent: placed.payment === "online" });
      await store.add(entry);
      numbers.push(entry.order.number);
      for (const [revision, change] of changes.entries()) {
        clock.now = Math.min(noon, createdAt + (revision + 1) * wait * hour);
        await desk.change(entry.order.number, { change, revision, courier });
      }
    }
    clock.now = noon;
    const found = await Promise.all(numbers.map((number) => desk.find(number)));
    return { ...opened, orders: found.filter((order) => order !== undefined) };
  }

  test("takings, what is to be given back and what couriers have are what the orders say one by one", async () => {
    const { desk, costs, orders } = await fill();
    await expectTakings(desk, orders);
    await expectOwed(desk, orders);
    await expectLinks(desk);
    await costs.set(98, 3100);
    await costs.set(98, 3000);
    expect((await desk.takings()).pieces.find(({ id }) => id === 98)?.cost).toBe(3000);
    const [, aRow] = (await csvOf(desk)).split("\r\n");
    expect(aRow).toMatch(/,"","",""$/);
    await costs.set(1, 60_000);
    for (const row of (await csvOf(desk)).trimEnd().split("\r\n").slice(1)) expect(row).toMatch(/,66000,39400,""$/);
    await costs.set(98, undefined);
    expect(await costs.of(98)).toBeUndefined();
  });

  test("nobody owes anything before anything has happened", async () => {
    const { desk } = await openDesk();
    expect(await desk.owed()).toEqual({ toGiveBack: { count: 0, total: 0, since: undefined }, couriers: [] });
    expect(await desk.takings()).toEqual({ days: [], sources: [], pieces: [], cities: [] });
  });
});

async function expectTakings(desk: OrderDesk, orders: readonly DeskOrder[]): Promise<void> {
  const { days, sources, pieces, cities } = await desk.takings();
  const stands = orders.filter(({ stage }) => stageTable[stage].isActive);
  const today = dayOf(noon);
  const known = new Map(days.map(({ day: each, ...sums }) => [each, sums]));
  for (let each = today - 59; each <= today; each++)
    expect(known.get(each) ?? sumsOf([]), `${today - each} days ago`).toEqual(
      sumsOf(stands.filter(({ createdAt }) => dayOf(createdAt) === each)),
    );

  const lately = stands.filter(({ createdAt }) => dayOf(createdAt) > today - 30);
  const sold = lately.filter(({ stage }) => stage !== "new");
  for (const source of orderSources)
    expect(sources.find((row) => row.source === source)?.total ?? 0, source).toBe(
      totalOf(sold.filter((order) => order.source === source)),
    );
  expect(sum(cities.map(({ count }) => count))).toBe(lately.length);
  const lines = sold.flatMap((order) => order.lines);
  expect(pieces.length).toBeGreaterThan(0);
  for (const { id, count, total: came, cost } of pieces) {
    const its = lines.filter((line) => line.id === id);
    expect([count, came, cost]).toEqual([
      sum(its.map(({ quantity }) => quantity)),
      sum(its.map(({ lineTotal }) => lineTotal)),
      undefined,
    ]);
  }
}

async function expectOwed(desk: OrderDesk, orders: readonly DeskOrder[]): Promise<void> {
  const { toGiveBack, couriers } = await desk.owed();
  const due = orders.filter((order) => balanceNow(order).toGiveBack > 0);
  expect(due.length).toBeGreaterThan(3);
  expect(toGiveBack).toEqual({
    count: due.length,
    total: sum(due.map((order) => balanceNow(order).toGiveBack)),
    since: Math.min(...due.map((order) => giveBackSince(order) ?? Number.NaN)),
  });

  const held = orders.filter(isWithCourier);
  const names = [...new Set(held.map(({ parcel }) => parcel?.courier))];
  expect(couriers.map(({ courier }) => courier).toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(1);
  for (const row of couriers) {
    const its = held.filter(({ parcel }) => parcel?.courier === row.courier);
    expect(row).toEqual({
      courier: row.courier,
      count: its.length,
      total: sum(its.map((order) => order.total - order.received)),
      oldest: Math.min(...its.map(deliveredAt)),
    });
  }
  expect(couriers.map((row) => row.total)).toEqual(
    couriers.map((row) => row.total).toSorted((one, other) => other - one),
  );
}

/** Each number leads to a list of what it counts. */
async function expectLinks(desk: OrderDesk): Promise<void> {
  const { days, sources, pieces, cities } = await desk.takings();
  const { toGiveBack, couriers } = await desk.owed();
  const today = dayOf(noon);
  const taken = (span: number) => ({ from: today - span + 1, to: today, standing: true as const });
  const totalIn = async (filter: OrderFilter) => totalOf(await listAll(desk, filter));
  for (const span of takingsSpans) {
    const { sums } = createTakings(days, today, span);
    expect(await totalIn(taken(span))).toBe(sums.placed);
    expect(await totalIn({ ...taken(span), reached: "confirmed" })).toBe(sums.confirmed);
    expect(await totalIn({ ...taken(span), reached: "sent" })).toBe(sums.sent);
    const paid = await listAll(desk, { ...taken(span), reached: "paid" });
    expect(sum(paid.map((row) => receivedOf(row) - balanceNow(row).toGiveBack))).toBe(sums.inHand);
  }
  for (const { source, total: came } of sources)
    expect(await totalIn({ ...taken(30), source: [source], reached: "confirmed" }), source).toBe(came);
  for (const { city, count } of cities) expect(await listAll(desk, { ...taken(30), city: [city] })).toHaveLength(count);
  const [best] = pieces;
  const sold = await listAll(desk, { ...taken(30), piece: best?.id ?? 0, reached: "confirmed" });
  expect(sold.length).toBeGreaterThan(0);
  expect(sold.length).toBeLessThanOrEqual(best?.count ?? 0);

  const due = await listAll(desk, { money: ["give-back"] });
  expect([due.length, sum(due.map((row) => balanceNow(row).toGiveBack))]).toEqual([toGiveBack.count, toGiveBack.total]);
  for (const { courier, count, total: held } of couriers) {
    const rows = await listAll(desk, { money: ["with-courier"], courier });
    expect([rows.length, sum(rows.map((row) => balanceNow(row).due))], courier).toEqual([count, held]);
  }
}

function csvOf(desk: OrderDesk): Promise<string> {
  return new Response(desk.csv({})).text();
}

async function listAll(desk: OrderDesk, filter: OrderFilter): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let before: OrderKey | undefined; ; ) {
    const page = await desk.list(filter, before);
    rows.push(...page.rows);
    if (!page.next) return rows;
    before = page.next;
  }
}

function totalOf(orders: readonly { total: Rupees }[]): number {
  return sum(orders.map((order) => order.total));
}

function sumsOf(orders: readonly DeskOrder[]): TakingsSums {
  return {
    placed: totalOf(orders),
    confirmed: totalOf(orders.filter(({ stage }) => stage !== "new")),
    sent: totalOf(orders.filter(({ stage }) => stage === "sent" || stage === "delivered")),
    inHand: sum(orders.map((order) => receivedOf(order) - balanceNow(order).toGiveBack)),
  };
}

function deliveredAt({ events }: DeskOrder): number {
  return events.findLast(({ from, to }) => from.stage !== "delivered" && to.stage === "delivered")?.at ?? Number.NaN;
}

import { describe, expect, test } from "vitest";
import { mostCounted } from "../../shop/desk/order-desk.ts";
import type { OrderFilter } from "../../shop/desk/order-filter.ts";
import type { Step } from "../../shop/order/stage.ts";
import { order as sample } from "../../shop/testing/orders.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const desk = createOrderDesk({ database, now: () => noon, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    const place = async (createdAt: number, name = "Ayesha") => {
      const entry = newOrder({ createdAt, customer: { ...sample().customer, name } });
      await store.add(entry);
      return entry.order.number;
    };
    const take = async (number: string, ...steps: Step[]) => {
      for (const step of steps) {
        const revision = (await desk.find(number))?.revision ?? 0;
        expect(await desk.change(number, { change: { kind: "step", step }, revision })).toMatchObject({
          outcome: "done",
        });
      }
    };
    /** Along the list from its first order, by the key alone. */
    const walk = async (filter: OrderFilter, side: "next" | "previous", from: string) => {
      const seen = [from];
      for (;;) {
        const found = (await desk.placeIn(filter, seen.at(-1) ?? ""))?.[side];
        if (!found) return seen;
        seen.push(found.number);
      }
    };
    const listed = async (filter: OrderFilter) => (await desk.list(filter)).rows.map(({ number }) => number);
    return { database, desk, place, take, walk, listed };
  }

  test("every order once, in the list's order, there and back, also with many in the same millisecond", async () => {
    const { desk, place, take, walk, listed } = await openDesk();
    for (let index = 0; index < 9; index++) await take(await place(noon + (index % 3)), "confirm");
    const filters: OrderFilter[] = [{ stage: "confirmed" }, {}, { search: "ayesha" }, { work: "make" }];
    for (const filter of filters) {
      const list = await listed(filter);
      expect(list).toHaveLength(9);
      expect(await walk(filter, "next", list[0] ?? "")).toEqual(list);
      expect(await walk(filter, "previous", list.at(-1) ?? "")).toEqual(list.toReversed());
      const places = await Promise.all(list.map((number) => desk.placeIn(filter, number)));
      expect(places.map((found) => found?.position)).toEqual(list.map((_, index) => index + 1));
      expect(places.every((found) => found?.count === 9 && found.isListed)).toBe(true);
    }
  });

  test("an order that has left its list keeps its place; the last one leads on to other work", async () => {
    const { desk, place, take } = await openDesk();
    const oldest = await place(noon, "Amna Khan");
    const middle = await place(noon, "Bushra Anwar");
    const newest = await place(noon + 1, "Sumaira Aslam");
    const filter = { stage: "new" } as const;
    const [first = "", second = "", last = ""] = (await desk.list(filter)).rows.map(({ number }) => number);
    expect([oldest, middle, newest].toSorted()).toEqual([first, second, last].toSorted());
    await take(second, "confirm");
    expect(await desk.placeIn(filter, second)).toMatchObject({
      position: 2,
      count: 3,
      isListed: false,
      previous: { number: first, name: "Sumaira Aslam" },
      next: { number: last },
      onward: undefined,
    });
    expect(await desk.placeIn(filter, first)).toMatchObject({ position: 1, count: 2, next: { number: last } });
    await take(first, "confirm");
    await take(last, "confirm");
    expect(await desk.placeIn(filter, last)).toEqual({
      position: 1,
      count: 1,
      isListed: false,
      previous: undefined,
      next: undefined,
      onward: { work: "make", count: 3 },
    });
    expect(await desk.placeIn(filter, "NQ-2222-22")).toBeUndefined();
  });

  test("what has to be made comes oldest first", async () => {
    const { desk, place, take } = await openDesk();
    const [older, newer] = [await place(noon - 5), await place(noon)];
    for (const number of [older, newer]) await take(number, "confirm");
    const filter = { work: "make" } as const;
    expect(await desk.placeIn(filter, older)).toMatchObject({ position: 1, next: { number: newer } });
    await take(older, "make", "pack");
    expect(await desk.placeIn(filter, older)).toMatchObject({ position: 1, count: 2, isListed: false });
    await take(newer, "make", "pack");
    expect(await desk.placeIn(filter, newer)).toMatchObject({ count: 1, onward: { work: "send", count: 2 } });
  });

  test("what is needed by a day comes nearest first, and one whose day was taken off leads to the first", async () => {
    const { database, desk, place } = await openDesk();
    const days = [30, 10, 20, 10];
    const numbers: string[] = [];
    for (const [index, needed_by] of days.entries()) {
      const number = await place(noon + index);
      numbers.push(number);
      await database.transact((trx) =>
        trx.updateTable("orders").set({ needed_by }).where("number", "=", number).execute(),
      );
    }
    const filter = { needed: true } as const;
    const list = (await desk.list(filter)).rows.map(({ number }) => number);
    expect(list.slice(2)).toEqual([numbers[2], numbers[0]]);
    for (const [index, number] of list.entries())
      expect(await desk.placeIn(filter, number)).toMatchObject({ position: index + 1, count: 4 });
    expect((await desk.placeIn(filter, list[1] ?? ""))?.next?.number).toBe(list[2]);
    expect((await desk.placeIn(filter, list[1] ?? ""))?.previous?.number).toBe(list[0]);
    const other = await place(noon);
    expect(await desk.placeIn(filter, other)).toMatchObject({ position: 1, count: 5, next: { number: list[0] } });
  });

  test("counts as far as tabs do, and neighbours are right beyond that", async () => {
    const { database, desk, place, walk } = await openDesk();
    const oldest = await place(noon);
    const { search: _, ...row } = await database.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: mostCounted + 2 }, (_, index) => ({
      ...row,
      search: "",
      created_at: noon + 1 + index,
      number: `NQ-${String(index).padStart(4, "0")}-${String(index).padStart(6, "0").slice(0, 2)}`,
      idempotency_key: `copy ${index}`,
    }));
    await database.transact(async (trx) => {
      for (let from = 0; from < copies.length; from += 200)
        await trx
          .insertInto("orders")
          .values(copies.slice(from, from + 200))
          .execute();
    });
    const found = await desk.placeIn({ stage: "new" }, oldest);
    expect(found).toMatchObject({ position: mostCounted + 2, count: mostCounted + 1, isListed: true, next: undefined });
    expect(await walk({ stage: "new" }, "next", found?.previous?.number ?? "")).toEqual([copies[0]?.number, oldest]);
  });
});

import { describe, expect, test } from "vitest";
import type { Order } from "../../shop/order/order.ts";
import type { Stage } from "../../shop/order/stage.ts";
import { createFollower } from "../follow/order-follower.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 10, 1, 7);
const customer = newOrder().order.customer;

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const clock = { now: first + 30 * day };
    const shop = {
      ...{ name: "Naqsh", makingDays: { from: 10, to: 15 }, refundDays: 3, wallet: { name: "", accountNumber: "" } },
      ...{ messages: { confirm: "", screenshot: "", sent: "", delivered: "", other: "" }, sender: [], phone: "" },
      ...{ publicUrl: "https://naqsh.example", delivery: 250, refundDays: 3, courierDays: 14 },
      ...{ ntn: undefined, strn: undefined },
    };
    const deskOf = (name: string) =>
      createOrderDesk(
        { database, piece: () => undefined, product: () => undefined, pieces: () => [], shop, now: () => clock.now },
        { by: "desk", name },
      );
    async function place(phone: string, days: number, stage: Stage = "new", changes: Partial<Order> = {}) {
      const entry = newOrder({ customer: { ...customer, phone }, createdAt: first + days * day, ...changes });
      await createOrderStore(database).add(entry);
      const { number } = entry.order;
      await database.transact((trx) => trx.updateTable("orders").set({ stage }).where("number", "=", number).execute());
      return { number, key: entry.pageKey };
    }
    return { database, clock, desk: deskOf("Sana"), bilal: deskOf("Bilal"), place };
  }

  test("what a number did before, however typed: each earlier order by its stage now, forgotten ones left out", async () => {
    const { desk, place } = await openDesk();
    const delivered = await place("0321 5557890", 0, "delivered");
    const returned = await place("+92 321 5557890", 1, "returned");
    const forgotten = await place("03215557890", 2, "cancelled");
    const other = await place("0300 1112223", 3);
    const third = await place("0092-321-555-7890", 4);
    await place("0321 5557890", 5);
    await desk.forget(forgotten.number);
    const rows = new Map((await desk.list({})).rows.map((row) => [row.number, row.known]));
    expect(rows.get(third.number)).toBe("3rd order, 1 delivered, 1 came back");
    expect(rows.get(delivered.number)).toBe("");
    expect(rows.get(other.number)).toBe("");
    expect(rows.get(forgotten.number)).toBe("");
    expect((await desk.find(third.number))?.earlier).toMatchObject({
      words: "3rd order, 1 delivered, 1 came back",
      count: 2,
      latest: [
        { number: returned.number, stage: "returned", pieces: "Aina and Gauhar", total: 105_650 },
        { number: delivered.number, stage: "delivered" },
      ],
    });
    expect((await desk.find(delivered.number))?.earlier).toBeUndefined();
    expect((await desk.find(forgotten.number))?.earlier).toBeUndefined();
  });

  test("a mark on a number shows on all of its orders, for the desk alone", async () => {
    const { database, desk, place } = await openDesk();
    const one = await place("0321 5557890", 0);
    const two = await place("+923215557890", 1);
    await place("0300 1112223", 2);
    expect(await desk.mark(one.number, { text: "Asks for a lot, never pays.", was: 0 })).toEqual({ outcome: "done" });
    expect((await desk.find(two.number))?.mark).toMatchObject({ text: "Asks for a lot, never pays.", by: "Sana" });
    expect((await desk.list({})).rows.map(({ isMarked }) => isMarked)).toEqual([false, true, true]);
    const open = createFollower({
      database,
      steps: () => expect.fail(),
      sold: () => undefined,
      readPicture: () => expect.fail(),
      refresh: () => expect.fail(),
      now: () => 0,
    });
    expect(JSON.stringify(await open("a").open(one.number, one.key))).not.toContain("never pays");
    expect(await new Response(desk.csv({})).text()).not.toContain("never pays");
    expect(await desk.mark("NQ-2222-22", { text: "x", was: 0 })).toEqual({ outcome: "unknown" });
  });

  test("two people at once: the second is told what stands, and nothing is overwritten", async () => {
    const { clock, desk, bilal, place } = await openDesk();
    const { number } = await place("0321 5557890", 0);
    await desk.mark(number, { text: "Rings at night.", was: 0 });
    const was = clock.now;
    expect(await desk.mark(number, { text: "Rings at night.", was: 0 })).toEqual({ outcome: "done" });
    expect(await bilal.mark(number, { text: "Kind.", was: 0 })).toMatchObject({
      outcome: "conflict",
      mark: { text: "Rings at night.", by: "Sana" },
    });
    clock.now += 1;
    expect(await bilal.mark(number, { text: "Kind.", was })).toEqual({ outcome: "done" });
    expect(await desk.mark(number, { text: "", was })).toMatchObject({ outcome: "conflict" });
    expect(await desk.mark(number, { text: "", was: was + 1 })).toEqual({ outcome: "done" });
    expect((await desk.find(number))?.mark).toBeUndefined();
  });

  test("a mark goes with the last order of its number, and along with a corrected one", async () => {
    const { database, desk, place } = await openDesk();
    const one = await place("0321 5557890", 0);
    const two = await place("0321 5557890", 1);
    const marks = () => database.db.selectFrom("phone_marks").select("phone_key").execute();
    await desk.mark(one.number, { text: "Kind.", was: 0 });
    await desk.forget(one.number);
    expect(await marks()).toEqual([{ phone_key: "3215557890" }]);
    await desk.correct(two.number, { revision: 0, corrected: { phone: "0321 5557891" } });
    expect(await marks()).toEqual([{ phone_key: "3215557891" }]);
    await desk.forget(two.number);
    expect(await marks()).toEqual([]);
    expect(await desk.mark(two.number, { text: "Kind.", was: 0 })).toEqual({ outcome: "unknown" });
  });
});

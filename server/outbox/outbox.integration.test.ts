import { describe, expect, test } from "vitest";
import { createStockStore } from "../catalogue/stock-store.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { accepted, hour, openTestOutbox, second, start } from "../testing/outbox.ts";
import type { Delivery } from "./emailjs.ts";

const down: Delivery = { outcome: "unavailable", problem: "ECONNREFUSED" };
const refused: Delivery = { outcome: "refused", problem: "400 The template is wrong" };

describe.each(databaseKinds)("%s", (kind) => {
  test("a mail has the number of counted pieces that its order holds", async () => {
    const { database, store, clock } = await openTestOutbox(kind, 0);
    await createStockStore(database).set(98, { "": 40 });
    const gauhar = { id: 98, name: "Gauhar", price: 5200, quantity: 12, lineTotal: 62_400 };
    await createOrderStore(database).add(newOrder({ createdAt: start, lines: [gauhar] }));
    const lease = (await store.acquireLease(clock.now)) ?? expect.fail("no lease");
    expect(await store.nextMail(lease, clock.now)).toMatchObject({ order: { held: 12 } });
  });

  test("sends each mail once, oldest first, one a second", async () => {
    const { tick, sent, calls, numbers, store, clock } = await openTestOutbox(kind, 5);
    await tick(10);
    expect(sent).toEqual(numbers);
    expect(calls.map(({ at }) => at - start)).toEqual([0, 1, 2, 3, 4].map((count) => count * second));
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
  });

  test("after an outage all mails are sent, however the service failed", async () => {
    const { tick, sent, numbers, behave, place, calls } = await openTestOutbox(kind, 30);
    const failures = [down, refused, { outcome: "unavailable", problem: "503" } as const];
    let count = 0;
    behave(() => failures[count++ % 3] ?? down);
    await tick(45);
    await place();
    expect(sent).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(45 / 5 + 3);

    behave(() => accepted);
    await tick(100);
    // The newest finds the service well; the others follow in their order.
    expect(sent).toEqual([...numbers.slice(-1), ...numbers.slice(0, -1)]);
  });

  test("a mail that is always refused doesn't block the others, and is retried for ever", async () => {
    const { tick, sent, numbers, behave, calls, database, clock, place } = await openTestOutbox(kind, 4);
    const [bad, ...good] = numbers;
    behave((number) => (number === bad ? refused : accepted));
    await tick(10);
    expect(new Set(sent)).toEqual(new Set(good));

    const before = calls.length;
    clock.now += 24 * hour;
    await tick(2);
    expect(calls.slice(before).map(({ number }) => number)).toContain(bad);
    await place();
    await tick(4);
    expect(sent.at(-1)).toBe(numbers.at(-1));
    const [row] = await database.db.selectFrom("outbox").selectAll().where("sent_at", "is", null).execute();
    expect(row).toMatchObject({ order_number: bad, last_problem: "400 The template is wrong" });

    behave(() => accepted);
    clock.now += hour / 4;
    await tick(1);
    expect(sent.at(-1)).toBe(bad);
  });

  test("a clock set back by an hour delays nothing", async () => {
    const { tick, sent, numbers, behave, clock, place } = await openTestOutbox(kind, 2);
    behave(() => down);
    await tick(40);
    behave(() => accepted);
    clock.now -= hour;
    await place();
    await tick(4);
    expect(new Set(sent)).toEqual(new Set(numbers));
  });

  test("the log has order numbers and the service's answers, never a customer's details", async () => {
    const { tick, lines, behave, numbers } = await openTestOutbox(kind, 2);
    const [first, second] = numbers;
    behave(() => refused);
    await tick(1);
    behave(() => down);
    await tick(3);
    behave(() => accepted);
    await tick(30);
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.map(({ level, order, problem }) => ({ level, order, problem }))).toEqual([
      { level: 50, order: first, problem: "400 The template is wrong" },
      { level: 40, order: second, problem: "ECONNREFUSED" },
      { level: 30, order: second, problem: undefined },
      { level: 30, order: first, problem: undefined },
    ]);
    expect(lines.join("")).not.toMatch(/Ayesha|example\.com|5557890|House|Lahore/);
  });

  test("the status has how many mails wait and the age of the oldest", async () => {
    const { store, clock } = await openTestOutbox(kind, 3);
    clock.now += 90 * second;
    expect(await store.status(clock.now)).toEqual({ waiting: 3, oldestMs: 90 * second });
  });
});

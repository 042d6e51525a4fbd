import { describe, expect, test } from "vitest";
import { createStockStore } from "../catalogue/stock-store.ts";
import { createLog } from "../log.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import type { Delivery, Mailer } from "./emailjs.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createStep, type OutboxParts } from "./worker.ts";

const second = 1000;
const hour = 3600 * second;
const start = Date.UTC(2025, 10, 15, 7);
const never = new AbortController().signal;
const accepted: Delivery = { outcome: "accepted" };
const down: Delivery = { outcome: "unavailable", problem: "ECONNREFUSED" };
const refused: Delivery = { outcome: "refused", problem: "400 The template is wrong" };

describe.each(databaseKinds)("%s", (kind) => {
  /** A shop whose clock stands still until it is moved, with a service that answers as it is told. */
  async function openOutbox(waiting: number) {
    const database = await openTestDatabase(kind);
    const orders = createOrderStore(database);
    const store = createOutboxStore(database);
    const clock = { now: start };
    const calls: { number: string; at: number }[] = [];
    const sent: string[] = [];
    let answer: (number: string) => Delivery | Promise<Delivery> = () => accepted;
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const send: Mailer = async (order) => {
      calls.push({ number: order.number, at: clock.now });
      const delivery = await answer(order.number);
      if (delivery.outcome === "accepted") sent.push(order.number);
      return delivery;
    };
    const parts: OutboxParts = { store, send, now: () => clock.now, random: () => 0, log, metrics: { mail() {} } };
    const numbers: string[] = [];
    const place = async () => {
      const entry = newOrder({ createdAt: clock.now });
      await orders.add(entry);
      numbers.push(entry.order.number);
    };
    for (let count = 0; count < waiting; count++) await place();
    const step = createStep(parts);
    const tick = async (times = 1) => {
      for (let count = 0; count < times; count++) {
        await step(never);
        clock.now += second;
      }
    };
    const behave = (next: typeof answer) => {
      answer = next;
    };
    return { database, store, parts, clock, calls, sent, numbers, lines, place, tick, behave, step };
  }

  test("a mail knows how many counted pieces its order holds", async () => {
    const { database, store, clock } = await openOutbox(0);
    await createStockStore(database).set(98, { "": 40 });
    const gauhar = { id: 98, name: "Gauhar", price: 5200, quantity: 12, lineTotal: 62_400 };
    await createOrderStore(database).add(newOrder({ createdAt: start, lines: [gauhar] }));
    const turn = (await store.takeTurn(clock.now)) ?? expect.fail("the turn is taken");
    expect(await store.firstDue(turn, clock.now)).toMatchObject({ order: { held: 12 } });
  });

  test("mails go out in the order of the orders, one a second, once each", async () => {
    const { tick, sent, calls, numbers, store, clock } = await openOutbox(5);
    await tick(10);
    expect(sent).toEqual(numbers);
    expect(calls.map(({ at }) => at - start)).toEqual([0, 1, 2, 3, 4].map((count) => count * second));
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
  });

  test("never more than one a second, however often the servers look", async () => {
    const { parts, calls, clock } = await openOutbox(3);
    const steps = [createStep(parts), createStep(parts), createStep(parts)];
    for (let tenth = 0; tenth < 30; tenth++) {
      await Promise.all(steps.map((step) => step(never)));
      clock.now += second / 10;
    }
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(calls).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(second);
  });

  test("while one server waits for the service, no other calls it", async () => {
    const { parts, calls, clock, behave } = await openOutbox(2);
    let release = () => {};
    const started = new Promise<void>((resolve) => {
      behave(() => {
        resolve();
        return new Promise((answer) => {
          release = () => answer(accepted);
        });
      });
    });
    const slow = createStep(parts)(never);
    await started;
    clock.now += 9 * second;
    expect(await createStep(parts)(never)).toBe("idle");
    release();
    expect(await slow).toBe("sent");
    expect(calls).toHaveLength(1);
  });

  test("a server that dies with a mail in hand holds the others up for its lease and no longer", async () => {
    const { store, tick, sent, numbers, clock } = await openOutbox(2);
    await store.takeTurn(clock.now);
    await tick(15);
    expect(sent).toEqual([]);
    await tick(3);
    expect(sent).toEqual(numbers);
  });

  test("a server that wakes up after its lease doesn't disturb the one that has the turn now", async () => {
    const { store, tick, sent, clock, numbers } = await openOutbox(3);
    const late = await store.takeTurn(clock.now);
    const mail = late && (await store.firstDue(late, clock.now));
    if (!late || !mail) throw new Error("nothing to send");
    clock.now += 16 * second;
    const current = await store.takeTurn(clock.now);
    expect(current).toBeDefined();

    await store.finish(late, mail, { failures: 0 }, clock.now);
    await store.giveBack(late, 0, clock.now);

    expect(await store.takeTurn(clock.now)).toBeUndefined();
    await tick(20);
    expect(sent).toEqual(numbers.slice(1));
  });

  test("a server whose turn lapsed while it read the mail doesn't send it", async () => {
    const { store, parts, calls, clock, step } = await openOutbox(1);
    const slow = createStep({
      ...parts,
      store: {
        ...store,
        async firstDue(turn, now) {
          const mail = await store.firstDue(turn, now);
          clock.now += 16 * second;
          await store.takeTurn(clock.now);
          return mail;
        },
      },
    });
    expect(await slow(never)).toBe("idle");
    expect(calls).toEqual([]);
    clock.now += 16 * second;
    expect(await step(never)).toBe("sent");
  });

  test("an outage with orders waiting ends with all of them sent, however the service failed", async () => {
    const { tick, sent, numbers, behave, place, calls } = await openOutbox(30);
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

  test("a mail that the service never takes lets the others pass, and is tried for ever", async () => {
    const { tick, sent, numbers, behave, calls, database, clock, place } = await openOutbox(4);
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

  test("a clock set back an hour makes nothing stick", async () => {
    const { tick, sent, numbers, behave, clock, place } = await openOutbox(2);
    behave(() => down);
    await tick(40);
    behave(() => accepted);
    clock.now -= hour;
    await place();
    await tick(4);
    expect(new Set(sent)).toEqual(new Set(numbers));
  });

  test("stopped while the service is being called, the mail is the next server's to send, at once", async () => {
    const { tick, sent, numbers, behave, store, clock } = await openOutbox(1);
    behave(() => ({ outcome: "stopped" }));
    await tick(1);
    behave(() => accepted);
    await tick(1);
    expect(sent).toEqual(numbers);
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
  });

  test("taken by the service, but the database was away: noted when it is back, so that no server sends it again", async () => {
    const { parts, clock, sent, store, step: another } = await openOutbox(1);
    let isAway = true;
    const failing = {
      ...store,
      finish: async (...args: Parameters<typeof store.finish>) => {
        if (isAway) throw new Error("Connection terminated unexpectedly");
        return store.finish(...args);
      },
    };
    const step = createStep({ ...parts, store: failing });
    await expect(step(never)).rejects.toThrow();
    clock.now += 10 * second;
    await expect(step(never)).rejects.toThrow();
    expect(await another(never)).toBe("idle");
    isAway = false;
    expect(await step(never)).toBe("idle");
    clock.now += 20 * second;
    expect(await another(never)).toBe("idle");
    expect(sent).toHaveLength(1);
    expect((await store.status(clock.now)).waiting).toBe(0);
  });

  test("the log names orders and the service's words, never a customer", async () => {
    const { tick, lines, behave, numbers } = await openOutbox(2);
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

  test("the status tells how many wait and how long the oldest has", async () => {
    const { store, clock } = await openOutbox(3);
    clock.now += 90 * second;
    expect(await store.status(clock.now)).toEqual({ waiting: 3, oldestMs: 90 * second });
  });
});

import { describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import { accepted, neverAbort, openTestOutbox, second } from "../testing/outbox.ts";
import { createSendNext } from "./worker.ts";

describe.each(databaseKinds)("%s", (kind) => {
  test("three servers together send at most one mail a second", async () => {
    const { parts, calls, clock } = await openTestOutbox(kind, 3);
    const servers = [createSendNext(parts), createSendNext(parts), createSendNext(parts)];
    for (let tenth = 0; tenth < 30; tenth++) {
      await Promise.all(servers.map((sendNext) => sendNext(neverAbort)));
      clock.now += second / 10;
    }
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(calls).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(second);
  });

  test("while one server waits for the service, no other calls it", async () => {
    const { parts, calls, clock, behave } = await openTestOutbox(kind, 2);
    let release = () => {};
    const started = new Promise<void>((resolve) => {
      behave(() => {
        resolve();
        return new Promise((answer) => {
          release = () => answer(accepted);
        });
      });
    });
    const slow = createSendNext(parts)(neverAbort);
    await started;
    clock.now += 9 * second;
    expect(await createSendNext(parts)(neverAbort)).toBe("idle");
    release();
    expect(await slow).toBe("sent");
    expect(calls).toHaveLength(1);
  });

  test("when a server dies while sending, the others go on once its lease has expired", async () => {
    const { store, tick, sent, numbers, clock } = await openTestOutbox(kind, 2);
    await store.acquireLease(clock.now);
    await tick(15);
    expect(sent).toEqual([]);
    await tick(3);
    expect(sent).toEqual(numbers);
  });

  test("a server whose lease has expired can't release the lease of another", async () => {
    const { store, tick, sent, clock, numbers } = await openTestOutbox(kind, 3);
    const late = await store.acquireLease(clock.now);
    const mail = late && (await store.nextMail(late, clock.now));
    if (!late || !mail) throw new Error("nothing to send");
    clock.now += 16 * second;
    const current = await store.acquireLease(clock.now);
    expect(current).toBeDefined();

    await store.finish(late, mail, { failures: 0 }, clock.now);
    await store.release(late, 0, clock.now);

    expect(await store.acquireLease(clock.now)).toBeUndefined();
    await tick(20);
    expect(sent).toEqual(numbers.slice(1));
  });

  test("a server whose lease expired while it read the mail doesn't send it", async () => {
    const { store, parts, calls, clock, sendNext } = await openTestOutbox(kind, 1);
    const slow = createSendNext({
      ...parts,
      store: {
        ...store,
        async nextMail(lease, now) {
          const mail = await store.nextMail(lease, now);
          clock.now += 16 * second;
          await store.acquireLease(clock.now);
          return mail;
        },
      },
    });
    expect(await slow(neverAbort)).toBe("idle");
    expect(calls).toEqual([]);
    clock.now += 16 * second;
    expect(await sendNext(neverAbort)).toBe("sent");
  });

  test("when a server stops while it calls the service, the next one sends the mail at once", async () => {
    const { tick, sent, numbers, behave, store, clock } = await openTestOutbox(kind, 1);
    behave(() => ({ outcome: "stopped" }));
    await tick(1);
    behave(() => accepted);
    await tick(1);
    expect(sent).toEqual(numbers);
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
  });

  test("a result that couldn't be stored is stored once the database is back, so that the mail isn't sent twice", async () => {
    const { parts, clock, sent, store, sendNext: another } = await openTestOutbox(kind, 1);
    let isAway = true;
    const failing = {
      ...store,
      finish: async (...args: Parameters<typeof store.finish>) => {
        if (isAway) throw new Error("Connection terminated unexpectedly");
        return store.finish(...args);
      },
    };
    const sendNext = createSendNext({ ...parts, store: failing });
    await expect(sendNext(neverAbort)).rejects.toThrow();
    clock.now += 10 * second;
    await expect(sendNext(neverAbort)).rejects.toThrow();
    expect(await another(neverAbort)).toBe("idle");
    isAway = false;
    expect(await sendNext(neverAbort)).toBe("idle");
    clock.now += 20 * second;
    expect(await another(neverAbort)).toBe("idle");
    expect(sent).toHaveLength(1);
    expect((await store.status(clock.now)).waiting).toBe(0);
  });
});

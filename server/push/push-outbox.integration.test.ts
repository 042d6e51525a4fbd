import { describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import { openTestPush, type TestPush } from "../testing/push.ts";
import { createFindPushKeys } from "./push-keys.ts";
import { createPushOutbox } from "./push-outbox.ts";

const second = 1000;
const hour = 3600 * second;
const neverAbort = new AbortController().signal;

/** An order with one phone, confirmed: one message waits. */
async function withOneWaiting(push: TestPush) {
  const number = await push.place();
  await push.subscriptions.addOrder(number, push.service.subscribe());
  await push.change(number, 0, { kind: "step", step: "confirm" });
  return number;
}

describe.each(databaseKinds)("%s", (kind) => {
  test.each([404, 410])("a %i ends the subscription", async (status) => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    push.service.behave({ status });
    await push.send();
    expect(await push.subscribed()).toBe(0);
    expect(await push.waiting()).toBe(0);
  });

  test.each([400, 403, 429, 500])(
    "a %i is tried again, ever more seldom, and dropped when it is old",
    async (status) => {
      const push = await openTestPush(kind);
      await withOneWaiting(push);
      push.service.behave({ status });
      for (let minute = 0; minute < 60; minute++) {
        await push.send();
        push.clock.now += 60 * second;
      }
      expect(push.service.asked.length).toBeGreaterThan(4);
      expect(push.service.asked.length).toBeLessThan(12);
      expect(push.lines[0]).toContain(`"problem":"${status}"`);
      expect(push.lines.join()).not.toContain("/push/1");
      push.clock.now += 48 * hour;
      const { length } = push.service.asked;
      await push.send();
      expect(push.service.asked).toHaveLength(length);
      await createPushOutbox(push.database).clean(push.clock.now);
      expect(await push.waiting()).toBe(0);
      expect(await push.subscribed()).toBe(1);
    },
  );

  test("a service says when to come back", async () => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    push.service.behave({ status: 429, headers: { "retry-after": "120" } });
    await push.send();
    push.service.behave("accept");
    push.clock.now += 119 * second;
    expect(await push.send()).toBe(0);
    push.clock.now += second;
    expect(await push.send()).toBe(1);
    expect(push.service.taken).toHaveLength(1);
  });

  test("no redirect is followed", async () => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    push.service.behave({ status: 307, headers: { location: `${push.service.origin}/elsewhere` } });
    await push.send();
    expect(push.service.asked).toHaveLength(1);
    expect(await push.waiting()).toBe(1);
  });

  test("several servers send each message once", async () => {
    const push = await openTestPush(kind);
    const number = await push.place();
    for (let count = 0; count < 10; count++) await push.subscriptions.addOrder(number, push.service.subscribe());
    await push.change(number, 0, { kind: "step", step: "confirm" });
    const servers = [push.newServer(), push.newServer(), push.newServer()];
    const sent = await Promise.all(servers.map((send) => send(neverAbort)));
    expect(sent.reduce((all, one) => all + one, 0)).toBe(10);
    expect(push.service.taken).toHaveLength(10);
    expect(new Set(push.service.taken.map(({ browser }) => browser)).size).toBe(10);
    expect(await push.waiting()).toBe(0);
    expect(push.service.faults).toEqual([]);
  });

  test("what a server had when it was killed is sent by another a quarter of a minute later", async () => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    expect(await createPushOutbox(push.database).claim(32, push.clock.now)).toHaveLength(1);
    push.clock.now += 14 * second;
    expect(await push.send()).toBe(0);
    push.clock.now += 2 * second;
    expect(await push.send()).toBe(1);
    expect(push.service.taken).toHaveLength(1);
  });

  test("news that comes while the older is being sent is sent as well", async () => {
    const push = await openTestPush(kind);
    const number = await withOneWaiting(push);
    const outbox = createPushOutbox(push.database);
    const [older] = await outbox.claim(1, push.clock.now);
    if (!older) throw new Error("nothing to send");
    await push.change(number, 1, { kind: "step", step: "pack" });
    await push.change(number, 2, { kind: "step", step: "send" });
    await outbox.finish(older, { outcome: "accepted" }, push.clock.now);
    expect(await push.waiting()).toBe(1);
    await push.send();
    expect(push.taken()).toEqual([`${number}: Your order is on its way`]);
  });

  test("the seller's messages go before shoppers'", async () => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    await push.phone("Sana");
    await push.place();
    const claimed = await createPushOutbox(push.database).claim(1, push.clock.now);
    expect(claimed.map(({ isForDesk }) => isForDesk)).toEqual([true]);
  });

  test("a clock that is set back holds nothing up", async () => {
    const push = await openTestPush(kind);
    await withOneWaiting(push);
    push.clock.now -= hour;
    expect(await push.send()).toBe(1);
  });

  test("a subscription with broken keys goes, and holds up nobody", async () => {
    const push = await openTestPush(kind);
    const number = await push.place();
    const { endpoint, auth } = push.service.subscribe();
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString("base64url");
    await push.subscriptions.addOrder(number, { endpoint, p256dh, auth });
    await push.subscriptions.addOrder(number, push.service.subscribe());
    await push.change(number, 0, { kind: "step", step: "confirm" });
    await push.send();
    expect(push.service.taken).toHaveLength(1);
    expect(await push.subscribed()).toBe(1);
  });

  test("two servers that start at once have the same keys", async () => {
    const { database } = await openTestPush(kind);
    const [one, other] = [createFindPushKeys(database, () => 1), createFindPushKeys(database, () => 2)];
    const [ours, theirs] = await Promise.all([one(), other()]);
    expect(ours).toEqual(theirs);
    expect(await one()).toBe(ours);
  });
});

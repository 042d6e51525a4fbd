import { describe, expect, test } from "vitest";
import { lookup } from "../../shop/testing/orders.ts";
import { createPeopleStore } from "../desk/people-store.ts";
import { createSessionStore } from "../desk/session-store.ts";
import { editStoredOrder } from "../orders/edit-order.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { sayYes } from "../orders/say-yes.ts";
import { databaseKinds } from "../testing/databases.ts";
import { giveKey } from "../testing/desk.ts";
import { openTestOutbox } from "../testing/outbox.ts";
import { openTestPush } from "../testing/push.ts";
import { newBrowser } from "../testing/push-browser.ts";
import { createPushOutbox } from "./push-outbox.ts";
import { createSubscriptionStore } from "./subscription-store.ts";

const step = (step: "confirm" | "make" | "pack" | "send" | "deliver" | "cancel" | "reopen") =>
  ({ kind: "step", step }) as const;

describe.each(databaseKinds)("%s", (kind) => {
  test("the seller's phones are told what shoppers do, one notification an order", async () => {
    const { phone, place, change, send, taken, service, database, clock } = await openTestPush(kind);
    await Promise.all([phone("Sana"), phone("Hira", "helper"), phone("Bilal", "packer")]);
    const number = await place({ payment: "cod" });
    await send();
    expect(service.taken.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => ({
        ...{ title: "New order", body: number, tag: number, renotify: true },
        path: `/desk/orders/${number}`,
      })),
    );
    expect(service.taken[0]).toMatchObject({ urgency: "high", ttl: 12 * 60 * 60 });
    expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(1);
    taken();

    await sayYes(database, number, clock.now);
    await sayYes(database, number, clock.now);
    await change(number, 0, step("cancel"), "shopper");
    await send();
    // The newer took the older one's place before either was sent.
    expect(taken()).toEqual([`${number}: Cancelled by her`, `${number}: Cancelled by her`]);

    const paid = await place({ payment: "online", screenshotSent: false });
    await send();
    taken();
    await change(paid, 0, { kind: "money", step: "claim" }, "shopper");
    await send();
    expect(taken()).toEqual([`${paid}: Payment to check`, `${paid}: Payment to check`]);
    // What the desk itself does is no news there.
    await change(paid, 1, step("confirm"));
    await send();
    expect(taken()).toEqual([]);
    expect(service.faults).toEqual([]);
  });

  test("a shopper's phones are told of four things, and of nothing else", async () => {
    const { place, change, send, taken, service, subscriptions, steps } = await openTestPush(kind);
    const [number, other] = [await place({ payment: "cod" }), await place({ payment: "cod" })];
    for (const phone of [service.subscribe(), service.subscribe()]) {
      expect(await subscriptions.addOrder(number, phone)).toBe(true);
      expect(await subscriptions.addOrder(number, phone)).toBe(true);
    }
    const told: string[] = [];
    const go = async (revision: number, next: Parameters<typeof step>[0]) => {
      await change(number, revision, step(next));
      await change(other, revision, step(next));
      await send();
      told.push(...taken());
    };
    await go(0, "confirm");
    await go(1, "make");
    const aina = { was: 0, quantity: 1, price: 95_000, choices: { withDupatta: true } };
    const edited = await editStoredOrder(
      { ...steps, product: lookup },
      { number, revision: 2, terms: { lines: [aina], delivery: 0 }, actor: { by: "desk", name: "Sana" } },
    );
    expect(edited.outcome).toBe("done");
    await send();
    told.push(...taken());
    await change(number, 3, step("pack"));
    await change(number, 4, step("send"));
    await send();
    told.push(...taken());
    await change(number, 5, step("deliver"));
    await send();
    told.push(...taken());
    const both = (title: string) => [`${number}: ${title}`, `${number}: ${title}`];
    expect(told).toEqual([
      ...both("Your order is confirmed"),
      ...both("Your order was changed"),
      ...both("Your order is on its way"),
      ...both("Your order is delivered"),
    ]);
    expect(service.faults).toEqual([]);
  });

  test("what is refused, or taken back before it is sent, isn't told", async () => {
    const { place, change, send, taken, service, subscriptions, waiting } = await openTestPush(kind);
    const number = await place();
    await subscriptions.addOrder(number, service.subscribe());
    expect(await change(number, 7, step("confirm"))).toBe("conflict");
    expect(await waiting()).toBe(0);
    await change(number, 0, step("confirm"));
    await change(number, 1, { kind: "take-back" });
    await send();
    expect(taken()).toEqual([]);
  });

  test("a session takes its subscription along, however it ends", async () => {
    const { database, phone, place, send, taken, subscribed, clock, subscriptions, service } = await openTestPush(kind);
    const sessions = createSessionStore(database);
    const people = createPeopleStore(database);
    const [first, second] = [await phone("Sana"), await phone("Hira")];
    await phone("Bilal", "helper");
    await sessions.end(first);
    await sessions.endDevice(second);
    const bilal = await people.findByName("Bilal");
    await people.remove(bilal?.id ?? "");
    expect(await subscribed()).toBe(0);
    const last = await phone("Zoya");
    const zoya = await people.findByName("Zoya");
    await people.setPassword(zoya?.id ?? "", "a new one", "");
    expect(await subscribed()).toBe(0);
    expect(await subscriptions.hasSession(last)).toBe(false);

    // Somebody else signs in on the same phone.
    const [mine, hers] = [await phone("Mina"), await phone("Noor")];
    const same = service.subscribe();
    await subscriptions.addSession(mine, same);
    await subscriptions.addSession(hers, same);
    await place();
    await send();
    expect(taken()).toHaveLength(1);
    // A session that wasn't used for two weeks has run out.
    clock.now += 15 * 24 * 60 * 60 * 1000;
    await place();
    await send();
    expect(taken()).toEqual([]);
  });

  test("a forgotten customer's and a finished order's subscriptions go", async () => {
    const { database, place, change, service, subscriptions, subscribed, clock } = await openTestPush(kind);
    const outbox = createPushOutbox(database);
    const forgotten = await place();
    await subscriptions.addOrder(forgotten, service.subscribe());
    await createOrderRecords(database).forget(forgotten, { by: "desk", name: "Sana" }, clock.now);
    expect(await subscribed()).toBe(0);
    expect(await subscriptions.addOrder(forgotten, service.subscribe())).toBe(false);

    const number = await place();
    await subscriptions.addOrder(number, service.subscribe());
    await change(number, 0, step("cancel"));
    expect(await subscriptions.addOrder(number, service.subscribe())).toBe(false);
    const day = 24 * 60 * 60 * 1000;
    await outbox.clean(clock.now + 6 * day);
    expect(await subscribed()).toBe(1);
    await outbox.clean(clock.now + 8 * day);
    expect(await subscribed()).toBe(0);
  });

  test("one order has room for ten phones; the oldest makes room", async () => {
    const { place, service, subscriptions, subscribed, change, send, taken } = await openTestPush(kind);
    const number = await place();
    for (let count = 0; count < 12; count++) await subscriptions.addOrder(number, service.subscribe());
    expect(await subscribed()).toBe(10);
    // One of them has had enough.
    await subscriptions.removeOrder(number, `${service.origin}/push/12`);
    await change(number, 0, step("confirm"));
    const { length: asked } = service.asked;
    await send();
    expect(taken()).toHaveLength(9);
    expect(service.asked.slice(asked).sort().includes(`${service.origin}/push/1`)).toBe(false);
  });

  test("a phone gets a first message; an endpoint that isn't a push service's is refused", async () => {
    const { phone, phoneNews, service, send, taken } = await openTestPush(kind);
    const session = await phone("Sana");
    const news = phoneNews(session);
    await news.end();
    expect(await news.isOn()).toBe(false);
    const { p256dh, auth } = newBrowser().subscription;
    expect(await news.begin({ endpoint: "https://10.0.0.1/admin", p256dh, auth })).toBe("refused");
    expect(await news.isOn()).toBe(false);
    expect(await news.begin(service.subscribe())).toBe("told");
    expect(await news.isOn()).toBe(true);
    await send();
    expect(taken()).toEqual(["New orders will look like this.: This phone is told"]);
    // The browser's subscription was renewed: no message for that.
    await news.renew(service.subscribe());
    await send();
    expect(taken()).toEqual([]);
    expect(await news.key()).toMatch(/^B[\w-]{86}$/);
  });

  test("an e-mail that doesn't get through for minutes is said once, without a sound", async () => {
    const { database, behave, tick, numbers } = await openTestOutbox(kind, 1);
    await giveKey(database, "Sana");
    const { id } = await database.db.selectFrom("desk_sessions").select("id").executeTakeFirstOrThrow();
    const { p256dh, auth } = newBrowser().subscription;
    await createSubscriptionStore(database, Date.now).addSession(id, { endpoint: "https://a.example/1", p256dh, auth });
    // The outbox' clock is a year back.
    const at = Date.UTC(2025, 10, 15);
    await database.transact((trx) => trx.updateTable("desk_sessions").set({ created_at: at, used_at: at }).execute());
    behave(() => ({ outcome: "unavailable", problem: "503" }));
    await tick(20);
    const payloads = async () => {
      const rows = await database.db.selectFrom("push_messages").select("payload").execute();
      return rows.map(({ payload }) => JSON.parse(payload));
    };
    expect(await payloads()).toEqual([]);
    await tick(200);
    expect(await payloads()).toEqual([
      {
        ...{ title: "An e-mail isn’t getting through", body: numbers[0], tag: "alert mail", renotify: false },
        path: "/desk/orders?work=mail",
      },
    ]);
  });
});

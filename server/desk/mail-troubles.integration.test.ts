import { describe, expect, test } from "vitest";
import { sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import { createOrderStore } from "../orders/order-store.ts";
import type { Delivery } from "../outbox/emailjs.ts";
import { createOutboxStore } from "../outbox/outbox-store.ts";
import { createSendNext } from "../outbox/worker.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const noon = Date.UTC(2026, 10, 15, 7);
const never = new AbortController().signal;

describe.each(databaseKinds)("%s", (kind) => {
  /** An order in a shop whose e-mail service answers mails to the seller and to shoppers as the test sets it. */
  async function openDesk(answers: { seller: Delivery; shopper: Delivery }) {
    const database = await openTestDatabase(kind);
    const clock = { now: noon };
    const entry = newOrder({ createdAt: noon });
    await createOrderStore(database, { writesToShoppers: true }).add(entry);
    const desk = createOrderDesk({ database, now: () => clock.now, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    const store = createOutboxStore(database, [...sellerNews, ...shopperNews]);
    const step = createSendNext({
      store,
      send: async () => answers.seller,
      sendNews: async () => answers.shopper,
      now: () => clock.now,
      random: () => 0,
      log: silent,
      metrics: { mail() {} },
    });
    const tick = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await step(never);
        clock.now += 1_000;
      }
    };
    const { number } = entry.order;
    const troubles = async () => (await desk.find(number))?.mailTroubles;
    /** The orders that Today and the list count as not getting through. */
    const listed = async () => {
      const { rows } = await desk.list({ work: "mail" });
      const { waiting } = await desk.waiting();
      expect(waiting.find(({ work }) => work === "mail")?.count ?? 0).toBe(rows.length);
      return rows.map((row) => row.number);
    };
    const waiting = async () => (await store.status(clock.now)).waiting;
    return { answers, desk, number, tick, troubles, listed, waiting };
  }

  const accepted: Delivery = { outcome: "accepted" };
  const unknownKey: Delivery = { outcome: "refused", problem: "400 The Public Key is invalid" };
  const badAddress: Delivery = { outcome: "undeliverable", problem: "422 The recipients address is corrupted" };

  test("an e-mail that was refused twice is shown as a problem; retried, it is sent", async () => {
    const { answers, desk, number, tick, troubles, listed, waiting } = await openDesk({
      seller: unknownKey,
      shopper: accepted,
    });
    await tick(2);
    expect(await listed()).toEqual([]);
    await tick(3);
    const told = { mail: "order", news: undefined, attempts: 2, problem: unknownKey.problem, isFinal: false };
    expect(await troubles()).toEqual([told]);
    expect(await listed()).toEqual([number]);
    answers.seller = accepted;
    await desk.settleMail(number, "order", "retry");
    expect(await listed()).toEqual([]);
    await tick(6);
    expect(await waiting()).toBe(0);
    expect(await desk.find(number)).toMatchObject({ mailedAt: expect.any(Number), mailTroubles: [] });
  });

  test("a dismissed e-mail isn't sent any more", async () => {
    const { answers, desk, number, tick, troubles, waiting } = await openDesk({
      seller: unknownKey,
      shopper: accepted,
    });
    await tick(5);
    await desk.settleMail(number, "order", "give-up");
    answers.seller = accepted;
    await tick(10);
    expect(await troubles()).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(await desk.find(number)).toMatchObject({ mailedAt: null });
  });

  test("an address that the service refuses for good is shown at once, until it is dismissed or retried", async () => {
    const { answers, desk, number, tick, troubles, listed } = await openDesk({ seller: accepted, shopper: badAddress });
    await tick(3);
    const [told] = (await troubles()) ?? [];
    expect(told).toMatchObject({ news: "placed", attempts: 1, problem: badAddress.problem, isFinal: true });
    expect(await listed()).toEqual([number]);
    await desk.settleMail("NQ-0000-00", told?.mail ?? "", "give-up");
    expect(await listed()).toEqual([number]);
    await desk.settleMail(number, told?.mail ?? "", "retry");
    expect(await troubles()).toEqual([]);
    await tick(3);
    expect(await troubles()).toMatchObject([{ isFinal: true }]);
    await desk.settleMail(number, told?.mail ?? "", "give-up");
    answers.shopper = accepted;
    await tick(3);
    expect(await listed()).toEqual([]);
  });
});

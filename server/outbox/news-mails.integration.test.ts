import { describe, expect, test } from "vitest";
import { sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import { order } from "../../shop/testing/orders.ts";
import { addOrderKey, isKeyOf } from "../orders/order-keys.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { type AskedStep, type StepParts, takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { startEmailService } from "../testing/email-service.ts";
import { shopperTemplate } from "../testing/fake-email-service.ts";
import { newOrder } from "../testing/orders.ts";
import { createMailer, createNewsMailer } from "./emailjs.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createSendNext } from "./worker.ts";

const never = new AbortController().signal;
const minute = 60_000;
const day = 86_400_000;
const her = "ayesha.rahman@example.com";

describe.each(databaseKinds)("%s", (kind) => {
  /** An order in a shop that writes to shoppers, or doesn't, with the fake e-mail service. */
  async function openShop({ writesToShoppers = true, email = her } = {}) {
    const database = await openTestDatabase(kind);
    const { db } = database;
    const service = await startEmailService();
    const clock = { now: Date.UTC(2026, 10, 15, 7) };
    const now = () => clock.now;
    const customer = { ...order().customer, email };
    const entry = newOrder({ createdAt: clock.now, payment: "online", customer });
    const { number } = entry.order;
    await createOrderStore(database, { writesToShoppers }).add(entry);
    const keys = { publicKey: "public", serviceId: "service", templateId: "template", privateKey: undefined };
    const settings = {
      ...keys,
      origin: service.origin,
      shopperTemplateId: shopperTemplate,
      alertTemplateId: undefined,
    };
    const store = createOutboxStore(database, [...sellerNews, ...(writesToShoppers ? shopperNews : [])]);
    const newLink = async (of: string) =>
      `https://naqsh.pk/order/${of}/${await addOrderKey(database, of, "mail", now())}`;
    const sendNext = createSendNext({
      store,
      send: createMailer(settings, "Naqsh"),
      sendNews: createNewsMailer(settings, () => ({ name: "Naqsh", email: "salam@naqsh.pk", newLink })),
      now,
      random: () => 0,
      log: silent,
      metrics: { mail() {} },
    });
    const tick = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await sendNext(never);
        clock.now += 1_000;
      }
    };
    const parts: StepParts = { ...database, makeBy: () => null, now, writesToShoppers };
    let revision = 0;
    const take = async (
      change: AskedStep["change"],
      by: "desk" | "shopper" = "desk",
      more: Partial<AskedStep> = {},
    ) => {
      const actor = by === "desk" ? ({ by, name: "Sana" } as const) : ({ by } as const);
      const answer = await takeStep(parts, { number, change, revision, actor, ...more });
      expect(answer.outcome).toBe("done");
      revision += 1;
    };
    const toStep = (name: "confirm" | "make" | "pack" | "send" | "cancel" | "reopen") =>
      ({ kind: "step", step: name }) as const;
    /** The template and the first words of each mail that was taken. */
    const taken = () =>
      service.accepted.map(({ body, message }) => {
        const { template_id, template_params } = JSON.parse(body);
        const to = template_id === shopperTemplate ? template_params.to_email : "seller";
        return [to, message.split("\n").find((line) => /NQ-|SHOPPER|SCREENSHOT/.test(line))];
      });
    return { database, db, service, store, clock, number, tick, take, toStep, taken };
  }

  test("the shopper is told once that the order is placed and sent, each time with a working link", async () => {
    const { db, service, number, tick, take, toStep, taken, store, clock } = await openShop();
    await tick(3);
    for (const step of ["confirm", "make", "pack"] as const) await take(toStep(step));
    await take(toStep("send"), "desk", { courier: "TCS", tracking: "779 044" });
    await tick(3);
    expect(taken()).toEqual([
      ["seller", `ORDER ${number}`],
      [her, `Shukriya. We have your order ${number}. Send your payment, and we call or message you to confirm.`],
      [her, `Your order ${number} is on its way.`],
    ]);
    expect(service.faults).toEqual([]);
    const links = service.accepted.slice(1).map(({ message }) => /\/order\/\S+\/(\S+)/.exec(message)?.[1] ?? "");
    expect(new Set(links).size).toBe(2);
    for (const key of links) expect(await isKeyOf(db, number, key)).toBe(true);
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
  });

  test("a change that is undone before its mail is sent isn't mailed; done again it is, once", async () => {
    const { number, tick, take, toStep, taken } = await openShop();
    await tick(3);
    const cancel = () => take(toStep("cancel"));
    await cancel();
    await take({ kind: "take-back" });
    await tick(2);
    expect(taken()).toHaveLength(2);
    await cancel();
    await tick(2);
    await take(toStep("reopen"));
    await cancel();
    await tick(3);
    expect(taken().slice(2)).toEqual([
      [her, `Your order ${number} is cancelled. Nothing is sent, and nothing is to be paid.`],
    ]);
  });

  test("the seller is told of a screenshot and of a shopper's cancellation, the shopper of the cancellation", async () => {
    const { service, number, tick, take, toStep, taken } = await openShop();
    await tick(3);
    await take({ kind: "money", step: "claim" }, "shopper");
    await tick(2);
    await take(toStep("cancel"), "shopper", { reason: "The wedding moved." });
    await tick(3);
    expect(taken().slice(2)).toEqual([
      ["seller", "PAYMENT SCREENSHOT ADDED"],
      ["seller", "CANCELLED BY THE SHOPPER"],
      [her, `Your order ${number} is cancelled. If your Rs 105,650.00 has reached us, we send it back to your wallet.`],
    ]);
    expect(service.accepted[3]?.message).toContain("Why:\n  > The wedding moved.\n");
    expect(service.faults).toEqual([]);
  });

  test("without the shopper template nothing is queued for the shopper", async () => {
    const { db, tick, take, toStep, taken } = await openShop({ writesToShoppers: false });
    await take(toStep("cancel"));
    await tick(4);
    expect(await db.selectFrom("news_mails").selectAll().execute()).toEqual([]);
    expect(taken()).toHaveLength(1);
  });

  test("after an outage of a day all mails arrive in order, and at most 20 keys were made for links", async () => {
    const { db, service, clock, number, tick, take, toStep, taken } = await openShop();
    service.behave({ status: 503, text: "" });
    await take(toStep("cancel"), "shopper");
    for (let hour = 0; hour < 60; hour++) {
      await tick(1);
      clock.now += day / 24;
    }
    service.behave("accept");
    await tick(6);
    expect(taken()).toEqual([
      ["seller", `ORDER ${number}`],
      ["seller", "CANCELLED BY THE SHOPPER"],
      [her, `Shukriya. We have your order ${number}. Send your payment, and we call or message you to confirm.`],
      [her, `Your order ${number} is cancelled. Nothing is sent, and nothing is to be paid.`],
    ]);
    const keys = await db.selectFrom("order_keys").select("purpose").where("purpose", "=", "mail").execute();
    expect(keys.length).toBeLessThanOrEqual(20);
  });

  test("an invalid e-mail address gets no mail; the order is taken, and the seller told", async () => {
    const { db, tick, take, toStep, taken, number } = await openShop({ email: "x" });
    await take(toStep("cancel"));
    expect(await db.selectFrom("news_mails").selectAll().execute()).toEqual([]);
    await tick(3);
    expect(taken()).toEqual([["seller", `ORDER ${number}`]]);
  });

  test("mails that an earlier release queued for an invalid address are dropped", async () => {
    const { database, db, tick, taken } = await openShop();
    await database.transact((trx) => trx.updateTable("orders").set({ email: "x" }).execute());
    await tick(3);
    expect(taken()).toHaveLength(1);
    expect(await db.selectFrom("news_mails").selectAll().execute()).toEqual([]);
  });

  test("an address that the service rejects is tried once, and delays nobody", async () => {
    const { db, service, tick, take, toStep, store, clock } = await openShop();
    await tick(1);
    service.behave({ status: 422, text: "The recipients address is corrupted" });
    await tick(1);
    service.behave("accept");
    await take(toStep("cancel"), "shopper");
    await tick(3);
    expect(service.received.map(({ message }) => /cancelled|CANCELLED|ORDER|Shukriya/.exec(message)?.[0])).toEqual([
      "ORDER",
      "Shukriya",
      "CANCELLED",
      "cancelled",
    ]);
    clock.now += day;
    await tick(3);
    expect(service.received).toHaveLength(4);
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
    expect(await db.selectFrom("undeliverable_mails").select("order_number").execute()).toHaveLength(1);
  });

  test("the seller is told of repeated screenshots once an hour, the last one included", async () => {
    const { clock, tick, take, taken, store } = await openShop();
    await tick(3);
    const before = taken().length;
    const sendScreenshot = () => take({ kind: "money", step: "claim" }, "shopper");
    for (let count = 0; count < 5; count++) {
      await sendScreenshot();
      await tick(2);
    }
    expect(taken()).toHaveLength(before + 1);
    expect(await store.status(clock.now)).toEqual({ waiting: 0, oldestMs: 0 });
    clock.now += 60 * minute;
    await tick(3);
    expect(taken().slice(before)).toEqual([
      ["seller", "PAYMENT SCREENSHOT ADDED"],
      ["seller", "PAYMENT SCREENSHOT ADDED"],
    ]);
    await take({ kind: "money", step: "not-received" });
    clock.now += 10 * minute;
    await sendScreenshot();
    await take({ kind: "money", step: "receive" });
    clock.now += 60 * minute;
    await tick(3);
    expect(taken()).toHaveLength(before + 2);
  });

  test("cancelling the order of a forgotten customer sends no mail", async () => {
    const { database, db, number, clock, tick, take, toStep, taken } = await openShop();
    await tick(3);
    await createOrderRecords(database).forget(number, { by: "desk", name: "Sana" }, clock.now);
    await take(toStep("cancel"));
    expect(await db.selectFrom("news_mails").select("kind").where("sent_at", "is", null).execute()).toEqual([]);
    await tick(3);
    expect(taken()).toHaveLength(2);
  });

  test("forgetting a customer deletes her mails, keys and screenshot", async () => {
    const { database, db, number, clock, tick, taken } = await openShop();
    await tick(1);
    const proof = { order_number: number, added_at: clock.now, type: "image/webp", bytes: new Uint8Array([1]) };
    await database.transact((trx) => trx.insertInto("order_proofs").values(proof).execute());
    await createOrderRecords(database).forget(number, { by: "desk", name: "Sana" }, clock.now);
    await tick(3);
    expect(taken()).toHaveLength(1);
    for (const table of ["news_mails", "order_keys", "order_proofs"] as const)
      expect(await db.selectFrom(table).select("order_number").execute()).toEqual([]);
    expect(await db.selectFrom("orders").select("page_key_hash").execute()).toEqual([{ page_key_hash: "" }]);
  });
});

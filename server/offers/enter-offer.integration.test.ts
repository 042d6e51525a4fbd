import { describe, expect, test } from "vitest";
import { form } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { databaseKinds } from "../testing/databases.ts";
import { openOfferDesk } from "../testing/offer-desk.ts";

describe.each(databaseKinds)("an offer's order, entered at the desk, on %s", (kind) => {
  test("an address is entered without an e-mail, once, and the next form knows where it came from", async () => {
    const { database, desk, offers, make, entry } = await openOfferDesk(kind);
    expect(await offers.lastSource()).toBeUndefined();
    const { id } = await make();
    const asked = entry({ payment: "online" });
    const [first, second] = await Promise.all([offers.enter(id, asked), offers.enter(id, asked)]);
    expect(first).toMatchObject({ outcome: "entered", number: expect.stringMatching(/^NQ-/) });
    expect(second).toEqual(first);
    const number = first.outcome === "entered" ? first.number : "";
    const orders = await database.db.selectFrom("orders").selectAll().execute();
    expect(orders).toMatchObject([{ number, email: "", source: "instagram", money: "due", payment: "online" }]);
    const taken = { outcome: "refused", errors: [{ field: "offer", reason: "offer-taken" }], takenBy: number };
    expect(await offers.enter(id, { ...asked, total: 1 })).toEqual(taken);
    expect(await offers.enter(id, entry())).toEqual(taken);
    expect(await offers.lastSource()).toBe("instagram");
    expect(await offers.find(id)).toMatchObject({ state: "taken", takenBy: number, takenAt: desk.now() });
  });

  test("paid ones and others are stored in any order of their coming", async () => {
    const { database, desk, offers, make, entry } = await openOfferDesk(kind);
    for (const isPaid of [true, false, true]) {
      const { id } = await make();
      expect(await offers.enter(id, entry({ payment: "online", isPaid }))).toMatchObject({ outcome: "entered" });
      desk.wait(1000);
    }
    const orders = await database.db.selectFrom("orders").select(["money", "received"]).orderBy("created_at").execute();
    const paid = { money: "received", received: 100_600 };
    expect(orders).toEqual([paid, { money: "due", received: 0 }, paid]);
  });

  test("forgetting the customer of its order forgets the offer's, too", async () => {
    const { database, desk, offers, terms, make, entry } = await openOfferDesk(kind);
    const { id } = await make();
    const entered = await offers.enter(id, entry());
    const number = entered.outcome === "entered" ? entered.number : "";
    await createOrderRecords(database).forget(number, { by: "desk", name: "Sana" }, desk.now());
    const [row] = await database.db.selectFrom("offers").selectAll().execute();
    expect(row?.search).toBe("");
    expect(JSON.parse(row?.terms ?? "")).toEqual({ ...terms, name: "", phone: "", note: "" });
    expect(await offers.find(id)).toMatchObject({ state: "taken", takenBy: number, name: "" });
  });

  test("a shopper without an e-mail address gets none; the seller's is written", async () => {
    const { database, offers, make, entry } = await openOfferDesk(kind);
    const [without, withAddress] = [await make(), await make()];
    await offers.enter(without.id, entry());
    const entered = await offers.enter(withAddress.id, entry({ customer: { ...entry().customer, email: form.email } }));
    const number = entered.outcome === "entered" ? entered.number : "";
    const news = await database.db.selectFrom("news_mails").select(["order_number", "kind"]).execute();
    expect(news).toEqual([{ order_number: number, kind: "placed" }]);
    expect(await database.db.selectFrom("outbox").select("order_number").execute()).toHaveLength(2);
  });

  test("what the shop asks of a shopper is asked at the desk, and nothing is stored", async () => {
    const { database, offers, make, entry } = await openOfferDesk(kind);
    const { id } = await make();
    const customer = { name: " ", email: "", address: "", city: "Lahore", phone: "" };
    expect(await offers.enter(id, entry({ customer }))).toEqual({
      outcome: "refused",
      takenBy: null,
      errors: ["name", "address", "phone"].map((field) => ({ field: `customer.${field}`, reason: "empty" })),
    });
    expect(await offers.enter(id, entry({ choices: [] }))).toMatchObject({
      errors: [{ field: "lines.1.size", reason: "missing-choice" }],
    });
    expect(await offers.enter(999, entry())).toEqual({ outcome: "unknown" });
    await createStockStore(database).set(1, { "": 0 });
    expect(await offers.enter(id, entry())).toMatchObject({ errors: [{ field: "lines.0", reason: "sold-out" }] });
    expect(await offers.find(id)).toMatchObject({ state: "open" });
    expect(await database.db.selectFrom("orders").select("number").execute()).toEqual([]);
  });
});

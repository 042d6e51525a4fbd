import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { AskedEntry, OfferDesk } from "../../shop/offer/offer-desk.ts";
import { form } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Database } from "../database/open-database.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { openTestDesk, type TestDesk } from "../testing/desk.ts";
import { findOfferByKey } from "./offer-store.ts";

const hour = 60 * 60 * 1000;
const every = { state: undefined, q: "" };

describe.each(databaseKinds)("offers at the desk on %s", (kind) => {
  let database: Database;
  let desk: TestDesk;
  let offers: OfferDesk;
  let terms: OfferTerms;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    desk = openTestDesk(database);
    const cookie = await desk.enter("Sana");
    offers = (await desk.signedIn(cookie)).offers;
    terms = {
      lines: [
        { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
        { id: 98, quantity: 1, agreed: 4600 },
        { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "Emerald", pictures: [] } },
      ],
      delivery: 0,
      until: desk.now() + 24 * hour,
      note: "As agreed.",
      name: "Ayesha Rahman",
      phone: "0321 5557890",
      advance: 0,
    };
  });

  afterEach(() => database.close());

  async function make(changes: Partial<OfferTerms> = {}) {
    const made = await offers.make(randomUUID(), { ...terms, ...changes });
    if (made.outcome !== "made") throw new Error(JSON.stringify(made.faults));
    return made;
  }

  const entry = (changes: Partial<AskedEntry> = {}): AskedEntry => {
    const { name, address, city, phone } = form;
    return {
      key: randomUUID(),
      customer: { name, address, city, phone, email: "" },
      choices: [{}, { size: "17" }, {}],
      payment: "cod",
      isPaid: false,
      source: "instagram",
      total: 100_600,
      ...changes,
    };
  };

  test("an offer is made once, and its link is shown once", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([offers.make(key, terms), offers.make(key, terms)]);
    const links = [first, second].flatMap((made) => (made.outcome === "made" && made.link ? [made.link] : []));
    expect(links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/offer\/[\w-]{22}$/)]);
    const linkKey = links[0]?.split("/").at(-1) ?? "";
    expect(await findOfferByKey(database.db, linkKey)).toMatchObject({ terms, madeBy: "Sana", revision: 0 });
    desk.wait(48 * hour);
    expect(await offers.make(key, terms)).toMatchObject({ outcome: "made", link: undefined });
    const [row] = await database.db.selectFrom("offers").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(linkKey);
  });

  test("terms are checked whatever was sent", async () => {
    expect(await offers.make(randomUUID(), { ...terms, lines: [] })).toEqual({
      outcome: "refused",
      faults: [{ field: "lines", reason: "empty" }],
    });
    const own = { name: "Jhoomar", words: "", pictures: ["pictureNameOf22Letters"] };
    expect(await offers.make(randomUUID(), { ...terms, lines: [{ quantity: 1, agreed: 1, own }] })).toEqual({
      outcome: "refused",
      faults: [{ field: "lines.0.own.pictures.0", reason: "unknown-picture" }],
    });
    expect(await offers.make("", terms)).toMatchObject({ outcome: "refused", faults: [{ field: "key" }] });
    expect(await database.db.selectFrom("offers").select("id").execute()).toEqual([]);
  });

  test("offers are listed by state, found by piece, name and phone, and paged", async () => {
    const open = await make();
    const withdrawn = await make({ name: "", phone: "" });
    const ranOut = await make({ name: "Kiran Javed", phone: "+92 300 7654321", until: desk.now() + hour });
    const taken = await make({ lines: terms.lines.slice(2), name: "" });
    await offers.withdraw(withdrawn.id, 0);
    await offers.enter(taken.id, entry({ choices: [{}], total: 12_000 }));
    desk.wait(hour);
    const page = await offers.list(every);
    expect(page.rows.map(({ id, state }) => [id, state])).toEqual([
      [taken.id, "taken"],
      [ranOut.id, "run-out"],
      [withdrawn.id, "withdrawn"],
      [open.id, "open"],
    ]);
    expect(page).toMatchObject({ next: undefined, counts: { open: 1, taken: 1, "run-out": 1, withdrawn: 1 } });
    expect(await offers.countOpen()).toBe(1);
    expect(page.rows.at(-1)).toMatchObject({
      name: "Ayesha Rahman",
      pieces: ["Aina", "Gauhar", "Green jhoomar"],
      pictures: [{ name: "1-hero" }, { name: "98-hero" }],
      total: 100_600,
    });
    const found = async (q: string) => (await offers.list({ state: undefined, q })).rows.map(({ id }) => id);
    expect(await found("kiran")).toEqual([ranOut.id]);
    expect(await found("0300-7654321")).toEqual([ranOut.id]);
    expect(await found("AYESHA jhoomar")).toEqual([open.id]);
    expect(await found("platinum")).toEqual([]);
    expect(await found("100%\u0000")).toEqual([]);
    for (const state of ["open", "taken", "run-out", "withdrawn"] as const)
      expect((await offers.list({ state, q: "" })).rows.map((row) => row.state)).toEqual([state]);
  });

  test("pages follow each other without gaps, even when offers are made at the same time", async () => {
    for (let count = 0; count < 53; count++) await make();
    const first = await offers.list(every);
    const second = await offers.list(every, first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, undefined]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53);
  });

  test("a change keeps the link; of two at once one is done, and the other sees it", async () => {
    const { id, link } = await make();
    const changes = [80_000, 81_000].map((agreed) => ({
      ...terms,
      lines: [{ id: 1, quantity: 1, agreed, withDupatta: true }],
    }));
    const answers = await Promise.all(changes.map((changed) => offers.change(id, 0, changed)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "done"]);
    const done = changes[answers.findIndex(({ outcome }) => outcome === "done")];
    expect(answers.find(({ outcome }) => outcome === "conflict")).toMatchObject({
      offer: { revision: 1, terms: done },
    });
    expect(await findOfferByKey(database.db, link?.split("/").at(-1) ?? "")).toMatchObject({ id, terms: done });
    expect(await offers.change(id, 1, done ?? terms)).toEqual({ outcome: "unchanged" });
    expect(await offers.change(id, 1, { ...terms, delivery: -1 })).toMatchObject({ outcome: "refused" });
    expect(await offers.change(999, 0, terms)).toEqual({ outcome: "unknown" });
    expect(await offers.change(Number.NaN, 0, terms)).toEqual({ outcome: "unknown" });
  });

  test("a withdrawn offer stays so; a run-out one can't be changed", async () => {
    const { id } = await make();
    expect(await offers.withdraw(id, 0)).toEqual({ outcome: "done" });
    expect(await offers.withdraw(id, 0)).toEqual({ outcome: "unchanged" });
    expect(await offers.change(id, 1, terms)).toEqual({ outcome: "over", state: "withdrawn", takenBy: null });
    const other = await make({ until: desk.now() + hour });
    desk.wait(hour);
    expect(await offers.change(other.id, 0, terms)).toMatchObject({ outcome: "over", state: "run-out" });
    expect(await offers.withdraw(other.id, 0)).toMatchObject({ outcome: "over", state: "run-out" });
  });

  test("a change against an order: either the order has the new prices, or the change comes too late", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await make();
      const changed = { ...terms, delivery: 250 };
      const [entered, answer] = await Promise.all([offers.enter(id, entry()), offers.change(id, 0, changed)]);
      const after = await offers.find(id);
      if (entered.outcome === "entered") {
        expect(answer).toEqual({ outcome: "over", state: "taken", takenBy: entered.number });
        expect(after).toMatchObject({ state: "taken", terms, takenBy: entered.number });
      } else {
        expect(entered).toMatchObject({ errors: [{ field: "total", reason: "price-changed", detail: "100850" }] });
        expect([answer.outcome, after?.state, after?.terms]).toEqual(["done", "open", changed]);
      }
    }
  });

  test("withdrawing against an order: one of the two wins", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await make();
      const [entered, answer] = await Promise.all([offers.enter(id, entry()), offers.withdraw(id, 0)]);
      if (entered.outcome === "entered") expect(answer).toMatchObject({ outcome: "over", takenBy: entered.number });
      else {
        expect(answer).toEqual({ outcome: "done" });
        expect(entered).toMatchObject({ errors: [{ field: "offer", reason: "offer-withdrawn" }], takenBy: null });
      }
    }
  });

  test("an address is entered without an e-mail, once, and the next form knows where it came from", async () => {
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

  test("what the shop asks of a shopper is asked at the desk, and nothing is stored", async () => {
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

  test("pieces to choose from have their price of now, picture and choices", () => {
    const pieces = offers.pieces();
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.find(({ id }) => id === 98)).toMatchObject({ name: "Gauhar", sizes: expect.arrayContaining(["17"]) });
    expect(offers.shop).toMatchObject({ name: "Naqsh", message: expect.stringContaining("{offer}") });
  });
});

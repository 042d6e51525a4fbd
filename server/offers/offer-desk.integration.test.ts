import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import { openOfferDesk } from "../testing/offer-desk.ts";
import { findOfferByKey } from "./offer-store.ts";

const hour = 60 * 60 * 1000;
const every = { state: undefined, q: "" };

describe.each(databaseKinds)("offers at the desk on %s", (kind) => {
  test("an offer is made once, and its link is shown once", async () => {
    const { database, desk, offers, terms } = await openOfferDesk(kind);
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
    const { database, offers, terms } = await openOfferDesk(kind);
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
    const { desk, offers, terms, make, entry } = await openOfferDesk(kind);
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
    const { offers, make } = await openOfferDesk(kind);
    for (let count = 0; count < 53; count++) await make();
    const first = await offers.list(every);
    const second = await offers.list(every, first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, undefined]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53);
  });

  test("a change keeps the link; of two at once one is done, and the other sees it", async () => {
    const { database, offers, terms, make } = await openOfferDesk(kind);
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
    const { desk, offers, terms, make } = await openOfferDesk(kind);
    const { id } = await make();
    expect(await offers.withdraw(id, 0)).toEqual({ outcome: "done" });
    expect(await offers.withdraw(id, 0)).toEqual({ outcome: "unchanged" });
    expect(await offers.change(id, 1, terms)).toEqual({ outcome: "over", state: "withdrawn", takenBy: null });
    const other = await make({ until: desk.now() + hour });
    desk.wait(hour);
    const late = { ...terms, until: desk.now() };
    expect(await offers.change(other.id, 0, late)).toMatchObject({ outcome: "over", state: "run-out" });
    expect(await offers.withdraw(other.id, 0)).toMatchObject({ outcome: "over", state: "run-out" });
  });

  test("a change against an order: either the order has the new prices, or the change comes too late", async () => {
    const { offers, terms, make, entry } = await openOfferDesk(kind);
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
    const { offers, make, entry } = await openOfferDesk(kind);
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

  test("pieces to choose from have their price of now, picture and choices", async () => {
    const { offers } = await openOfferDesk(kind);
    const pieces = offers.pieces();
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.find(({ id }) => id === 98)).toMatchObject({ name: "Gauhar", sizes: expect.arrayContaining(["17"]) });
    expect(offers.shop).toMatchObject({ name: "Naqsh", message: expect.stringContaining("{offer}") });
  });
});

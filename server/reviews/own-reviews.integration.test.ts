import { describe, expect, onTestFinished, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import type { SentReview } from "../../shop/review/own-review.ts";
import { createEditions } from "../catalogue/editions.ts";
import { followEditions } from "../catalogue/follow-editions.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { createFollower } from "../follow/order-follower.ts";
import { forgetCustomer } from "../orders/forget-customer.ts";
import { takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { createReviewDesk } from "./review-desk.ts";
import { readPublishedPhoto } from "./review-photos.ts";

const day = 24 * 60 * 60 * 1000;
const delivered = Date.UTC(2026, 10, 14, 7);

const png = (last: number) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, last]);
const typed = { rating: "4", words: "Worn at my nikah.", name: "Ayesha", city: "Lahore" };
const first: SentReview = { id: 1, seen: undefined, typed, keep: [], files: [] };

describe.each(databaseKinds)("%s", (kind) => {
  /** An order of Aina and Gauhar that was delivered six days ago. */
  async function openOrder() {
    const database = await openTestDatabase(kind);
    const editions = createEditions(fileSource);
    const { refresh, stop } = await followEditions({ database, editions, log: silent });
    onTestFinished(stop);
    let time = delivered;
    const now = () => time;
    const steps = { kind, transact: database.transact, now, makeBy: () => null };
    let decoded = 0;
    const open = createFollower({
      ...{ database, refresh, now, steps: () => steps, sold: (id) => editions.current().catalogue.product(id) },
      readPicture: async (bytes) => {
        decoded++;
        return bytes.at(-1) === 0 ? undefined : { type: "image/webp", width: 3, height: 4, bytes: bytes.slice(4) };
      },
    });
    const { order, pageKey, ...entry } = newOrder();
    await createOrderStore(database).add({ ...entry, order, pageKey });
    for (const [revision, step] of (["confirm", "pack", "send", "deliver"] as const).entries())
      await takeStep(steps, {
        ...{ number: order.number, revision, actor: { by: "desk", name: "Sana" } },
        ...{ change: { kind: "step", step }, courier: "TCS" },
      });
    const wait = (days: number) => {
      time = delivered + days * day;
    };
    wait(6);
    const { piece } = orderCatalogueFrom(editions.current(), "");
    const desk = createReviewDesk({ database, piece, refresh, now }, "Sana");
    const address = { number: order.number, key: pageKey };
    const mine = async () => (await open("a").reviews(order.number, pageKey)).find(({ id }) => id === 1)?.review;
    return {
      ...{ database, desk, address, mine, wait, steps, editions, follower: open("a"), decoded: () => decoded },
      list: () => open("a").reviews(order.number, pageKey),
      write: (change: Partial<SentReview> = {}) => open("a").writeReview(address, { ...first, ...change }),
      move: (move: "take-away" | "put-back", seen: number) => open("a").moveReview(address, { id: 1, seen, move }),
      shown: () => editions.current().reviews.get(1),
      events: () => database.db.selectFrom("review_events").select(["by", "what"]).orderBy("id").execute(),
    };
  }

  test("from the third day each piece is asked for; what is written waits, and only this order's key can", async () => {
    const { follower, list, write, address, wait, desk, events, shown } = await openOrder();
    wait(2);
    expect(await list()).toEqual([]);
    expect(await write()).toEqual({ ok: false, fault: "gone" });
    wait(3);
    expect(await list()).toEqual([
      { id: 1, name: "Aina" },
      { id: 98, name: "Gauhar" },
    ]);
    expect(await write({ id: 24 })).toEqual({ ok: false, fault: "gone" });
    const other = { ...address, key: "abcdefghijklmnopqrstuv" };
    expect(await follower.writeReview(other, first)).toEqual({ ok: false, fault: "unknown" });
    expect(await follower.reviews(other.number, other.key)).toEqual([]);
    expect(await desk.waiting()).toMatchObject({ count: 0 });

    expect(await write()).toEqual({ ok: true });
    expect(await desk.waiting()).toEqual({ count: 1, since: delivered + 3 * day });
    expect((await list())[0]?.review).toEqual({
      ...{ rating: 4, words: "Worn at my nikah.", name: "Ayesha", city: "Lahore" },
      ...{ stage: "waiting", revision: 0, photos: [], answer: "", reason: "" },
    });
    expect(shown()).toBeUndefined();
    expect(await events()).toEqual([{ by: "shopper", what: "written" }]);
  });

  test("sent twice, also at once, it is stored once; another tab's words are not overwritten", async () => {
    const { write, mine, events, decoded } = await openOrder();
    const both = { files: [png(1), png(2)] };
    expect(await Promise.all([write(both), write(both)])).toEqual([{ ok: true }, { ok: true }]);
    const before = decoded();
    expect(await write(both)).toEqual({ ok: true });
    expect(decoded()).toBe(before);
    expect((await mine())?.photos).toHaveLength(2);
    expect(await write({ typed: { ...typed, words: "Older." } })).toEqual({ ok: false, fault: "changed" });
    expect(await write({ seen: 1, typed: { ...typed, words: "Guessed." } })).toEqual({ ok: false, fault: "changed" });
    expect(await mine()).toMatchObject({ words: "Worn at my nikah.", revision: 0 });
    expect(await events()).toHaveLength(1);
  });

  test("photographs: some stay, some go, one that can't be read refuses all with its place", async () => {
    const { write, mine, follower, address, database } = await openOrder();
    await write({ files: [png(1), png(2), png(3)] });
    const [one = "", two = "", three = ""] = (await mine())?.photos.map(({ name }) => name) ?? [];
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(await write({ seen: 0, keep: [three, one, "not-hers"], files: [] })).toEqual({ ok: true });
    expect((await mine())?.photos.map(({ name }) => name)).toEqual([three, one]);
    expect(await write({ seen: 1, keep: [one], files: [png(5), png(0)] })).toMatchObject({
      ...{ fault: "unreadable", photo: 1 },
    });
    expect(await write({ seen: 1, files: [new TextEncoder().encode("<svg/>")] })).toMatchObject({
      ...{ fault: "not-a-picture", photo: 0 },
    });
    expect(await write({ seen: 1, keep: [one, three], files: [png(5), png(6)] })).toEqual({
      ...{ ok: false, fault: "too-many-photos" },
    });
    expect(await mine()).toMatchObject({ revision: 1, photos: [{ name: three }, { name: one }] });
    expect([...((await follower.reviewPhoto(address, one))?.bytes ?? [])]).toEqual([1]);
    expect(await follower.reviewPhoto(address, two)).toBeUndefined();
    expect(await follower.reviewPhoto({ ...address, key: "abcdefghijklmnopqrstuv" }, one)).toBeUndefined();
    expect(await readPublishedPhoto(database.db, one)).toBeUndefined();
  });

  test("published, changed, left out, taken away and put back: its page follows at once", async () => {
    const { write, mine, move, desk, shown, events, database, editions } = await openOrder();
    await write({ files: [png(1)] });
    const { id = 0 } = (await desk.list("waiting")).rows[0] ?? {};
    await desk.publish({ id, revision: 0 }, "Mubarak.");
    expect(shown()).toMatchObject([{ words: "Worn at my nikah.", name: "Ayesha", photos: [{ width: 3 }] }]);
    const name = (await mine())?.photos[0]?.name ?? "";
    expect(await readPublishedPhoto(database.db, name)).toMatchObject({ type: "image/webp" });

    // Unchanged it stays published; changed, it leaves the page until it was read again.
    expect(await write({ seen: 1, keep: [name] })).toEqual({ ok: true });
    expect(shown()).toHaveLength(1);
    expect(await write({ seen: 1, keep: [name], typed: { ...typed, rating: "5" } })).toEqual({ ok: true });
    expect(shown() ?? []).toEqual([]);
    expect(editions.current().catalogue.product(1)).not.toHaveProperty("rating");
    expect(await readPublishedPhoto(database.db, name)).toBeUndefined();
    expect(await desk.publish({ id, revision: 1 }, "")).toMatchObject({ outcome: "conflict" });
    await desk.leaveOut({ id, revision: 2 }, "It names another shop.");
    expect(await mine()).toMatchObject({ stage: "left-out", reason: "It names another shop.", rating: 5 });
    expect(await write({ seen: 3, keep: [name] })).toEqual({ ok: true });
    expect(await mine()).toMatchObject({ stage: "waiting", reason: "", revision: 4, answer: "Mubarak." });
    await desk.publish({ id, revision: 4 }, "Mubarak.");

    expect(await move("take-away", 3)).toEqual({ ok: false, fault: "changed" });
    expect(await move("take-away", 5)).toEqual({ ok: true });
    expect(await move("take-away", 5)).toEqual({ ok: true });
    expect(shown() ?? []).toEqual([]);
    expect(await write({ seen: 6 })).toEqual({ ok: false, fault: "changed" });
    expect(await move("put-back", 6)).toEqual({ ok: true });
    expect(await mine()).toMatchObject({ stage: "published", revision: 7 });
    expect(shown()).toMatchObject([{ words: "Worn at my nikah.", answer: "Mubarak." }]);
    expect((await events()).map(({ what }) => what)).toEqual([
      ...["written", "published", "changed", "left-out", "changed", "published", "taken-away", "put-back"],
    ]);
  });

  test("of an order that came back she can still change it or take it away, but write no new one", async () => {
    const { write, move, list, steps, address } = await openOrder();
    await write();
    const back = { actor: { by: "desk", name: "Sana" }, change: { kind: "step", step: "come-back" } } as const;
    await takeStep(steps, { number: address.number, revision: 4, ...back });
    expect(await list()).toMatchObject([{ id: 1, review: { stage: "waiting" } }]);
    expect(await write({ id: 98 })).toEqual({ ok: false, fault: "gone" });
    expect(await write({ seen: 0, typed: { ...typed, rating: "2" } })).toEqual({ ok: true });
    expect(await move("take-away", 1)).toEqual({ ok: true });
  });

  test("at most twenty changes and twenty photographs an hour", async () => {
    const { write } = await openOrder();
    const rewrite = (count: number) => write({ seen: count - 1, typed: { ...typed, words: `Take ${count}` } });
    expect(await write()).toEqual({ ok: true });
    for (let count = 1; count < 20; count++) expect(await rewrite(count)).toEqual({ ok: true });
    expect(await rewrite(20)).toEqual({ ok: false, fault: "too-many" });
    const other = await openOrder();
    const files = (count: number) => [png(3 * count + 1), png(3 * count + 2), png(3 * count + 3)];
    expect(await other.write({ files: files(0) })).toEqual({ ok: true });
    for (let count = 1; count < 6; count++)
      expect(await other.write({ seen: count - 1, files: files(count) })).toEqual({ ok: true });
    expect(await other.write({ seen: 5, files: files(6) })).toEqual({ ok: false, fault: "too-many" });
  });

  test("forgetting the customer takes name, city and photographs from every page", async () => {
    const { database, desk, write, shown, address, list, editions } = await openOrder();
    await write({ files: [png(1)] });
    await write({ id: 98, typed: { ...typed, words: "Ayesha’s ring" } });
    const [aina, gauhar] = (await desk.list("waiting")).rows.map(({ id }) => id);
    await desk.publish({ id: aina ?? 0, revision: 0 }, "");
    await database.transact((trx) =>
      trx
        .updateTable("reviews")
        .set({ stage: "taken-away" })
        .where("id", "=", gauhar ?? 0)
        .execute(),
    );
    const before = editions.current().number;
    await database.transact((trx) => forgetCustomer(trx, address.number, { by: "desk", name: "Sana" }, delivered));
    await expect.poll(shown, { timeout: 20_000 }).toMatchObject([{ name: "", city: "", photos: [], rating: 4 }]);
    expect(editions.current().number).toBeGreaterThan(before);
    const rows = await Promise.all([
      database.db.selectFrom("reviews").selectAll().execute(),
      database.db.selectFrom("review_photos").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ayesha|Lahore|webp/);
    expect(await list()).toEqual([]);
  });
});

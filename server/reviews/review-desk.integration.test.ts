import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { followEditions } from "../catalogue/follow-editions.ts";
import { openDatabase } from "../database/open-database.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { databaseKinds, emptyDatabase, silent } from "../testing/databases.ts";
import { addReview, rewriteReview } from "../testing/reviews.ts";
import { createReviewDesk } from "./review-desk.ts";

const noon = Date.UTC(2026, 10, 18, 7);

describe.each(databaseKinds)("%s", (kind) => {
  /** Two servers on one database. */
  async function openDesks() {
    const settings = await emptyDatabase(kind);
    const open = async (name: string) => {
      const database = await openDatabase(settings, silent);
      onTestFinished(database.close);
      const editions = createEditions(fileSource);
      const { refresh, stop } = await followEditions({ database, editions, log: silent });
      onTestFinished(stop);
      const { piece } = orderCatalogueFrom(editions.current(), "");
      const desk = createReviewDesk({ database, piece, refresh, now: () => noon }, name);
      return { database, desk, current: editions.current };
    };
    return { sana: await open("Sana"), bilal: await open("Bilal") };
  }

  test("a published review stands in every server's edition, with the piece's rating, until it is taken back", async () => {
    const { sana, bilal } = await openDesks();
    const first = await addReview(sana.database, { rating: 4, written_at: noon - 2 });
    const second = await addReview(sana.database, { rating: 5, written_at: noon - 1 });
    expect(await sana.desk.waiting()).toEqual({ count: 2, since: noon - 2 });
    expect(sana.current().reviews.size).toBe(0);
    await sana.desk.publish(first, "");
    await sana.desk.publish(second, " Mubarak, Hira.\r\n");
    expect(sana.current().reviews.get(1)).toMatchObject([
      { id: second.id, rating: 5, words: "Wore it for my baraat.", answer: "Mubarak, Hira.", isSample: false },
      { id: first.id, rating: 4, answer: "" },
    ]);
    expect(sana.current().catalogue.product(1)?.rating).toEqual({ mean: 4.5, count: 2 });
    await vi.waitFor(() => expect(bilal.current().reviews.get(1)).toHaveLength(2), { timeout: 20_000 });

    const published = await bilal.desk.find(first.id);
    expect(published).toMatchObject({ stage: "published", revision: 1, decided: { at: noon, by: "Sana" } });
    expect(await bilal.desk.takeBack({ id: first.id, revision: 1 })).toEqual({ outcome: "done" });
    expect(await bilal.desk.leaveOut({ id: second.id, revision: 1 }, "Names another shop.")).toEqual({
      outcome: "done",
    });
    expect(bilal.current().catalogue.product(1)).not.toHaveProperty("rating");
    expect(bilal.current().reviews.size).toBe(0);
    const events = await sana.database.db.selectFrom("review_events").select(["by", "what", "detail"]).execute();
    expect(events).toEqual([
      { by: "Sana", what: "published", detail: "" },
      { by: "Sana", what: "published", detail: "Mubarak, Hira." },
      { by: "Bilal", what: "taken-back", detail: "" },
      { by: "Bilal", what: "left-out", detail: "Names another shop." },
    ]);
  });

  test("one that its writer has changed since it was read is not published", async () => {
    const { sana } = await openDesks();
    const read = await addReview(sana.database);
    await rewriteReview(sana.database, read.id, "It broke.");
    const before = sana.current().number;
    expect(await sana.desk.publish(read, "Mubarak.")).toMatchObject({
      outcome: "conflict",
      review: { words: "It broke.", stage: "waiting", revision: 1, answer: "" },
    });
    expect(await sana.desk.leaveOut(read, "Rude.")).toMatchObject({ outcome: "conflict" });
    expect(sana.current().number).toBe(before);
    expect(await sana.desk.publish({ id: 999_999, revision: 0 }, "")).toEqual({ outcome: "unknown" });
  });

  test("of two decisions at once one counts; the same one twice is fine", async () => {
    const { sana, bilal } = await openDesks();
    const read = await addReview(sana.database);
    const both = await Promise.all([sana.desk.publish(read, ""), bilal.desk.leaveOut(read, "Rude.")]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "done"]);
    const other = await addReview(sana.database);
    await sana.desk.publish(other, "Mubarak.");
    const { number } = sana.current();
    expect(await sana.desk.publish(other, "Mubarak.")).toEqual({ outcome: "done" });
    expect(sana.current().number).toBe(number);
  });

  test("leaving out needs a reason, and texts have their limits", async () => {
    const { sana } = await openDesks();
    const read = await addReview(sana.database);
    expect(await sana.desk.leaveOut(read, " \n ")).toEqual({ outcome: "refused", fault: "reason-missing" });
    expect(await sana.desk.leaveOut(read, "x".repeat(301))).toEqual({ outcome: "refused", fault: "reason-long" });
    expect(await sana.desk.publish(read, "x".repeat(1001))).toEqual({ outcome: "refused", fault: "answer-long" });
    expect(await sana.desk.find(read.id)).toMatchObject({ stage: "waiting", revision: 0 });
  });

  test("lists are paged by time and number: the oldest first to read, the newest first otherwise", async () => {
    const { sana } = await openDesks();
    const added: number[] = [];
    for (let index = 0; index < 22; index++) {
      const written_at = noon + Math.floor(index / 2);
      added.push((await addReview(sana.database, { written_at, product_id: index === 0 ? 99_999 : 1 })).id);
    }
    const first = await sana.desk.list("waiting");
    expect(first.rows.map(({ id }) => id)).toEqual(added.slice(0, 20));
    expect(first.counts).toEqual({ waiting: 22, published: 0, "left-out": 0 });
    expect(first.rows[0]?.piece).toEqual({ id: 99_999, name: "A piece", picture: undefined });
    expect(first.rows[1]?.piece).toMatchObject({ name: "Aina", picture: { name: expect.any(String) } });
    const rest = await sana.desk.list("waiting", first.next);
    expect(rest).toMatchObject({ rows: [{ id: added[20] }, { id: added[21] }], next: undefined });
    await sana.database.transact((trx) => trx.updateTable("reviews").set({ stage: "published" }).execute());
    const published = await sana.desk.list("published");
    expect(published.rows.map(({ id }) => id)).toEqual(added.toReversed().slice(0, 20));
    expect((await sana.desk.list("published", published.next)).rows.map(({ id }) => id)).toEqual(
      added.slice(0, 2).reverse(),
    );
  });

  test("photographs belong to their review, in their order", async () => {
    const { sana } = await openDesks();
    const read = await addReview(sana.database);
    const photo = { review_id: read.id, type: "image/webp", width: 3, height: 4, bytes: new Uint8Array([1, 2]) };
    await sana.database.transact((trx) =>
      trx
        .insertInto("review_photos")
        .values([
          { ...photo, name: "second", position: 2 },
          { ...photo, name: "first", position: 1 },
        ])
        .execute(),
    );
    await sana.desk.publish(read, "");
    const shown = ["first", "second"].map((name) => ({ name, width: 3, height: 4 }));
    expect(sana.current().reviews.get(1)?.[0]?.photos).toEqual(shown);
    expect((await sana.desk.find(read.id))?.photos).toEqual(shown);
    const picture = await sana.desk.photo("first");
    expect(picture && { type: picture.type, bytes: [...picture.bytes] }).toEqual({ type: "image/webp", bytes: [1, 2] });
    expect(await sana.desk.photo("third")).toBeUndefined();
  });
});

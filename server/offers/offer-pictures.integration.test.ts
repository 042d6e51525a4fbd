import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../database/open-database.ts";
import { newOrderKey } from "../orders/order-keys.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { openTestDesk } from "../testing/desk.ts";
import { readOfferPicture, removeUnusedOfferPictures } from "./offer-pictures.ts";

const hour = 60 * 60 * 1000;

async function addPicture({ transact }: Database, at: number): Promise<string> {
  const name = newOrderKey();
  const row = { name, added_at: at, type: "image/webp", width: 1, height: 1, bytes: Buffer.from("picture") };
  await transact((trx) => trx.insertInto("offer_pictures").values(row).execute());
  return name;
}

describe.each(databaseKinds)("pictures of offers on %s", (kind) => {
  test("are removed a day later, unless an offer or an order names them", async () => {
    const database = await openTestDatabase(kind);
    onTestFinished(database.close);
    const desk = openTestDesk(database);
    const { offers } = await desk.signedIn(await desk.enter("Sana"));
    const [unused, offered, replaced, ordered] = await Promise.all(
      Array.from({ length: 4 }, () => addPicture(database, desk.now())),
    );
    const terms = (...pictures: (string | undefined)[]) => {
      const own = { name: "Jhoomar", words: "", pictures: pictures.filter((name) => name !== undefined) };
      const lines = [{ quantity: 1, agreed: 12_000, own }];
      return { lines, delivery: 0, until: desk.now() + hour, note: "", name: "", phone: "", advance: 0 };
    };
    const made = await offers.make(randomUUID(), terms(offered, replaced));
    if (made.outcome !== "made") throw new Error("the offer wasn't made");
    await offers.change(made.id, 0, terms(offered));
    const taken = await offers.make(randomUUID(), terms(ordered));
    if (taken.outcome !== "made") throw new Error("the offer wasn't made");
    await offers.enter(taken.id, {
      key: randomUUID(),
      customer: { name: "Ayesha", email: "", address: "House 14", city: "Lahore", phone: "0321 5557890" },
      ...{ choices: [], payment: "cod", isPaid: false, source: "phone", total: 12_000 },
    });
    await database.transact((trx) => trx.deleteFrom("offers").where("id", "=", taken.id).execute());

    const left = async () =>
      (await database.db.selectFrom("offer_pictures").select("name").execute()).map(({ name }) => name).toSorted();
    await removeUnusedOfferPictures(database, desk.now() + 24 * hour);
    expect(await left()).toEqual([unused, offered, replaced, ordered].toSorted());
    desk.wait(24 * hour + 1);
    await removeUnusedOfferPictures(database, desk.now());
    expect(await left()).toEqual([offered, ordered].toSorted());
    expect(await readOfferPicture(database.db, offered ?? "")).toMatchObject({ type: "image/webp" });
    expect(await readOfferPicture(database.db, unused ?? "")).toBeUndefined();

    // What was removed meanwhile is refused by its field.
    expect(await offers.make(randomUUID(), terms(offered, unused))).toEqual({
      outcome: "refused",
      faults: [{ field: "lines.0.own.pictures.1", reason: "unknown-picture" }],
    });
  });
});

import { describe, expect, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import type { PieceRecord } from "../../shop/pieces/product.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { testCatalogue } from "../testing/desk.ts";
import { createPieceDesk } from "./piece-desk.ts";

const noon = Date.UTC(2026, 10, 15, 7);

describe.each(databaseKinds)("%s", (kind) => {
  async function openPieces() {
    const database = await openTestDatabase(kind);
    const catalogue = testCatalogue(database);
    const parts = { database, now: () => noon, ...catalogue };
    const stock = createStockStore(database);
    return { ...catalogue, stock, sana: createPieceDesk(parts, "Sana"), bilal: createPieceDesk(parts, "Bilal") };
  }
  const aina = (changes: Partial<PieceRecord> = {}): PieceRecord => {
    const found = fileSource.products.find(({ id }) => id === 1);
    if (!found) throw new Error("Aina is gone");
    return { ...found, ...changes };
  };

  test("what is saved is current at once, as a version with its changes in words, together with the count", async () => {
    const { sana, editions, stock } = await openPieces();
    const count = { seen: undefined, next: { "": 2 } };
    expect(await sana.save({ record: aina({ price: 92_000 }), seen: 0, stock: count })).toMatchObject({
      outcome: "saved",
      version: 1,
    });
    expect(editions.current().catalogue.product(1)?.price).toBe(92_000);
    expect((await stock.of([1])).get(1)).toEqual({ "": 2 });
    const [latest, first] = await sana.versions(1);
    expect(latest).toMatchObject({ version: 1, isLive: true, saved: { by: "Sana", at: noon } });
    expect(latest?.why).toBe("Stock: not counted → 2");
    expect(latest?.changes).toEqual([{ field: "price", label: "Price", from: "Rs\u00a095,000", to: "Rs\u00a092,000" }]);
    expect(first).toMatchObject({ version: 0, saved: undefined, isLive: false });
    expect(await sana.save({ record: aina({ price: 92_000 }), seen: 1 })).toEqual({ outcome: "unchanged" });
  });

  test("a wrong count is reported together with all other faults", async () => {
    const { sana } = await openPieces();
    const stock = { seen: undefined, next: { "": Number.NaN } };
    const answer = await sana.save({ record: aina({ name: "", price: 5 }), seen: 0, stock });
    expect(answer.outcome === "refused" && answer.faults.map(({ field }) => field)).toEqual(["name", "price", "stock"]);
    expect((await sana.find(1))?.stock).toBeUndefined();
  });

  test("a count alone makes no version; one that an order has changed meanwhile is never overwritten", async () => {
    const { sana, stock } = await openPieces();
    await stock.set(1, { "": 5 });
    const record = aina();
    const lower = { seen: { "": 5 }, next: { "": 4 } };
    expect(await sana.save({ record, seen: 0, stock: lower })).toMatchObject({ outcome: "saved", version: 0 });
    const late = { seen: { "": 5 }, next: { "": 9 } };
    expect(await sana.save({ record, seen: 0, stock: late })).toEqual({ outcome: "counted", stock: { "": 4 } });
    // Neither the count nor the price that was to go with it.
    expect(await sana.save({ record: aina({ price: 1_000 }), seen: 0, stock: late })).toEqual({
      outcome: "counted",
      stock: { "": 4 },
    });
    expect(await sana.find(1)).toMatchObject({ version: 0, record: { price: 95_000 }, stock: { "": 4 } });
    await sana.save({ record, seen: 0, stock: { seen: { "": 4 }, next: undefined } });
    expect((await sana.find(1))?.stock).toBeUndefined();
  });

  test("of two people the second gets a conflict with the latest version and their base, and nothing is overwritten", async () => {
    const { sana, bilal } = await openPieces();
    await sana.save({ record: aina({ price: 92_000 }), seen: 0 });
    const answer = await bilal.save({ record: aina({ name: "Aaina" }), seen: 0 });
    expect(answer).toMatchObject({
      outcome: "changed",
      latest: { version: 1, record: { price: 92_000, name: "Aina" }, saved: { by: "Sana" } },
      base: { price: 95_000 },
    });
    const both = await Promise.all([
      sana.save({ record: aina({ price: 1_000 }), seen: 1 }),
      bilal.save({ record: aina({ price: 2_000 }), seen: 1 }),
    ]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "saved"]);
  });

  test("a repeated request, because the answer was lost, is saved once", async () => {
    const { sana, bilal } = await openPieces();
    const asked = { record: aina({ price: 92_000 }), seen: 0, stock: { seen: undefined, next: { "": 2 } } };
    for (const _ of ["sent", "again"]) expect(await sana.save(asked)).toMatchObject({ outcome: "saved", version: 1 });
    const lower = { record: asked.record, seen: 1, stock: { seen: { "": 2 }, next: { "": 1 } } };
    for (const _ of ["sent", "again"]) expect(await sana.save(lower)).toMatchObject({ outcome: "saved", version: 1 });
    for (const _ of ["sent", "again"])
      expect(await sana.setOff(1, true, 1)).toMatchObject({ outcome: "saved", version: 2 });
    const id = await sana.nextId();
    for (const _ of ["sent", "again"])
      expect(await sana.save({ record: aina({ id }), seen: 0, isNew: true })).toMatchObject({ outcome: "saved", id });
    // With another count it isn't the same.
    expect(await bilal.save({ ...asked, stock: { seen: { "": 2 }, next: { "": 7 } } })).toMatchObject({
      outcome: "changed",
    });
    expect(await sana.versions(1)).toHaveLength(3);
  });

  test("what breaks the catalogue's rules is refused, and nothing is stored", async () => {
    const { sana } = await openPieces();
    const answer = await sana.save({ record: { ...aina(), salePrice: 99_000, name: "" }, seen: 0 });
    expect(answer).toMatchObject({ outcome: "refused" });
    const faults = answer.outcome === "refused" ? answer.faults : [];
    expect(faults.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      "name is empty",
      "salePrice the sale price has to be below the price",
    ]);
    expect((await sana.find(1))?.version).toBe(0);
  });

  test("the editor asks for material and weight; a row of the list saves a record that lacks them", async () => {
    const { sana } = await openPieces();
    const { material: _, weight: __, ...bare } = aina();
    expect(await sana.save({ record: { ...bare, price: 94_000 }, seen: 0 })).toMatchObject({ outcome: "saved" });
    const answer = await sana.save({ record: { ...bare, price: 93_000, name: "" }, seen: 1, isWhole: true });
    expect(answer.outcome === "refused" && answer.faults.map(({ field }) => field)).toEqual([
      "name",
      "material",
      "weight",
    ]);
    const whole = { ...bare, material: "22k gold-plated brass", weight: "280 g in all", goesWith: [68, 101] };
    expect(await sana.save({ record: whole, seen: 1, isWhole: true })).toMatchObject({ outcome: "saved" });
  });

  test("a piece is taken off and put back; one that is off stays off when saved, and an old version can be restored", async () => {
    const { sana, editions } = await openPieces();
    expect(await sana.setOff(1, true, 0)).toMatchObject({ outcome: "saved", version: 1 });
    expect(editions.current().catalogue.product(1)).toBeUndefined();
    expect(await sana.save({ record: aina({ price: 92_000 }), seen: 1 })).toMatchObject({ version: 2 });
    expect(editions.current().catalogue.product(1)).toBeUndefined();
    const rows = await sana.list();
    expect(rows.find(({ id }) => id === 1)).toMatchObject({ state: "off", price: 92_000, version: 2 });
    expect(rows).toHaveLength(fileSource.products.length);
    await sana.setOff(1, false, 2);
    expect(editions.current().catalogue.product(1)?.price).toBe(92_000);
    expect(await sana.restore(1, 0, 3)).toMatchObject({ outcome: "saved", version: 4 });
    expect(editions.current().catalogue.product(1)?.price).toBe(95_000);
    expect(await sana.restore(1, 77, 4)).toEqual({ outcome: "unknown" });
    expect((await sana.versions(1)).map(({ why }) => why)).toEqual([
      "The files' version, brought back",
      "Put back",
      "",
      "Taken off the shop",
      "",
    ]);
  });

  test("a new piece gets the next free number; of two who save one, the second gets a conflict", async () => {
    const { sana, bilal, editions } = await openPieces();
    const id = await sana.nextId();
    expect(await sana.save({ record: aina({ id, name: "Noor" }), seen: 0, isNew: true })).toMatchObject({ id });
    expect(editions.current().catalogue.product(id)?.name).toBe("Noor");
    expect(await bilal.save({ record: aina({ id, name: "Roshni" }), seen: 0, isNew: true })).toMatchObject({
      outcome: "changed",
      latest: { record: { name: "Noor" } },
    });
    expect(await bilal.nextId()).toBe(id + 1);
    expect(await bilal.save({ record: aina({ id: 5_000 }), seen: 0 })).toEqual({ outcome: "unknown" });
  });
});

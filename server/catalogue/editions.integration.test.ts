import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { fewLeft } from "../../shop/pieces/stock.ts";
import { openDatabase } from "../database/open-database.ts";
import { databaseKinds, emptyDatabase, silent } from "../testing/databases.ts";
import { createEditions } from "./editions.ts";
import { createEditor } from "./editor.ts";
import { followEditions } from "./follow-editions.ts";
import { createRecordStore } from "./record-store.ts";
import { createStockStore } from "./stock-store.ts";

const change = (seen = 0) => ({ by: "Sana", seen, why: "new price" });
const aina = fileSource.products.find(({ id }) => id === 1) ?? expect.fail("no product 1");

describe.each(databaseKinds)("%s", (kind) => {
  /** Two servers and one who changes things, on one database. */
  async function openServers() {
    const settings = await emptyDatabase(kind);
    const open = async () => {
      const database = await openDatabase(settings, silent);
      onTestFinished(database.close);
      const editions = createEditions(fileSource);
      const following = await followEditions({ database, editions, log: silent });
      onTestFinished(following.stop);
      return { database, editions, ...following };
    };
    const [here, there] = [await open(), await open()];
    const store = createRecordStore(here.database);
    const editor = createEditor({
      store,
      files: fileSource,
      live: here.editions.records,
      now: () => Date.UTC(2026, 10, 15),
    });
    return { here, there, store, editor, stock: createStockStore(here.database) };
  }

  test("without a record everything comes from the files", async () => {
    const { here } = await openServers();
    expect(here.editions.current().number).toBe(0);
    expect(here.editions.current().catalogue.products).toBe(fileSource.products);
  });

  test("a saved record becomes current on every server, and replaces the file's as a whole", async () => {
    const { here, there, editor } = await openServers();
    const before = there.editions.current();
    expect(await editor.savePiece({ ...aina, price: 45_000 }, change())).toEqual({
      ...{ outcome: "saved", version: 1, edition: 1 },
    });
    await here.refresh();
    expect(here.editions.current().catalogue.product(1)?.price).toBe(45_000);
    expect(here.editions.current().savedAt).toEqual(new Map([[1, Date.UTC(2026, 10, 15)]]));
    await vi.waitFor(() => expect(there.editions.current().number).toBe(1), { timeout: 20_000 });
    expect(there.editions.current().catalogue.product(1)?.price).toBe(45_000);
    expect(there.editions.current().catalogue.products.map(({ id }) => id)).toEqual(
      fileSource.products.map(({ id }) => id),
    );
    // A request that began with the edition before ends with it.
    expect(before.catalogue.product(1)?.price).toBe(aina.price);
  });

  test("a change that is based on an old version is refused, and nothing is overwritten", async () => {
    const { editor, store } = await openServers();
    await editor.savePiece({ ...aina, price: 45_000 }, change());
    const second = await editor.savePiece({ ...aina, price: 50_000 }, change(0));
    expect(second).toMatchObject({
      outcome: "changed",
      latest: { version: 1, savedBy: "Sana", body: { price: 45_000 } },
    });
    const both = await Promise.all(
      [1, 1].map((seen, index) => editor.savePiece({ ...aina, price: 60_000 + index }, change(seen))),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["changed", "saved"]);
    expect((await store.history({ kind: "piece", id: 1 })).map(({ version }) => version)).toEqual([2, 1]);
  });

  test("a record that breaks the rules is refused with its faults, and not stored", async () => {
    const { editor, store } = await openServers();
    const refused = await editor.savePiece(
      { ...aina, price: 5, images: ["1-back"], hoverImage: "1-back", description: "<b>x</b>" },
      change(),
    );
    expect(refused).toMatchObject({
      outcome: "refused",
      faults: [
        { field: "price", reason: "is below 100" },
        { field: "description", reason: "holds <b>, which is not allowed there" },
        { field: "images", reason: "there is no picture 1-back; see npm run pictures" },
      ],
    });
    const moved = await editor.savePiece({ ...aina, category: "Rings", listings: ["rings"] }, change());
    expect(moved).toMatchObject({ outcome: "refused", faults: [{ reason: "product 1 is not in this listing" }] });
    expect(await editor.saveSettings({ ...fileSource.settings, deliveryCharge: -1 }, change())).toMatchObject({
      faults: [{ field: "deliveryCharge", reason: "is below 0" }],
    });
    expect(await editor.savePolicies({ returns: fileSource.policies.returns }, change())).toMatchObject({
      faults: [{ id: "orderConfirmation", reason: "is missing" }],
    });
    expect(await store.edition()).toBe(0);
  });

  test("pieces are added, taken off, put back and restored", async () => {
    const { here, editor, store } = await openServers();
    await editor.savePiece({ ...aina, id: 900, name: "Naveli" }, change());
    await editor.setOff(2, true, change());
    await here.refresh();
    const { catalogue } = here.editions.current();
    expect(catalogue.products.at(-1)?.name).toBe("Naveli");
    expect(catalogue.product(2)).toBeUndefined();
    expect(catalogue.listing("bridal-sets").map(({ id }) => id)).not.toContain(2);

    await editor.setOff(2, false, change(1));
    await editor.savePiece({ ...aina, id: 900, name: "Another" }, change(1));
    const [, first] = await store.history({ kind: "piece", id: 900 });
    await editor.restore(first ?? expect.fail("no version"), change(2));
    await here.refresh();
    expect(here.editions.current().catalogue.product(2)?.name).toBe("Mahgul");
    expect(here.editions.current().catalogue.product(900)?.name).toBe("Naveli");
  });

  test("settings of a newer release hold but for the fields that this one doesn't know", async () => {
    const { here, editor } = await openServers();
    await editor.saveSettings({ ...fileSource.settings, deliveryCharge: 300 }, change());
    const newer = { ...fileSource.settings, deliveryCharge: 300, wallet: { ...fileSource.settings.wallet, chip: 1 } };
    await here.database.transact((trx) =>
      trx
        .updateTable("catalogue_records")
        .set({ body: JSON.stringify({ ...newer, festivals: ["2026-12-25"] }) })
        .where("kind", "=", "settings")
        .execute(),
    );
    await here.refresh();
    const { settings } = here.editions.current();
    expect(settings).toMatchObject({ deliveryCharge: 300 });
    expect(settings.wallet).toEqual(fileSource.settings.wallet);
    expect(settings).not.toHaveProperty("festivals");
  });

  test("settings and policies change as one record each", async () => {
    const { here, editor } = await openServers();
    await editor.saveSettings({ ...fileSource.settings, deliveryCharge: 300 }, change());
    const returns = { ...fileSource.policies.returns, title: "If something is wrong" };
    await editor.savePolicies({ ...fileSource.policies, returns }, change());
    await here.refresh();
    expect(here.editions.current()).toMatchObject({
      number: 2,
      settings: { deliveryCharge: 300 },
      policies: { returns: { title: "If something is wrong" } },
    });
  });

  test("low counts are shown, higher ones aren't", async () => {
    const { here, stock } = await openServers();
    const piece = () => here.editions.current().catalogue.product(98);
    await stock.set(98, { "": fewLeft + 1 });
    await here.refresh();
    expect(piece()).toMatchObject({ inStock: true });
    expect(piece()?.stock).toBeUndefined();
    await stock.set(98, { "": 1 });
    await here.refresh();
    expect(piece()).toMatchObject({ inStock: true, stock: { "": 1 } });
    await stock.set(98, { "": 0 });
    await here.refresh();
    expect(piece()).toMatchObject({ inStock: false });
    await stock.set(98, undefined);
    await here.refresh();
    expect(piece()).toMatchObject({ inStock: true });
    expect(here.editions.current().counted.has(98)).toBe(false);
  });

  test("all who refresh during a load share one further load", async () => {
    const { here, editor } = await openServers();
    await editor.savePiece({ ...aina, price: 45_000 }, change());
    const more = Array.from({ length: 100 }, () => here.refresh());
    expect(new Set(more).size).toBe(2);
    await Promise.all(more);
    expect(here.editions.current().catalogue.product(1)?.price).toBe(45_000);
  });

  test("the shop keeps its edition while the database is down", async () => {
    const { there } = await openServers();
    await there.database.close();
    await expect(there.refresh()).rejects.toThrow();
    expect(there.editions.current().catalogue.product(1)?.name).toBe("Aina");
  });
});

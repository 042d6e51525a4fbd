import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkCatalogue } from "../../catalogue/check-catalogue.ts";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.ts";
import { createEditions } from "../catalogue/editions.ts";
import { createEditor } from "../catalogue/editor.ts";
import { followEditions } from "../catalogue/follow-editions.ts";
import { formatRecord } from "../catalogue/record-files.ts";
import { createRecordStore } from "../catalogue/record-store.ts";
import { openDatabase } from "../database/open-database.ts";
import { addPictures } from "../pictures/picture-store.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent, temporaryFolder } from "../testing/databases.ts";
import { madePicture } from "../testing/made-picture.ts";
import { runScript } from "../testing/processes.ts";
import { describeReplaced, exportRecords, importFile } from "./catalogue-commands.ts";

const ownRoot = join(import.meta.dirname, "..", "..");
const aina = fileSource.products.find(({ id }) => id === 1) ?? expect.fail("no product 1");
const change = (seen = 0) => ({ by: "Sana", seen, why: "new price" });

/** The shop's files where a test may write. */
async function copyFiles() {
  const root = await temporaryFolder();
  await mkdir(join(root, "catalogue"));
  for (const name of ["products.json", "pictures.json", "settings.json", "policies.json"])
    await cp(join(ownRoot, "catalogue", name), join(root, "catalogue", name));
  await mkdir(join(root, "pictures"));
  const pictures = await readdir(join(ownRoot, "pictures"));
  await Promise.all(pictures.map((file) => symlink(join(ownRoot, "pictures", file), join(root, "pictures", file))));
  const text = (name = "products.json") => readFile(join(root, "catalogue", name), "utf8");
  return { root, text };
}

describe.each(databaseKinds)("the catalogue's commands, beside a running shop on %s", (kind) => {
  async function openShop() {
    const settings = await emptyDatabase(kind);
    const database = await openDatabase(settings, silent);
    onTestFinished(database.close);
    const editions = createEditions(fileSource);
    const { refresh, stop } = await followEditions({ database, editions, log: silent });
    onTestFinished(stop);
    const store = createRecordStore(database);
    const now = () => Date.UTC(2026, 10, 15);
    const editor = createEditor({ store, files: fileSource, live: editions.records, now });
    const shown = async (id: number) => {
      await refresh();
      return editions.current().catalogue.product(id);
    };
    return { settings, database, store, editor, editions, shown, refresh, ...(await copyFiles()) };
  }

  test("records that replace the files' are listed, and checked", { timeout: 120_000 }, async () => {
    const { settings, database, store, editor, root } = await openShop();
    expect(await describeReplaced(database, root)).toContain("replaces nothing");
    await editor.savePiece({ ...aina, price: 45_000 }, change());
    await editor.savePiece({ ...aina, id: 900, name: "Naveli" }, change());
    await editor.setOff(2, true, change());
    await editor.saveSettings({ ...fileSource.settings, deliveryCharge: 300 }, change());
    const said = await describeReplaced(database, root);
    expect(said).toMatch(/piece 1, Aina +changed +1 +2026-11-15T00:00 +Sana/);
    expect(said).toMatch(/piece 900, Naveli +new/);
    expect(said).toMatch(/piece 2, Mahgul +off/);
    expect(said).toMatch(/settings +changed/);
    const script = join("..", "scripts", "catalogue.ts");
    const env = { DATABASE_URL: databaseUrl(settings) };
    expect((await runScript(script, [], { env })).stdout).toMatch(/listing[\s\S]*piece 900, Naveli/);
    expect((await runScript(script, ["dance"], { env })).code).toBe(1);

    // A rule that came after the record.
    await store.save({ kind: "piece", id: 3, state: "live", body: { ...aina, id: 3, price: 5 } }, change(), 0);
    const broken = await runScript(script, [], { env });
    expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining("product 3, price: is below 100") });
  });

  test("an export writes the records into the files, and the shop shows no difference", async () => {
    const { database, store, editor, editions, shown, refresh, root, text } = await openShop();
    const before = await text();
    await editor.savePiece({ ...aina, price: 45_000 }, change());
    await editor.savePiece({ ...aina, id: 900, name: "Naveli", inStock: false }, change());
    await editor.setOff(2, true, change());
    await editor.saveSettings({ ...fileSource.settings, deliveryCharge: 300 }, change());
    const said = await exportRecords(database, root);
    expect(said).toContain("catalogue/products.json: 1, 900.");
    expect(said).toContain("Stay off the shop, which a file can't say: 2.");
    expect(said).toContain("Written: catalogue/settings.json.");
    expect(said).not.toContain("policies");

    const after = await text();
    const lines = after.split("\n").filter((line) => !before.includes(line));
    expect(lines).toEqual(['    "price": 45000,', '    "id": 900,', '    "name": "Naveli",']);
    expect(JSON.parse(after).at(-1)).toMatchObject({ id: 900, inStock: false });
    expect(JSON.parse(after).slice(1, -1)).toEqual(JSON.parse(before).slice(1));
    const settingsBefore = formatRecord(fileSource.settings);
    expect((await text("settings.json")).split("\n").filter((line) => !settingsBefore.includes(line))).toEqual([
      '  "deliveryCharge": 300,',
    ]);
    expect((await store.latest({ kind: "piece", id: 1 }))?.state).toBe("file");
    expect((await store.latest({ kind: "settings", id: 0 }))?.state).toBe("file");
    expect(await exportRecords(database, root)).toContain("Nothing in the database waits");

    // This server has the files of its start in memory, and hasn't looked since before the change.
    expect([(await shown(1))?.price, (await shown(900))?.name, await shown(2)]).toEqual([45_000, "Naveli", undefined]);
    expect(editions.current().settings.deliveryCharge).toBe(300);
    await editor.savePiece({ ...aina, price: 46_000 }, change(2));
    await refresh();
    await exportRecords(database, root);
    expect((await shown(1))?.price).toBe(46_000);

    // One that starts now believes its files: here they are those of another release.
    const later = createEditions(fileSource);
    const following = await followEditions({ database, editions: later, log: silent });
    onTestFinished(following.stop);
    expect(later.current().catalogue.product(1)?.price).toBe(aina.price);
    expect(later.current().settings.deliveryCharge).toBe(250);
  });

  test("uploaded pictures are exported with the piece that shows them", async () => {
    const { database, editor, refresh, root } = await openShop();
    const picture = madePicture();
    await database.transact((trx) => addPictures(trx, [picture, madePicture("ffffffffffff")], Date.now()));
    await refresh();
    await editor.savePiece({ ...aina, images: [picture.name, "1-worn"] }, change());
    expect(await describeReplaced(database, root)).toContain("piece 1, Aina");
    expect(await exportRecords(database, root)).toContain(`Written into pictures/ for them: ${picture.name}.`);
    for (const [file, bytes] of picture.files)
      expect(await readFile(join(root, "pictures", file))).toEqual(Buffer.from(bytes));
    const read = readCatalogue(root);
    if (!("data" in read)) throw new Error("can't be read");
    const { pictures, products, faults } = checkCatalogue(read.data);
    expect(faults).toEqual([]);
    expect(products.find(({ id }) => id === 1)?.images).toEqual([picture.name, "1-worn"]);
    expect(pictures.pictures.has("photo-ffffffffffff")).toBe(false);
  });

  test("an export that the rules refuse changes nothing", async () => {
    const { database, store, root, text } = await openShop();
    const before = await text();
    const body = { ...aina, images: ["1-back"], hoverImage: "1-back" };
    await store.save({ kind: "piece", id: 1, state: "live", body }, change(), 0);
    await expect(exportRecords(database, root)).rejects.toThrow("product 1, images: there is no picture 1-back");
    expect(await text()).toBe(before);
    expect((await store.latest({ kind: "piece", id: 1 }))?.state).toBe("live");
  });

  test("an import saves all pieces of a file, or none", async () => {
    const { database, store, shown, root } = await openShop();
    const file = join(root, "some.json");
    const write = (records: unknown) => writeFile(file, JSON.stringify(records));
    await write([{ ...aina, price: 45_000 }, { ...aina, id: 900, name: "Naveli" }, fileSource.products[1]]);
    expect(await importFile(database, root, file)).toContain("Imported: 1, 900.");
    expect([(await shown(1))?.price, (await shown(900))?.name]).toEqual([45_000, "Naveli"]);
    expect(await importFile(database, root, file)).toBe("The shop has all of it already.");

    const edition = await store.edition();
    await write([
      { ...aina, price: 47_000 },
      { ...aina, id: 901, price: 5 },
    ]);
    await expect(importFile(database, root, file)).rejects.toThrow("product 901, price: is below 100");
    await write([{ ...aina, category: "Rings", listings: ["rings"] }]);
    await expect(importFile(database, root, file)).rejects.toThrow("product 1 is not in this listing");
    await writeFile(file, "[");
    await expect(importFile(database, root, file)).rejects.toThrow("can't be read");
    expect(await store.edition()).toBe(edition);
  });

  test("settings and policies are imported and written like pieces, by the same rules", async () => {
    const { database, store, editions, refresh, root, text } = await openShop();
    const file = join(root, "some.json");
    const write = (record: unknown) => writeFile(file, JSON.stringify(record));
    const { returns, orderConfirmation } = fileSource.policies;
    const policies = { orderConfirmation, returns: { ...returns, title: "If something is wrong" } };
    const imported = { settings: { deliveryCharge: 310 }, policies: { returns: { title: "If something is wrong" } } };
    await write({ ...fileSource.settings, deliveryCharge: 310 });
    expect(await importFile(database, root, file)).toContain("Imported: settings.");
    expect(await importFile(database, root, file)).toBe("The shop has all of it already.");
    await write(policies);
    expect(await importFile(database, root, file)).toContain("Imported: policies.");
    await refresh();
    expect(editions.current()).toMatchObject(imported);

    const edition = await store.edition();
    await write({ ...fileSource.settings, deliveryCharge: -1, shopWindow: [34] });
    await expect(importFile(database, root, file)).rejects.toThrow(/deliveryCharge: is below 0[\s\S]*no product 34/);
    await write({ returns });
    await expect(importFile(database, root, file)).rejects.toThrow("orderConfirmation, the record: is missing");
    await write(5);
    await expect(importFile(database, root, file)).rejects.toThrow("must be a record in braces");
    expect(await store.edition()).toBe(edition);

    const said = await exportRecords(database, root);
    expect(said).toContain("Written: catalogue/settings.json.\nWritten: catalogue/policies.json.");
    expect(JSON.parse(await text("policies.json"))).toEqual(policies);
    await refresh();
    expect(editions.current()).toMatchObject(imported);
    expect(await exportRecords(database, root)).toContain("Nothing in the database waits");
  });

  test("a conflict in one of several records undoes them all", async () => {
    const { store } = await openShop();
    const version = (id: number, seen: number) => ({
      record: { kind: "piece" as const, id, state: "live" as const, body: { ...aina, id } },
      change: change(seen),
    });
    await store.saveAll([version(5, 0)], 0);
    expect(await store.saveAll([version(4, 0), version(5, 0)], 0)).toMatchObject({ outcome: "changed" });
    expect(await store.latest({ kind: "piece", id: 4 })).toBeUndefined();
    expect(await store.edition()).toBe(1);
  });
});

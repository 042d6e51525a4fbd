import { readFile } from "node:fs/promises";
import { type CatalogueData, checkCatalogue } from "../../catalogue/check-catalogue.ts";
import type { EditionSource } from "../../catalogue/edition.ts";
import { describeFaults, type Fault } from "../../catalogue/fault.ts";
import { policies } from "../../catalogue/policies.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.ts";
import { parseProducts } from "../../catalogue/schema.ts";
import { settings } from "../../catalogue/settings.ts";
import type { Product } from "../../shop/product.ts";
import { isSame, liveStores, mergeRecords, noRecords, readLive } from "../catalogue/live-records.ts";
import { toFileRecord, writeProducts } from "../catalogue/products-file.ts";
import type { SavedRecord } from "../catalogue/record-store.ts";
import type { Database } from "../database/open-database.ts";
import { StartError } from "../start-error.ts";
import { exportPictures, withSentPictures } from "./sent-pictures.ts";
import { formatTable } from "./table.ts";

const by = "npm run catalogue";

/** The files of the shop in `root`, and what the database has in their place. Faults in either end the command. */
async function openBoth(database: Database, root: string) {
  const own = readData(root);
  const { products, pictures, faults } = checkCatalogue(own);
  refuse(faults);
  const files: EditionSource = { number: 0, products, pictures, settings, policies, stock: new Map() };
  const stores = liveStores(database);
  const { records: store } = stores;
  const broken: Fault[] = [];
  const live = await readLive(stores, noRecords, (_, found) => broken.push(...found));
  const data = withSentPictures(own, live.pictures);
  const saved = (await store.changedSince(0)).filter(({ state }) => state !== "file");
  return { data, files, store, live, saved, shown: mergeRecords(files, live), broken };
}

function readData(root: string): CatalogueData {
  const read = readCatalogue(root);
  if (!("data" in read)) throw new StartError(describeFaults(read.faults));
  return read.data;
}

function refuse(faults: readonly Fault[], where = ""): void {
  if (faults.length > 0) throw new StartError(`${where}${describeFaults(faults)}`);
}

/** The records that stand in for the files', named, and held against the rules together with the files. */
export async function describeReplaced(database: Database, root: string): Promise<string> {
  const { data, files, saved, shown, broken } = await openBoth(database, root);
  refuse([...broken, ...faultsOf(data, shown, saved)], "In the database: ");
  if (saved.length === 0) return "The database replaces nothing: the shop is as its files have it.";
  const inFile = new Set(files.products.map(({ id }) => id));
  const rows = saved.map((record) => {
    const { version, savedAt, savedBy } = record;
    return [nameOf(record), howOf(record, inFile), version, new Date(savedAt).toISOString().slice(0, 16), savedBy];
  });
  return ["In the database, in the place of the files:", formatTable(["record", "", "version", "when", "who"], rows)]
    .concat("npm run catalogue export writes the pieces among them into catalogue/products.json.")
    .join("\n");
}

/** What the shop shows, by the rules of the whole. A list may go on naming a piece that is off: it isn't shown there. */
function faultsOf(data: CatalogueData, shown: EditionSource, saved: readonly SavedRecord[]): readonly Fault[] {
  const { products, settings, policies } = shown;
  const known = new Set(products.map(({ id }) => id));
  const off = saved.filter(({ id, state }) => state === "off" && !known.has(id)).map(({ body }) => body);
  return checkCatalogue({ ...data, records: [...products, ...off], settings, policies }).faults;
}

function nameOf({ kind, id, body }: SavedRecord): string {
  if (kind !== "piece") return kind;
  const [piece] = parseProducts([body]).products;
  return `piece ${id}${piece ? `, ${piece.name}` : ""}`;
}

function howOf({ kind, id, state }: SavedRecord, inFile: ReadonlySet<number>): string {
  if (state === "off") return "off";
  return kind === "piece" && !inFile.has(id) ? "new" : "changed";
}

/** Writes the database's pieces into the file; when it is written they are laid down. */
export async function exportPieces(database: Database, root: string): Promise<string> {
  const { data, store, live, saved: before } = await openBoth(database, root);
  const changed = [...live.pieces].flatMap(([id, { product, version }]) => (product ? [{ id, product, version }] : []));
  const stays = describeStaying(before);
  if (changed.length === 0) return ["No piece in the database waits to be written.", ...stays].join("\n");
  const records = withPieces(data.records as { id: number }[], new Map(changed.map((each) => [each.id, each.product])));
  refuse(checkCatalogue({ ...data, records }).faults);
  // Pictures before the pieces that show them: stopped between the two, the files are as good as before.
  const pictures = await exportPictures(
    database,
    root,
    changed.map(({ product }) => product),
  );
  await writeProducts(root, records);
  const saved = await store.saveAll(
    changed.map(({ id, product, version }) => ({
      record: { kind: "piece", id, state: "file", body: product },
      change: { by, seen: version, why: "written into the files" },
    })),
    Date.now(),
  );
  if (saved.outcome === "changed")
    throw new StartError(
      `Piece ${saved.latest.id} was changed meanwhile. The file is written and the database goes on as it was: run it again.`,
    );
  const names = changed.map(({ id }) => id).sort((one, other) => one - other);
  const shown = pictures.length > 0 ? [`Written into pictures/ for them: ${pictures.sort().join(", ")}.`] : [];
  return [
    `Written into catalogue/products.json: ${names.join(", ")}. The shop goes on as it is.`,
    ...shown,
    ...stays,
  ].join("\n");
}

/** Each in its place, new ones at the end, as the shop shows them. */
function withPieces(records: readonly { id: number }[], pieces: ReadonlyMap<number, Product>): unknown[] {
  const known = new Set(records.map(({ id }) => id));
  const added = [...pieces.values()].filter(({ id }) => !known.has(id)).sort((one, other) => one.id - other.id);
  const replaced = records.map((record) => {
    const piece = pieces.get(record.id);
    return piece ? toFileRecord(piece) : record;
  });
  return [...replaced, ...added.map(toFileRecord)];
}

function describeStaying(saved: readonly SavedRecord[]): string[] {
  const off = saved.filter(({ state }) => state === "off").map(({ id }) => id);
  const inCode = saved.filter(({ kind }) => kind !== "piece").map(({ kind }) => kind);
  return [
    ...(off.length > 0 ? [`Stay off the shop, which a file can't say: ${off.join(", ")}.`] : []),
    ...inCode.map((kind) => `The ${kind} stay in the database: catalogue/${kind}.ts is written by people.`),
  ];
}

/** Saves the pieces of a file like `products.json` as records in the database: all of them, or none. */
export async function importPieces(database: Database, root: string, file: string): Promise<string> {
  const { data, store, live, saved: before, shown } = await openBoth(database, root);
  const records = await readRecords(file);
  const { products, faults } = parseProducts(records);
  const imported = new Map(products.map((product) => [product.id, product]));
  const others = shown.products.filter(({ id }) => !imported.has(id));
  const together = { ...shown, products: [...others, ...products] };
  refuse([...faults, ...(faults.length > 0 ? [] : faultsOf(data, together, before))]);
  const now = new Map(shown.products.map((product) => [product.id, product]));
  const changed = products.filter((product) => !isSame(product, now.get(product.id)));
  if (changed.length === 0) return "The shop has all of it already.";
  const saved = await store.saveAll(
    changed.map((product) => {
      const { state, version = 0 } = live.pieces.get(product.id) ?? {};
      return {
        record: { kind: "piece", id: product.id, state: state === "off" ? "off" : "live", body: product },
        change: { by, seen: version, why: "imported" },
      };
    }),
    Date.now(),
  );
  if (saved.outcome === "changed")
    throw new StartError(`Somebody else has just changed piece ${saved.latest.id}. Nothing was imported: try again.`);
  return `Imported: ${changed.map(({ id }) => id).join(", ")}. The shop shows them within two seconds.`;
}

async function readRecords(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartError(`${file} can't be read: ${error.message}`);
  }
}

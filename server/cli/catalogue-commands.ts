import { readFile } from "node:fs/promises";
import { type CatalogueData, checkCatalogue, checkFiles } from "../../catalogue/check-catalogue.ts";
import type { EditionSource } from "../../catalogue/edition.ts";
import { describeFaults, type Fault } from "../../catalogue/fault.ts";
import { parsePolicies } from "../../catalogue/parse-policies.ts";
import { parseProducts, productsFile } from "../../catalogue/product-schema.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.ts";
import { policiesFile, policyNames, settingsFile, settingsSchema } from "../../catalogue/settings-schema.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { sentNamesIn } from "../../shop/pieces/sent-picture.ts";
import { isSameRecord, liveStores, mergeRecords, noRecords, readLive } from "../catalogue/live-records.ts";
import { formatProducts, formatRecord, toFileRecord, writeFiles } from "../catalogue/record-files.ts";
import { type NewVersion, onlyId, type SavedRecord } from "../catalogue/record-store.ts";
import type { Database } from "../database/open-database.ts";
import { StartError } from "../start-error.ts";
import { exportPictures, withSentPictures } from "./sent-pictures.ts";
import { formatTable } from "./table.ts";

const by = "npm run catalogue";

/**
 * The files of the shop in `root`, and the records of the database that replace theirs. Faults in either end the
 * command.
 */
async function openBoth(database: Database, root: string) {
  const own = readData(root);
  const { products, pictures, faults } = checkCatalogue(own);
  refuse(faults);
  const { policies } = parsePolicies(own.policies);
  if (!policies) throw new Error("the check has let policies through that can't be read");
  const settings = settingsSchema.parse(own.settings);
  const files: EditionSource = {
    number: 0,
    products,
    pictures,
    settings,
    policies,
    stock: new Map(),
    reviews: new Map(),
    savedAt: new Map(),
  };
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

/** Lists the records that replace the files', and checks them together with the files. */
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
    .concat("npm run catalogue export writes them into the files.")
    .join("\n");
}

/** Checks the catalogue as the shop shows it. A list may name a piece that is off: the list leaves it out. */
function faultsOf(data: CatalogueData, shown: EditionSource, saved: readonly SavedRecord[]): readonly Fault[] {
  const { products, settings, policies } = shown;
  const known = new Set(products.map(({ id }) => id));
  const off = saved.filter(({ id, state }) => state === "off" && !known.has(id)).map(({ body }) => body);
  return checkCatalogue({ ...data, records: [...products, ...off], settings, policies }).faults;
}

function nameOf({ kind, id, body }: SavedRecord): string {
  if (kind !== "piece") return `the ${kind}`;
  const [piece] = parseProducts([body]).products;
  return `piece ${id}${piece ? `, ${piece.name}` : ""}`;
}

function howOf({ kind, id, state }: SavedRecord, inFile: ReadonlySet<number>): string {
  if (state === "off") return "off";
  return kind === "piece" && !inFile.has(id) ? "new" : "changed";
}

const fileOf = { piece: productsFile, settings: settingsFile, policies: policiesFile } as const;

/** Writes the database's records into the files; after that the files' records are shown again. */
export async function exportRecords(database: Database, root: string): Promise<string> {
  const { data, store, live, saved, broken } = await openBoth(database, root);
  refuse(broken, "In the database: ");
  const waiting = saved.filter(({ state }) => state === "live");
  const stays = describeStaying(saved);
  if (waiting.length === 0) return ["Nothing in the database waits to be written.", ...stays].join("\n");
  const pieces = new Map([...live.pieces].flatMap(([id, { product }]) => (product ? [[id, product] as const] : [])));
  const records = withPieces(data.records as { id: number }[], pieces);
  const { settings = data.settings, policies = data.policies } = live;
  refuse(checkFiles({ ...data, records, settings, policies }).faults);
  const texts = {
    piece: () => formatProducts(records),
    settings: () => formatRecord(settings),
    policies: () => formatRecord(policies),
  };
  // Pictures first: if it is stopped before the records are written, the files are still consistent.
  const pictures = await exportPictures(database, root, sentNamesIn(JSON.stringify(waiting.map(({ body }) => body))));
  await writeFiles(root, new Map(waiting.map(({ kind }) => [fileOf[kind], texts[kind]()])));
  const exported = await store.saveAll(
    waiting.map(({ kind, id, body, version }) => ({
      record: { kind, id, state: "file", body },
      change: { by, seen: version, why: "written into the files" },
    })),
    Date.now(),
  );
  if (exported.outcome === "changed")
    throw new StartError(
      `Somebody has changed ${nameOf(exported.latest)} meanwhile. The files are written and the database goes on as it was: run it again.`,
    );
  const shown = pictures.length > 0 ? [`Written into pictures/ for them: ${pictures.sort().join(", ")}.`] : [];
  return [...describeWritten(waiting), ...shown, "The shop goes on as it is.", ...stays].join("\n");
}

function describeWritten(written: readonly SavedRecord[]): string[] {
  const pieces = written.filter(({ kind }) => kind === "piece").map(({ id }) => id);
  const others = written.filter(({ kind }) => kind !== "piece");
  return [
    ...(pieces.length > 0
      ? [`Written into ${productsFile}: ${pieces.sort((one, other) => one - other).join(", ")}.`]
      : []),
    ...others.map(({ kind }) => `Written: ${fileOf[kind]}.`),
  ];
}

/** Existing records in their order, new ones at the end, as the shop shows them. */
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
  return off.length > 0 ? [`Stay off the shop, which a file can't say: ${off.join(", ")}.`] : [];
}

/** Saves the content of a file like one of the catalogue's as records in the database, all or nothing. */
export async function importFile(database: Database, root: string, file: string): Promise<string> {
  const both = await openBoth(database, root);
  const { store, saved } = both;
  const changed = changesIn(await readRecords(file), both);
  if (changed.length === 0) return "The shop has all of it already.";
  const latest = new Map((await store.changedSince(0)).map((record) => [`${record.kind} ${record.id}`, record]));
  const outcome = await store.saveAll(
    changed.map((record) => ({
      record: { ...record, state: saved.some((each) => isOff(each, record)) ? "off" : "live" },
      change: { by, seen: latest.get(`${record.kind} ${record.id}`)?.version ?? 0, why: "imported" },
    })),
    Date.now(),
  );
  if (outcome.outcome === "changed")
    throw new StartError(`Somebody else has just changed ${nameOf(outcome.latest)}. Nothing was imported: try again.`);
  const names = changed.map(({ kind, id }) => (kind === "piece" ? id : kind));
  return `Imported: ${names.join(", ")}. The shop shows it within two seconds.`;
}

const isOff = (saved: SavedRecord, { kind, id }: Imported) =>
  saved.state === "off" && saved.kind === kind && saved.id === id;

type Imported = Omit<NewVersion, "state">;
type Both = Awaited<ReturnType<typeof openBoth>>;

/** What the file would change, checked: it holds a list of pieces, the settings, or the policies. */
function changesIn(read: unknown, { data, shown, saved }: Both): Imported[] {
  const check = (source: Partial<EditionSource>) => refuse(faultsOf(data, { ...shown, ...source }, saved));
  if (Array.isArray(read)) {
    const { products, faults } = parseProducts(read);
    refuse(faults);
    const imported = new Set(products.map(({ id }) => id));
    check({ products: [...shown.products.filter(({ id }) => !imported.has(id)), ...products] });
    const now = new Map(shown.products.map((product) => [product.id, product]));
    const changed = products.filter((product) => !isSameRecord(product, now.get(product.id)));
    return changed.map((product) => ({ kind: "piece", id: product.id, body: product }));
  }
  const isPolicies = typeof read === "object" && read !== null && policyNames.some((name) => Object.hasOwn(read, name));
  const kind = isPolicies ? "policies" : "settings";
  check({ [kind]: read });
  const body = isPolicies ? parsePolicies(read).policies : settingsSchema.parse(read);
  return isSameRecord(body, shown[kind]) ? [] : [{ kind, id: onlyId, body }];
}

async function readRecords(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartError(`${file} can't be read: ${error.message}`);
  }
}

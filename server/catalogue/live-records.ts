import type { ZodError } from "zod";
import type { EditionSource } from "../../catalogue/edition.ts";
import { type Fault, faultsOf } from "../../catalogue/fault.ts";
import { parsePolicies } from "../../catalogue/parse-policies.ts";
import { parseProducts } from "../../catalogue/product-schema.ts";
import { type Policies, type Settings, settingsFile, settingsSchema } from "../../catalogue/settings-schema.ts";
import { type PictureRef, pictureFile } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { sentPhoto } from "../../shop/pieces/sent-picture.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import { isRecord } from "../../shop/record.ts";
import type { Database } from "../database/open-database.ts";
import { createPictureStore, type PictureStore, type SentPicture } from "../pictures/picture-store.ts";
import { createPublishedReviews, type PublishedReviews } from "../reviews/published-reviews.ts";
import { createRecordStore, type RecordState, type RecordStore, type SavedRecord } from "./record-store.ts";
import { createStockStore, type StockStore } from "./stock-store.ts";

/**
 * A piece in the database, in place of the file's with the same id. Without a product it isn't sold, or its record was
 * exported into the files; an exported one has a product while the files in memory are older than the export.
 */
export type LivePiece = { state: RecordState; version: number; savedAt: number; product: Product | undefined };

/** The records of the database that replace those of the files. Immutable. */
export type LiveRecords = {
  edition: number;
  pieces: ReadonlyMap<number, LivePiece>;
  settings: Settings | undefined;
  policies: Policies | undefined;
  stock: ReadonlyMap<number, Stock>;
  /** Published ones, by piece; those of unchanged pieces are the same list in every edition. */
  reviews: EditionSource["reviews"];
  /** Uploaded at the desk. */
  pictures: ReadonlyMap<string, PictureRef>;
};

export const noRecords: LiveRecords = {
  edition: 0,
  pieces: new Map(),
  settings: undefined,
  policies: undefined,
  stock: new Map(),
  reviews: new Map(),
  pictures: new Map(),
};

export type LiveStores = {
  records: RecordStore;
  stock: StockStore;
  pictures: PictureStore;
  reviews: PublishedReviews;
};

export function liveStores(database: Pick<Database, "db" | "transact">): LiveStores {
  return {
    records: createRecordStore(database),
    stock: createStockStore(database),
    pictures: createPictureStore(database),
    reviews: createPublishedReviews(database.db),
  };
}

/**
 * Reads only what has changed since `before`: one change among thousands costs one row. `started` is the edition at
 * which the files were read: records exported into them later aren't in memory, and still count.
 */
export async function readLive(
  stores: LiveStores,
  before: LiveRecords,
  report: ReportFaults,
  started = Number.POSITIVE_INFINITY,
): Promise<LiveRecords> {
  for (;;) {
    const edition = await stores.records.edition();
    if (edition === before.edition) return before;
    const changed = await stores.records.changedSince(before.edition);
    const stock = await stores.stock.changedSince(before.edition);
    const pictures = await stores.pictures.changedSince(before.edition);
    const reviews = await stores.reviews.changedSince(before.edition);
    // Every change makes an edition: with the same number before and after, the reads are consistent.
    if ((await stores.records.edition()) === edition)
      return apply({ ...before, edition }, { changed, stock, pictures, reviews }, { report, started });
  }
}

/** Called for a record that the rules no longer allow; the file's is used instead. */
export type ReportFaults = (record: SavedRecord, faults: readonly Fault[]) => void;

function apply(
  before: LiveRecords,
  read: {
    changed: readonly SavedRecord[];
    stock: ReadonlyMap<number, Stock | undefined>;
    pictures: readonly SentPicture[];
    reviews: EditionSource["reviews"];
  },
  { report, started }: { report: ReportFaults; started: number },
): LiveRecords {
  const pieces = new Map(before.pieces);
  let { settings, policies } = before;
  for (const record of read.changed) {
    if (record.kind === "piece") pieces.set(record.id, toPiece(record, report, started));
    else if (record.kind === "settings") settings = toSettings(record, report, started);
    else policies = toPolicies(record, report, started);
  }
  const stock = new Map(before.stock);
  for (const [id, count] of read.stock) {
    if (count) stock.set(id, count);
    else stock.delete(id);
  }
  const pictures = new Map(before.pictures);
  for (const { name, picture } of read.pictures) {
    if (picture) pictures.set(name, picture);
    else pictures.delete(name);
  }
  const reviews = new Map(before.reviews);
  for (const [id, published] of read.reviews) {
    if (published.length > 0) reviews.set(id, published);
    else reviews.delete(id);
  }
  return { edition: before.edition, pieces, settings, policies, stock, pictures, reviews };
}

/** Everything was checked when it was saved; what can fail now is a rule that is newer than the record. */
function toPiece(record: SavedRecord, report: ReportFaults, started: number): LivePiece {
  const { version, state, savedAt } = record;
  if (state === "off" || isInFiles(record, started)) return { state, version, savedAt, product: undefined };
  const { products, faults } = parseProducts([record.body]);
  const [product] = products;
  if (product) return { state, version, savedAt, product };
  report(record, faults);
  return { state: "file", version, savedAt, product: undefined };
}

/** Exported before the files were read: they contain it. */
function isInFiles({ state, edition }: SavedRecord, started: number): boolean {
  return state === "file" && edition <= started;
}

function toSettings(record: SavedRecord, report: ReportFaults, started: number): Settings | undefined {
  if (isInFiles(record, started)) return undefined;
  const saved = settingsSchema.safeParse(record.body);
  const parsed = saved.success ? saved : settingsSchema.safeParse(withoutUnknownFields(record.body, saved.error));
  if (parsed.success) return parsed.data;
  report(record, faultsOf({ file: settingsFile }, parsed.error));
  return undefined;
}

/** A newer release may have saved them before this one was rolled back to: the seller's other settings still hold. */
function withoutUnknownFields(body: unknown, { issues }: ZodError): unknown {
  const known = structuredClone(body);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const parent = issue.path.reduce<unknown>((part, key) => isRecord(part) && part[String(key)], known);
    if (isRecord(parent)) for (const key of issue.keys) delete parent[key];
  }
  return known;
}

function toPolicies(record: SavedRecord, report: ReportFaults, started: number): Policies | undefined {
  if (isInFiles(record, started)) return undefined;
  const { policies, faults } = parsePolicies(record.body);
  if (!policies) report(record, faults);
  return policies;
}

/** Compares JSON: the schema puts the fields of both in one order. */
export function isSameRecord(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The files' records, replaced by the database's; pieces that no file has follow, newest last. */
export function mergeRecords(file: EditionSource, live: LiveRecords): EditionSource {
  const replaced = (product: Product) => {
    const piece = live.pieces.get(product.id);
    if (piece === undefined) return product;
    return piece.state === "file" ? (piece.product ?? product) : piece.product;
  };
  const inFile = new Set(file.products.map(({ id }) => id));
  const added = [...live.pieces].filter(([id, { product }]) => product && !inFile.has(id));
  added.sort(([one], [other]) => one - other);
  const products = [...file.products.map(replaced), ...added.map(([, { product }]) => product)];
  return {
    number: live.edition,
    products: live.pieces.size === 0 ? file.products : products.filter((product) => product !== undefined),
    pictures: withUploaded(file.pictures, live.pictures),
    settings: live.settings ? withSearchWords(live.settings, file.settings) : file.settings,
    policies: live.policies ?? file.policies,
    stock: live.stock,
    reviews: live.reviews,
    // An export into the files is no change of the piece.
    savedAt: new Map([...live.pieces].flatMap(([id, { state, savedAt }]) => (state === "live" ? [[id, savedAt]] : []))),
  };
}

/** Settings that were saved before search had words of the shop's get those of the file. */
function withSearchWords(saved: Settings, { searchWords = [] }: Settings): Settings {
  return saved.searchWords ? saved : { ...saved, searchWords };
}

/** The files' pictures and the uploaded ones; each uploaded photograph has a link preview of its own. */
function withUploaded(file: EditionSource["pictures"], sent: LiveRecords["pictures"]): EditionSource["pictures"] {
  if (sent.size === 0) return file;
  const previews = [...sent.values()].map((picture) => [picture.name, pictureFile(picture, "preview")] as const);
  return {
    pictures: new Map([...sent, ...file.pictures]),
    previews: new Map([...previews.filter(([name]) => sentPhoto.test(name)), ...file.previews]),
  };
}

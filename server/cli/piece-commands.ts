import { describeFaults } from "../../catalogue/fault.ts";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import { createEditor, type Edited } from "../catalogue/editor.ts";
import { type LiveRecords, liveStores, mergeRecords, noRecords, readLive } from "../catalogue/live-records.ts";
import type { Database } from "../database/open-database.ts";
import { StartError } from "../start-error.ts";
import { formatTable } from "./table.ts";

const by = "npm run pieces";

/** The catalogue of files and database, and how to change it, while the shop may be running. */
async function openCatalogue(database: Database) {
  const stores = liveStores(database);
  const { records: store, stock } = stores;
  const live: LiveRecords = await readLive(stores, noRecords, () => undefined);
  const editor = createEditor({ store, files: fileSource, live: () => live, now: Date.now });
  const seen = async (id: number) => (await store.latest({ kind: "piece", id }))?.version ?? 0;
  const change = async (id: number, why: string) => ({ by, seen: await seen(id), why });
  return { store, stock, live, editor, change, source: mergeRecords(fileSource, live) };
}

export async function listPieces(database: Database): Promise<string> {
  const { source, live } = await openCatalogue(database);
  const inFile = new Set(fileSource.products.map(({ id }) => id));
  const off = [...live.pieces].filter(([, { state }]) => state === "off").map(([id]) => id);
  const rows = source.products.map(({ id, name, price, salePrice, inStock }) => {
    const from = live.pieces.get(id)?.product ? (inFile.has(id) ? "database" : "database, new") : "file";
    return [id, name, price, salePrice ?? "", inStock ? stockInWords(live.stock.get(id)) : "sold out", from];
  });
  const gone = off.map((id) => [
    id,
    fileSource.products.find((each) => each.id === id)?.name ?? "",
    0,
    "",
    "off",
    "database",
  ]);
  return formatTable(["id", "name", "price", "sale", "stock", "record"], [...rows, ...gone]);
}

export async function showPiece(database: Database, id: number): Promise<string> {
  const { source, live, stock } = await openCatalogue(database);
  const piece = source.products.find((each) => each.id === id);
  if (!piece) throw new StartError(`There is no piece ${id} in the shop.`);
  const holding = await stock.holding(id);
  const held = holding.map(({ number, size, quantity }) => `  ${number}: ${quantity}${size && ` in size ${size}`}`);
  return [
    JSON.stringify(piece, null, 2),
    `Stock: ${stockInWords(live.stock.get(id))}`,
    ...(held.length > 0 ? ["Orders that hold it:", ...held] : []),
  ].join("\n");
}

export async function pieceHistory(database: Database, id: number): Promise<string> {
  const { store } = await openCatalogue(database);
  const versions = await store.history({ kind: "piece", id });
  if (versions.length === 0) return `Piece ${id} is as its file has it.`;
  const rows = versions.map(({ version, savedAt, savedBy, state, why, body }) => {
    const { price = "", salePrice } = body as Partial<Product>;
    return [version, new Date(savedAt).toISOString().slice(0, 16), savedBy, state, price, salePrice ?? "", why];
  });
  return formatTable(["version", "when", "who", "state", "price", "sale", "why"], rows);
}

/** `price=45000 stock=3 inStock=false`; `stock=off` stops counting, `stock.17=2` counts a size. */
export async function setPiece(database: Database, id: number, settings: readonly string[]): Promise<string> {
  const { source, live, editor, change, stock } = await openCatalogue(database);
  const piece = source.products.find((each) => each.id === id);
  if (!piece) throw new StartError(`There is no piece ${id} in the shop.`);
  const wanted = settings.map(parseSetting);
  const fields = wanted.filter(({ field }) => !/^stock(\.|$)/.test(field));
  const counted = countedAs(wanted, live.stock.get(id), piece);
  if (fields.length > 0) {
    const record = { ...piece, ...Object.fromEntries(fields.map(({ field, value }) => [field, value])) };
    report(await editor.savePiece(record, await change(id, settings.join(" "))));
  }
  if (counted !== "as-it-was") await stock.set(id, counted);
  return `Saved. The shop shows piece ${id} as it is now within two seconds.`;
}

export async function restorePiece(database: Database, id: number, version: number): Promise<string> {
  const { store, editor, change } = await openCatalogue(database);
  const found = (await store.history({ kind: "piece", id })).find((each) => each.version === version);
  if (!found) throw new StartError(`Piece ${id} has no version ${version}: npm run pieces history ${id}`);
  report(await editor.restore(found, await change(id, `version ${version} again`)));
  return `Piece ${id} is as it was in version ${version}.`;
}

export async function setPieceOff(database: Database, id: number, isOff: boolean): Promise<string> {
  const { editor, change } = await openCatalogue(database);
  report(await editor.setOff(id, isOff, await change(id, isOff ? "taken off" : "put on")));
  return isOff ? `Piece ${id} is off the shop.` : `Piece ${id} is in the shop.`;
}

function report(edited: Edited): void {
  if (edited.outcome === "refused") throw new StartError(describeFaults(edited.faults));
  if (edited.outcome === "changed")
    throw new StartError("Somebody else has just changed it. Look at it, then try again.");
}

function stockInWords(stock: Stock | undefined): string {
  if (!stock) return "not counted";
  const sizes = Object.entries(stock).map(([size, left]) => (size === "" ? `${left} left` : `${size}: ${left}`));
  return sizes.join(", ");
}

type Wanted = { field: string; value: unknown };

function parseSetting(text: string): Wanted {
  const [, field, value] = /^([\w.]+)=(.*)$/s.exec(text) ?? [];
  if (field === undefined || value === undefined) throw new StartError(`"${text}" is not of the form field=value.`);
  try {
    return { field, value: JSON.parse(value) };
  } catch {
    return { field, value };
  }
}

function countedAs(
  wanted: readonly Wanted[],
  now: Stock | undefined,
  { sizes }: Product,
): Stock | undefined | "as-it-was" {
  const counts = wanted.filter(({ field }) => /^stock(\.|$)/.test(field));
  if (counts.length === 0) return "as-it-was";
  const bySize = new Map(Object.entries(now ?? {}));
  for (const { field, value } of counts) {
    const size = field.slice("stock.".length);
    if (value === "off" && size === "") return undefined;
    if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > 99_999)
      throw new StartError(`${field}: must be a whole number from 0 to 99999, or off`);
    if (size !== "" && !sizes?.includes(size)) throw new StartError(`${field}: the piece has no size ${size}`);
    if (size === "") bySize.clear();
    else bySize.delete("");
    bySize.set(size, Number(value));
  }
  return Object.fromEntries(bySize);
}

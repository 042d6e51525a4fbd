import { missingFacts } from "../../catalogue/check-words.ts";
import { listings, shopCategories } from "../../catalogue/listings.ts";
import { listingOfCategory, parseProducts, stones } from "../../catalogue/product-schema.ts";
import { changedFields, pieceChanges, stockInWords } from "../../shop/editor/piece-changes.ts";
import type { AskedSave, DeskPiece, PieceAnswer, PieceDesk, PieceVersion } from "../../shop/editor/piece-desk.ts";
import { stockFault } from "../../shop/editor/piece-form.ts";
import { makingTime } from "../../shop/pieces/making.ts";
import type { PieceRecord } from "../../shop/pieces/product.ts";
import type { Editions } from "../catalogue/editions.ts";
import { createEditor, type Edited } from "../catalogue/editor.ts";
import { mergeRecords } from "../catalogue/live-records.ts";
import { createRecordStore, type SavedRecord } from "../catalogue/record-store.ts";
import { isSameStock, StockMoved } from "../catalogue/stock-change.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Database } from "../database/open-database.ts";
import { pieceRows } from "./piece-rows.ts";

export type PieceDeskParts = {
  database: Database;
  editions: Editions;
  /** Loads the new edition on this server; other servers poll for it. */
  refresh: () => Promise<void>;
  now: () => number;
};

export function createPieceDesk({ database, editions, refresh, now }: PieceDeskParts, by: string): PieceDesk {
  const store = createRecordStore(database);
  const stock = createStockStore(database);
  const { files } = editions;
  const editor = createEditor({ store, files, live: editions.records, now });
  const fileRecord = (id: number) => files.products.find((product) => product.id === id);
  const shown = (id: number) => mergeRecords(files, editions.records()).products.find((product) => product.id === id);
  const pictures = (names: readonly string[]) => {
    const { pictures: known } = mergeRecords(files, editions.records()).pictures;
    return names.flatMap((name) => known.get(name) ?? []);
  };

  async function find(id: number): Promise<DeskPiece | undefined> {
    const latest = await store.latest({ kind: "piece", id });
    const record = (latest?.state === "file" ? undefined : recordOf(latest)) ?? shown(id);
    if (!record) return undefined;
    return {
      record,
      state: latest?.state === "off" ? "off" : "live",
      version: latest?.version ?? 0,
      saved: latest && { at: latest.savedAt, by: latest.savedBy },
      stock: (await stock.of([id])).get(id),
      pictures: pictures(record.images),
    };
  }

  async function version(id: number, number: number): Promise<PieceRecord | undefined> {
    if (number === 0) return fileRecord(id);
    return recordOf((await store.history({ kind: "piece", id })).find((each) => each.version === number));
  }

  async function answer(id: number, seen: number, edited: Edited): Promise<PieceAnswer> {
    if (edited.outcome === "refused") return edited;
    if (edited.outcome === "saved") {
      await refresh();
      return { outcome: "saved", id, version: edited.version };
    }
    const latest = await find(id);
    return latest ? { outcome: "changed", latest, base: await version(id, seen) } : { outcome: "unknown" };
  }

  /** A change of the count alone makes no version: orders change it all day. */
  async function save({ record, seen, stock: count, isNew = false, isWhole = false }: AskedSave): Promise<PieceAnswer> {
    const { id } = record;
    const piece = await find(id);
    if (!piece && !isNew) return { outcome: "unknown" };
    const recount = count && !isSameStock(count.seen, count.next) ? count : undefined;
    const miscount = stockFault(recount?.next);
    const isChanged = !piece || changedFields(piece.record, record).length > 0;
    const missing = isWhole && isChanged ? missingFacts(record) : [];
    if (miscount || missing.length > 0) {
      const faults = await editor.pieceFaults(record, piece?.state ?? "live");
      return { outcome: "refused", faults: [...faults, ...missing, ...(miscount ? [miscount] : [])] };
    }
    if (piece && !isChanged) {
      const { version } = piece;
      if (version === seen && !recount) return { outcome: "unchanged" };
      // Sent again, because the first answer was lost.
      if (!recount || isSameStock(recount.next, piece.stock)) return { outcome: "saved", id, version };
      if (version === seen) {
        await stock.change(id, recount);
        await refresh();
        return { outcome: "saved", id, version };
      }
    }
    const why = recount ? `Stock: ${stockInWords(recount.seen)} → ${stockInWords(recount.next)}` : "";
    const change = { by, seen, why, stock: recount };
    // Two people created a piece with the same number: the second has to choose another.
    if (piece && isNew) return { outcome: "changed", latest: piece, base: undefined };
    return answer(id, seen, await editor.savePiece(record, change, piece?.state ?? "live"));
  }

  return {
    facts: {
      categories: Object.entries(listingOfCategory).map(([name, listing]) => ({
        name,
        listing,
        title: titleOf(listing),
      })),
      listings: shopCategories.map(({ slug, title }) => ({ slug, title })),
      stones,
      makingTime: makingTime(editions.current().settings.makingDays),
    },
    list: () => pieceRows({ editions, store, stock }),
    find,
    async nextId() {
      const taken = [...files.products.map(({ id }) => id), ...editions.records().pieces.keys()];
      return Math.max(0, ...taken) + 1;
    },
    async save(asked) {
      try {
        return await save(asked);
      } catch (error) {
        if (!(error instanceof StockMoved)) throw error;
        return { outcome: "counted", stock: (await stock.of([asked.record.id])).get(asked.record.id) };
      }
    },
    async setOff(id, isOff, seen) {
      const piece = await find(id);
      if (piece?.state === (isOff ? "off" : "live")) return { outcome: "saved", id, version: piece.version };
      const change = { by, seen, why: isOff ? "Taken off the shop" : "Put back" };
      return answer(id, seen, await editor.setOff(id, isOff, change));
    },
    async versions(id) {
      return describe(await store.history({ kind: "piece", id }), fileRecord(id));
    },
    version,
    async restore(id, number, seen) {
      const record = await version(id, number);
      const piece = await find(id);
      if (!record || !piece) return { outcome: "unknown" };
      const change = {
        by,
        seen,
        why: number === 0 ? "The files' version, brought back" : `Version ${number}, brought back`,
      };
      return answer(id, seen, await editor.savePiece(record, change, piece.state));
    },
    pictures,
  };
}

function titleOf(slug: string): string {
  return listings.find((listing) => listing.slug === slug)?.title ?? slug;
}

/** Undefined where the rules have changed and no longer allow it. */
function recordOf(saved: SavedRecord | undefined): PieceRecord | undefined {
  return saved && parseProducts([saved.body]).products[0];
}

/** Each version compared with the one before it; the file's is the oldest. */
function describe(history: readonly SavedRecord[], file: PieceRecord | undefined): PieceVersion[] {
  const versions = history.map((saved, place): PieceVersion => {
    const earlier = history[place + 1];
    const before = earlier ? (recordOf(earlier) ?? file) : file;
    const record = recordOf(saved) ?? file;
    return {
      version: saved.version,
      saved: { at: saved.savedAt, by: saved.savedBy },
      why: saved.why,
      state: saved.state === "off" ? "off" : "live",
      changes: before && record ? pieceChanges(before, record) : [],
      isLive: place === 0,
    };
  });
  if (!file) return versions;
  return [
    ...versions,
    { version: 0, saved: undefined, why: "", state: "live", changes: [], isLive: versions.length === 0 },
  ];
}

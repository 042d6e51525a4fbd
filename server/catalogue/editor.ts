import { checkPiece, checkSettings, noPicture } from "../../catalogue/check-record.ts";
import type { EditionSource } from "../../catalogue/edition.ts";
import type { Fault } from "../../catalogue/fault.ts";
import { parsePolicies } from "../../catalogue/parse-policies.ts";
import { productsFile } from "../../catalogue/product-schema.ts";
import type { Settings } from "../../catalogue/settings-schema.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { type LiveRecords, mergeRecords } from "./live-records.ts";
import {
  type Change,
  type NewVersion,
  onlyId,
  PictureGone,
  type RecordStore,
  type Saved,
  type SavedRecord,
} from "./record-store.ts";

export type Edited =
  | Saved
  /** It breaks the rules of the catalogue; nothing was stored. */
  | { outcome: "refused"; faults: readonly Fault[] };

/** Checks records against the rules of the catalogue, then stores them. The caller refreshes the editions. */
export type Editor = {
  /** With "off", a piece that isn't sold stays so. */
  savePiece(record: unknown, change: Change, state?: "live" | "off"): Promise<Edited>;
  /** The reasons for which `savePiece` would refuse it. */
  pieceFaults(record: unknown, state: "live" | "off"): Promise<readonly Fault[]>;
  saveSettings(record: unknown, change: Change): Promise<Edited>;
  savePolicies(record: unknown, change: Change): Promise<Edited>;
  /** Takes the piece off the shop, or puts it back on. */
  setOff(id: number, isOff: boolean, change: Change): Promise<Edited>;
  /** Makes an earlier version the latest again. */
  restore(version: SavedRecord, change: Change): Promise<Edited>;
};

type Parts = {
  store: RecordStore;
  files: EditionSource;
  /** The database's records as of now. */
  live: () => LiveRecords;
  now: () => number;
};

export function createEditor({ store, files, live, now }: Parts): Editor {
  async function saveChecked(record: NewVersion, change: Change): Promise<Edited> {
    try {
      return await store.save(record, change, now());
    } catch (error) {
      if (!(error instanceof PictureGone)) throw error;
      const field = record.kind === "piece" ? "images" : "bannerSlides";
      return { outcome: "refused", faults: [{ file: productsFile, field, reason: noPicture(error.picture) }] };
    }
  }

  const ids = () => new Set([...files.products.map(({ id }) => id), ...live().pieces.keys()]);

  async function checked(record: unknown, state: "live" | "off") {
    const { products, pictures, settings } = mergeRecords(files, live());
    const { product, faults } = await checkPiece(record, pictures);
    const all = product ? [...products.filter(({ id }) => id !== product.id), product] : products;
    const around =
      product && state === "live"
        ? carouselsWithout(settings, product, checkSettings(settings, pictures, all, ids()))
        : [];
    return { product, faults: [...faults, ...around] };
  }

  async function savePiece(record: unknown, change: Change, state: "live" | "off" = "live"): Promise<Edited> {
    const { product, faults } = await checked(record, state);
    if (!product || faults.length > 0) return { outcome: "refused", faults };
    return saveChecked({ kind: "piece", id: product.id, state, body: record }, change);
  }

  async function saveSettings(record: unknown, change: Change): Promise<Edited> {
    const { products, pictures } = mergeRecords(files, live());
    const faults = checkSettings(record as Settings, pictures, products, ids());
    if (faults.length > 0) return { outcome: "refused", faults };
    return saveChecked({ kind: "settings", id: onlyId, state: "live", body: record }, change);
  }

  async function savePolicies(record: unknown, change: Change): Promise<Edited> {
    const { faults } = parsePolicies(record);
    if (faults.length > 0) return { outcome: "refused", faults };
    return saveChecked({ kind: "policies", id: onlyId, state: "live", body: record }, change);
  }

  return {
    savePiece,
    pieceFaults: async (record, state) => (await checked(record, state)).faults,
    saveSettings,
    savePolicies,

    async setOff(id, isOff, change) {
      const latest = await store.latest({ kind: "piece", id });
      const shown = mergeRecords(files, live()).products.find((each) => each.id === id);
      const body = latest && latest.state !== "file" ? latest.body : shown;
      if (!body) return { outcome: "refused", faults: [noPiece(id)] };
      if (!isOff) return savePiece(body, change);
      return saveChecked({ kind: "piece", id, state: "off", body }, change);
    },

    restore({ kind, id, state, body }, change) {
      if (kind === "settings") return saveSettings(body, change);
      if (kind === "policies") return savePolicies(body, change);
      return state === "off" ? saveChecked({ kind, id, state, body }, change) : savePiece(body, change);
    },
  };
}

/**
 * A piece that leaves a listing may leave a carousel without its "View All". Other faults weren't caused by this
 * change.
 */
function carouselsWithout(settings: Settings, { id }: Product, faults: readonly Fault[]): Fault[] {
  const named = settings.homeCarousels.some(({ products }) => products.includes(id));
  return named ? faults.filter(({ reason }) => reason.startsWith(`product ${id} `)) : [];
}

function noPiece(id: number): Fault {
  return { file: productsFile, id, field: "id", reason: "there is no such piece" };
}

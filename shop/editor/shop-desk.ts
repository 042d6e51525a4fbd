import type { RecordFault } from "./piece-desk.ts";

/** The shop's own words: its settings, and the two policy pages. */
export const shopRecordKinds = ["settings", "policies"] as const;
export type ShopRecordKind = (typeof shopRecordKinds)[number];

/** As it is saved; what it may hold, the catalogue's check knows. */
export type ShopRecord = Readonly<Record<string, unknown>>;

export type SavedShopRecord = {
  record: ShopRecord;
  /** 0 while it stands as the files have it. */
  version: number;
  saved: { at: number; by: string } | undefined;
};

export type ShopAnswer =
  | { outcome: "saved" | "unchanged" | "unknown" }
  | { outcome: "refused"; faults: readonly RecordFault[] }
  | { outcome: "changed"; latest: SavedShopRecord };

/** What the desk's screens may ask about the shop's own words. Whatever is saved is live. */
export type ShopDesk = {
  find(kind: ShopRecordKind): Promise<SavedShopRecord>;
  save(kind: ShopRecordKind, record: ShopRecord, seen: number): Promise<ShopAnswer>;
  /** Newest first; the files' is the last, with the number 0. */
  versions(kind: ShopRecordKind): Promise<readonly (SavedShopRecord & { why: string })[]>;
  restore(kind: ShopRecordKind, version: number, seen: number): Promise<ShopAnswer>;
};

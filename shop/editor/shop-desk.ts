import type { RecordFault } from "./piece-desk.ts";

/** What the seller edits on `/desk/shop`: the settings, and the two policy pages. */
export const shopRecordKinds = ["settings", "policies"] as const;
export type ShopRecordKind = (typeof shopRecordKinds)[number];

/** Validated by the catalogue's check, not by type. */
export type ShopRecord = Readonly<Record<string, unknown>>;

export type SavedShopRecord = {
  record: ShopRecord;
  /** 0 until it is first saved: it is then as in the catalogue's files. */
  version: number;
  saved: { at: number; by: string } | undefined;
};

export type ShopAnswer =
  | { outcome: "saved" | "unchanged" | "unknown" }
  | { outcome: "refused"; faults: readonly RecordFault[] }
  | { outcome: "changed"; latest: SavedShopRecord };

/** The desk's port for settings and policies; `seen` is the version that a form was made from. Saved changes are live. */
export type ShopDesk = {
  find(kind: ShopRecordKind): Promise<SavedShopRecord>;
  save(kind: ShopRecordKind, record: ShopRecord, seen: number): Promise<ShopAnswer>;
  /** Newest first; the last is version 0, the catalogue's files. */
  versions(kind: ShopRecordKind): Promise<readonly (SavedShopRecord & { why: string })[]>;
  restore(kind: ShopRecordKind, version: number, seen: number): Promise<ShopAnswer>;
};

import type { SavedShopRecord, ShopAnswer, ShopDesk, ShopRecord, ShopRecordKind } from "../../shop/editor/shop-desk.ts";
import { shopChanges } from "../../shop/editor/shop-form.ts";
import { createEditor } from "../catalogue/editor.ts";
import { createRecordStore, onlyId, type SavedRecord } from "../catalogue/record-store.ts";
import type { PieceDeskParts } from "./piece-desk.ts";

/** Settings and policies are one record each, with versions of its own. */
export function createShopDesk({ database, editions, refresh, now }: PieceDeskParts, by: string): ShopDesk {
  const store = createRecordStore(database);
  const { files } = editions;
  const editor = createEditor({ store, files, live: editions.records, now });

  function describe(kind: ShopRecordKind, saved: SavedRecord | undefined): SavedShopRecord {
    const body = saved && saved.state !== "file" ? saved.body : files[kind];
    return {
      record: body as ShopRecord,
      version: saved?.version ?? 0,
      saved: saved && { at: saved.savedAt, by: saved.savedBy },
    };
  }
  const find = async (kind: ShopRecordKind) => describe(kind, await store.latest({ kind, id: onlyId }));

  async function saveVersion(kind: ShopRecordKind, record: ShopRecord, seen: number, why: string): Promise<ShopAnswer> {
    const change = { by, seen, why };
    const edited = await (kind === "settings"
      ? editor.saveSettings(record, change)
      : editor.savePolicies(record, change));
    if (edited.outcome === "changed") return { outcome: "changed", latest: describe(kind, edited.latest) };
    // Fields of a policy have its page in front: "returns.title".
    if (edited.outcome === "refused") {
      const named =
        kind === "policies"
          ? edited.faults.map((each) => ({ ...each, field: `${each.id}.${each.field}` }))
          : edited.faults;
      return { outcome: "refused", faults: named };
    }
    await refresh();
    return { outcome: "saved" };
  }

  return {
    find,
    async save(kind, record, seen) {
      const current = await find(kind);
      const isSame = current.version === seen && shopChanges(current.record, record).length === 0;
      return isSame ? { outcome: "unchanged" } : saveVersion(kind, record, seen, "");
    },
    async versions(kind) {
      const history = await store.history({ kind, id: onlyId });
      const versions = history.map((saved) => ({ ...describe(kind, saved), why: saved.why }));
      return [...versions, { ...describe(kind, undefined), why: "" }];
    },
    async restore(kind, version, seen) {
      const history = await store.history({ kind, id: onlyId });
      const earlier = history.find((saved) => saved.version === version);
      if (version !== 0 && !earlier) return { outcome: "unknown" };
      const why = version === 0 ? "The files' version, brought back" : `Version ${version}, brought back`;
      return saveVersion(kind, describe(kind, earlier).record, seen, why);
    },
  };
}

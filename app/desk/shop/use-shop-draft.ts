import type { RefObject } from "react";
import { type SavedShopRecord, type ShopRecordKind, shopRecordKinds } from "../../../shop/editor/shop-desk.ts";
import { readShop, type ShopRecords, shopChanges } from "../../../shop/editor/shop-form.ts";
import { isRecord } from "../../../shop/record.ts";
import { readDraft, storeDraft } from "../editor/drafts.ts";
import { useDraft } from "../editor/use-draft.ts";
import type { Revisions } from "./save-shop.ts";

const name = "shop";

type Value = ShopRecords & { seen: Revisions };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  saved: Readonly<Record<ShopRecordKind, SavedShopRecord>>;
  person: string;
  /** What the form begins with: what is saved, or what was refused. */
  begun: Value;
  isRefused: boolean;
};

export function useShopDraft({ form, saved: { settings, policies }, person, begun, isRefused }: Options) {
  return useDraft<Value, { label: string }>({
    form,
    name,
    saved: {
      settings: settings.record,
      policies: policies.record,
      seen: { settings: settings.version, policies: policies.version },
    },
    begun,
    isRefused,
    read: (fields, shown) => ({ ...shown, ...readShop(fields, shown) }),
    changesBetween: (one, other) => shopRecordKinds.flatMap((kind) => shopChanges(one[kind], other[kind])),
    loadDraft() {
      const { settings, policies, seen } = readDraft(name, person)?.typed ?? {};
      if (!isRecord(settings) || !isRecord(policies) || !isRecord(seen)) return undefined;
      return { settings, policies, seen: { settings: Number(seen.settings), policies: Number(seen.policies) } };
    },
    storeDraft: (typed) => storeDraft(name, { person, seen: 0, typed }),
  });
}

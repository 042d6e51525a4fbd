import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { type SavedShopRecord, type ShopRecordKind, shopRecordKinds } from "../../../shop/editor/shop-desk.ts";
import { readShop, type ShopRecords, shopChanges } from "../../../shop/editor/shop-form.ts";
import { isRecord } from "../../../shop/record.ts";
import { dropDraft, keepDraft, readDraft } from "../editor/drafts.ts";
import type { Seen } from "./answer-shop.ts";

const draftName = "shop";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  saved: Readonly<Record<ShopRecordKind, SavedShopRecord>>;
  person: string;
  /** What the form begins with: what is saved, or what came back. */
  begun: ShopRecords;
  seen: Seen;
  isBack: boolean;
};

/** What stands in the form beside what is saved; a draft of it stays on this device until it is saved. */
export function useShopTyped({ form, saved, person, begun, seen: seenFirst, isBack }: Options) {
  const [shown, setShown] = useState(begun);
  const [typed, setTyped] = useState(begun);
  const [seen, setSeen] = useState(seenFirst);
  const [round, setRound] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const changes = [
    ...shopChanges(saved.settings.record, typed.settings),
    ...shopChanges(saved.policies.record, typed.policies),
  ];
  const labels = [...new Set(changes.map(({ label }) => label.toLowerCase()))];

  function begin(records: ShopRecords): void {
    setShown(records);
    setTyped(records);
    setRound((rounds) => rounds + 1);
  }

  const restore = useEffectEvent(() => {
    // Whoever typed before the scripts came goes on with that.
    const early = read();
    if (early && shopRecordKinds.some((kind) => shopChanges(shown[kind], early[kind]).length > 0))
      return setTyped(early);
    const draft = isBack ? undefined : readDraft(draftName, person)?.typed;
    if (!draft || !isRecord(draft.settings) || !isRecord(draft.policies) || !isRecord(draft.seen)) return;
    const isSame =
      shopChanges(saved.settings.record, draft.settings).length +
        shopChanges(saved.policies.record, draft.policies).length ===
      0;
    if (isSame) return;
    setSeen({ settings: Number(draft.seen.settings), policies: Number(draft.seen.policies) });
    setRestored(true);
    begin({ settings: draft.settings, policies: draft.policies });
  });
  useEffect(() => restore(), []);

  const read = () => form.current && readShop(typedFields(new FormData(form.current)), shown);

  function look(): void {
    const now = read();
    if (now) setTyped(now);
  }

  const isSaved = changes.length === 0;
  useEffect(() => {
    if (isSaved) dropDraft(draftName);
    else keepDraft(draftName, { person, seen: 0, typed: { ...typed, seen } });
  }, [isSaved, person, typed, seen]);

  function throwAway(): void {
    dropDraft(draftName);
    setRestored(false);
    setSeen({ settings: saved.settings.version, policies: saved.policies.version });
    begin({ settings: saved.settings.record, policies: saved.policies.record });
  }

  /** Types for her: what a field was, or the names of pictures that are ready. */
  function put(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = value;
      if (input instanceof HTMLSelectElement) input.value = value;
    }
    look();
  }

  return { shown, typed, seen, round, labels, isRestored, look, put, throwAway };
}

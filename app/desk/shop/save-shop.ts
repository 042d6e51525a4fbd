import type { RecordFault } from "../../../shop/editor/piece-desk.ts";
import { type TypedFields, typedFields } from "../../../shop/editor/piece-form.ts";
import {
  type SavedShopRecord,
  type ShopDesk,
  type ShopRecordKind,
  shopRecordKinds,
} from "../../../shop/editor/shop-desk.ts";
import { mergeShop, plainWarnings, readShop, type ShopRecords, shopChanges } from "../../../shop/editor/shop-form.ts";

export type Revisions = Readonly<Record<ShopRecordKind, number>>;

/** `typed` goes back into the form, with the versions that it is based on. */
export type ShopRefusal = { typed: ShopRecords; seen: Revisions } & (
  | { reason: "refused"; status: 422; faults: readonly RecordFault[] }
  /** Sent again with the warnings confirmed, it is saved. */
  | { reason: "ask"; status: 409; warnings: readonly string[] }
  | {
      reason: "changed";
      status: 409;
      saved: SavedShopRecord["saved"];
      theirs: readonly string[];
      both: readonly string[];
    }
);

/** Both records in one form. What others have saved meanwhile is merged, and shown before it is saved. */
export async function saveShopForm(words: ShopDesk, form: FormData): Promise<{ reason: "saved" } | ShopRefusal> {
  const fields = typedFields(form);
  const [settings, policies] = await Promise.all([load(words, "settings", fields), load(words, "policies", fields)]);
  const kinds = { settings, policies };
  const seen = { settings: settings.seen, policies: policies.seen };
  const typed = readShop(fields, { settings: settings.base, policies: policies.base });
  // What is saved already was sent before, and its answer lost.
  const wanted = shopRecordKinds.filter((kind) =>
    [kinds[kind].base, kinds[kind].latest.record].every((record) => shopChanges(record, typed[kind]).length > 0),
  );
  const stale = wanted.find((kind) => kinds[kind].latest.version !== kinds[kind].seen);
  if (stale) return changed(kinds, typed, stale);
  const warnings = plainWarnings(settings.base, typed.settings);
  if (warnings.length > 0 && fields.get("sure") !== warnings.join(" "))
    return { reason: "ask", status: 409, typed, seen, warnings };
  for (const kind of wanted) {
    const answer = await words.save(kind, typed[kind], seen[kind]);
    const now = { ...seen, ...(kind === "policies" && { settings: (await words.find("settings")).version }) };
    if (answer.outcome === "refused")
      return { reason: "refused", status: 422, typed, seen: now, faults: answer.faults };
    if (answer.outcome === "changed") {
      const latest = { ...kinds, [kind]: { ...kinds[kind], latest: answer.latest } };
      return changed(latest, typed, kind);
    }
  }
  return { reason: "saved" };
}

type Loaded = { seen: number; base: ShopRecords[ShopRecordKind]; latest: SavedShopRecord };

/** The version that the form is based on, and the latest. */
async function load(words: ShopDesk, kind: ShopRecordKind, fields: TypedFields): Promise<Loaded> {
  const seen = Number(fields.get(`seen.${kind}`));
  const latest = await words.find(kind);
  if (latest.version === seen) return { seen, base: latest.record, latest };
  const earlier = (await words.versions(kind)).find(({ version }) => version === seen);
  return { seen, base: earlier?.record ?? latest.record, latest };
}

function changed(kinds: Record<ShopRecordKind, Loaded>, typed: ShopRecords, stale: ShopRecordKind): ShopRefusal {
  const merge = (kind: ShopRecordKind) => mergeShop(kinds[kind].base, kinds[kind].latest.record, typed[kind]);
  const [settings, policies] = [merge("settings"), merge("policies")];
  const { base, latest } = kinds[stale];
  return {
    reason: "changed",
    status: 409,
    typed: { settings: settings.merged, policies: policies.merged },
    seen: { settings: kinds.settings.latest.version, policies: kinds.policies.latest.version },
    saved: latest.saved,
    theirs: shopChanges(base, latest.record).map(({ label }) => label.toLowerCase()),
    both: [...settings.both, ...policies.both].map((label) => label.toLowerCase()),
  };
}

import { valueAt } from "../../../shop/editor/record-path.ts";
import type { SavedShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopSection } from "../../../shop/editor/shop-field.ts";
import { type ShopRecords, shownValue } from "../../../shop/editor/shop-form.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { dayOf, formatDay } from "../../../shop/pakistan-days.ts";
import { isRecord } from "../../../shop/record.ts";

/** What a row says of its section; `art` and `pieces` are names of pictures. */
export type Summary = { slug: string; title: string; value: string; art: readonly string[]; pieces: readonly string[] };

type Pieces = ReadonlyMap<number, { name: string; picture: string | undefined }>;

type Policies = readonly SavedShopRecord[];

/** `policies` are the versions of the policy pages, newest first. */
export function summarise(records: ShopRecords, pieces: Pieces, policies: Policies): Summary[] {
  return shopSections.map((section) => {
    const record = records[section.record];
    const [art, ids] =
      section.slug === "banner"
        ? [slideArt(record), []]
        : [[], section.slug === "search" ? idsAt(record, "searchSamples") : []];
    return {
      slug: section.slug,
      title: section.title,
      value: section.record === "policies" ? changedWhen(section, policies) : said(section, record, pieces),
      art,
      pieces: ids.flatMap((id) => pieces.get(id)?.picture ?? []),
    };
  });
}

function said({ slug, fields, list }: ShopSection, record: ShopRecords["settings"], pieces: Pieces): string {
  const at = (path: string) => String(valueAt(record, path) ?? "");
  const items = list && valueAt(record, list.path);
  const count = Array.isArray(items) ? items.length : 0;
  const names = (path: string) => idsAt(record, path).flatMap((id) => pieces.get(id)?.name ?? []);
  switch (slug) {
    case "delivery":
      return `Rs ${at("deliveryCharge")} to any city. Made in about ${at("makingDays.from")} to ${at("makingDays.to")} days.`;
    case "reach":
      return [at("phoneDisplay"), at("email"), at("social.name")].join(", ");
    case "wallet":
      return [at("wallet.name"), at("wallet.accountNumber"), at("wallet.accountTitle")].join(", ");
    case "banner":
      return count === 1 ? "1 slide" : `${count} slides`;
    case "home": {
      const shown = Array.isArray(items)
        ? items.map((row) => (isRecord(row) && Array.isArray(row.products) ? row.products.length : 0))
        : [];
      return `${shown.reduce((sum, each) => sum + each, 0)} pieces in ${count} ${count === 1 ? "row" : "rows"}`;
    }
    case "collection": {
      const [first, second, third, ...more] = names("shopWindow");
      const led = [first, second, third].filter(Boolean).join(", ");
      return more.length > 0 ? `${led} and ${more.length} more` : led || "None";
    }
    case "search":
      return "5 pieces in the empty search";
    case "messages":
      return fields.map(({ tab }) => tab).join(", ");
    default:
      return fields[0] ? shownValue(fields[0], valueAt(record, fields[0].path)) : "";
  }
}

/** "Changed on 3 November by Sana" */
function changedWhen({ list }: ShopSection, versions: Policies): string {
  const [page = ""] = list?.path.split(".") ?? [];
  const pageOf = (place: number) => JSON.stringify(versions[place]?.record[page]);
  const last = versions.find((_, place) => place + 1 < versions.length && pageOf(place) !== pageOf(place + 1));
  return last?.saved
    ? `Changed on ${formatDay(dayOf(last.saved.at))} by ${last.saved.by}`
    : "As the shop began with it";
}

export function idsAt(record: ShopRecords["settings"], path: string): number[] {
  const ids = valueAt(record, path);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
}

export function slideArt(record: ShopRecords["settings"]): string[] {
  const slides = valueAt(record, "bannerSlides");
  return Array.isArray(slides) ? slides.map((slide) => String(valueAt(slide, "art.desktop") ?? "")) : [];
}

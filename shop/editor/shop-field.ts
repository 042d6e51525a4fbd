import type { PieceLimits } from "./choose-pieces.ts";
import { valueAt } from "./record-path.ts";
import type { ShopRecord, ShopRecordKind } from "./shop-desk.ts";

/**
 * line: one line of text; text: longer text; lines: a list, one item a line; ids: product ids; yes: a checkbox;
 * listing: one of the listings; seconds: stored in milliseconds; iban: shown in groups of four.
 */
export type ShopFieldKind =
  | "line"
  | "text"
  | "lines"
  | "number"
  | "seconds"
  | "ids"
  | "yes"
  | "listing"
  | "choice"
  | "iban";

export type ShopField = {
  path: string;
  label: string;
  kind: ShopFieldKind;
  note?: string;
  /** Stored value to label. */
  choices?: Readonly<Record<string, string>>;
  /** Blanks that the text may have. */
  blanks?: readonly string[];
  /** Omitted from the record when empty. */
  optional?: true;
  /** "Rs" is a prefix of the input, others are beside the label. */
  unit?: "Rs" | "days" | "hours" | "seconds";
  /** Longest text. */
  most?: number;
  /** How many pieces it holds. */
  limits?: PieceLimits;
  /** Its tab's label, where fields share one place. */
  tab?: string;
};

/** A list of items: slides, rows, sections of a page. */
export type ShopList = { path: string; name: string; most: number; item: readonly ShopField[] };

export type ShopSection = {
  slug: string;
  title: string;
  line: string;
  record: ShopRecordKind;
  fields: readonly ShopField[];
  list?: ShopList;
};

export const field = (
  path: string,
  label: string,
  kind: ShopFieldKind = "line",
  more: Partial<ShopField> = {},
): ShopField => ({
  path,
  label,
  kind,
  ...more,
});

/** How many items the form shows: an empty one more than saved, where another may be added. */
export function itemCount({ list }: ShopSection, record: ShopRecord): number {
  const items = list ? valueAt(record, list.path) : undefined;
  return list && Array.isArray(items) ? Math.min(list.most, items.length + 1) : 0;
}

/** Every field of the section, with those of each list item. */
export function fieldsOf(
  section: ShopSection,
  record: ShopRecord,
  count = itemCount(section, record),
): { field: ShopField; item?: number }[] {
  const { list } = section;
  return [
    ...section.fields.map((each) => ({ field: each })),
    ...Array.from({ length: count }, (_, item) =>
      (list?.item ?? []).map((each) => ({ field: { ...each, path: `${list?.path}.${item}.${each.path}` }, item })),
    ).flat(),
  ];
}

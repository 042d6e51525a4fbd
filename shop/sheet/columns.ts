import { isRecord } from "../record.ts";

/** Which column of a courier's sheet is what. */

export const sheetFields = ["tracking", "collected", "charges", "own", "name"] as const;
export type SheetField = (typeof sheetFields)[number];

export const sheetFieldNames: Readonly<Record<SheetField, string>> = {
  tracking: "Tracking number",
  collected: "Cash collected",
  charges: "Its charges",
  own: "Its own number",
  name: "Consignee’s name",
};

/** The heading of each column that is used. */
export type Columns = Partial<Readonly<Record<SheetField, string>>>;

type Guess = { likely: readonly RegExp[]; never: RegExp };

const notes = /\b(date|time|status|city|origin|destination|weight|pieces|remarks|phone|mobile|contact|address)\b/;

/** Headings of Pakistani couriers, the likeliest words first. Charges come before cash: "COD charges". */
const guesses: Readonly<Record<SheetField, Guess>> = {
  tracking: {
    likely: [/\b(cn|tracking|awb|waybill|airway)\b/, /\bconsignment\b/, /\b(shipment|parcel|barcode)\b/],
    never: /\b(type|amount|charges|value|count)\b/,
  },
  charges: {
    likely: [
      /\b(total|all) (charges|deductions?)\b/,
      /\b(service|delivery|shipping|courier|handling) (charges?|fees?)\b/,
      /\b(charges?|fees?|deductions?|tariff)\b/,
      /\bnet\b/,
      /\bpayable\b/,
    ],
    never: /\b(gst|tax|fuel)\b/,
  },
  collected: {
    likely: [/\bcollect(ed|ion)\b/, /\bcod\b/, /\bcash\b/, /\bamount\b/, /\b(invoice|declared) value\b/],
    never: /\b(charges?|fees?|net|payable|gst|tax|fuel|deductions?|cn|no|type)\b/,
  },
  own: {
    likely: [/\border (ref|reference|id|no|number)\b/, /\b(ref|reference)\b/, /\border\b/, /\binvoice (no|number)\b/],
    never: /\b(type|amount|value)\b/,
  },
  name: {
    likely: [/\bconsignee\b/, /\b(receiver|recipient|customer)\b/, /\bname\b/],
    never: /\b(ref|reference|no|number|id|shipper|sender)\b/,
  },
};

const guessOrder = ["tracking", "charges", "collected", "own", "name"] as const satisfies readonly SheetField[];

function wordsOf(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/c\s*\/\s*n/g, "cn")
    .replace(/(^|[^a-z0-9])c\.\s*n\.?/g, "$1cn ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function isLikely(heading: string, field: SheetField): boolean {
  const words = wordsOf(heading);
  const { likely, never } = guesses[field];
  return !notes.test(words) && !never.test(words) && likely.some((word) => word.test(words));
}

/** How many of these cells look like headings of ours. */
export function headingCount(cells: readonly string[]): number {
  return cells.filter((cell) => sheetFields.some((field) => isLikely(cell, field))).length;
}

export function guessColumns(heads: readonly string[]): Columns {
  const columns: Partial<Record<SheetField, string>> = {};
  for (const field of guessOrder) {
    const free = heads.filter((head) => isLikely(head, field) && !Object.values(columns).includes(head));
    const found = guesses[field].likely
      .map((word) => free.find((head) => word.test(wordsOf(head))))
      .find((head) => head !== undefined);
    if (found) columns[field] = found;
  }
  return columns;
}

/** What is left after charges, where the sheet has no column of charges. */
export function isNetColumn(heading: string): boolean {
  return /\b(net|payable)\b/.test(wordsOf(heading)) && !/\b(charges?|fees?)\b/.test(wordsOf(heading));
}

/** Those that were used for this courier before, where the sheet has them; else guessed. */
export function proposeColumns(heads: readonly string[], remembered: Columns | undefined): Columns {
  if (remembered && fitsHeads(heads, remembered)) return remembered;
  return guessColumns(heads);
}

export function fitsHeads(heads: readonly string[], columns: Columns): boolean {
  const used = Object.values(columns);
  return used.length > 0 && used.every((head) => heads.includes(head));
}

/** From a stored sheet, or from a form. Headings that the sheet doesn't have are left out. */
export function parseColumns(value: unknown, heads?: readonly string[]): Columns {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    sheetFields.flatMap((field) => {
      const head = value[field];
      return typeof head === "string" && head !== "" && (!heads || heads.includes(head)) ? [[field, head]] : [];
    }),
  );
}

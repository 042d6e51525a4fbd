import type { Rupees } from "../money/rupees.ts";
import { toDigit } from "../typed-text.ts";
import { maxSheetLines, maxSheetText, parseCells, type Row } from "./cells.ts";
import { type Columns, headingCount, isNetColumn, type SheetField } from "./columns.ts";
import { parseCharges, parseSum } from "./read-sum.ts";

/** What was pasted: its headings, and the rows below them. */
export type PastedSheet = { heads: readonly string[]; rows: readonly Row[] };

/** One line of a courier's sheet, as text and sums. */
export type SheetLine = { tracking: string; own: string; name: string; collected: Rupees; charges: Rupees };

export type SheetFault = "too-long" | "too-many" | "no-number" | "no-columns";

export const sheetFaultWords: Readonly<Record<SheetFault, string>> = {
  "too-long": "That is more than 500 kB. Paste a part of it.",
  "too-many": "2,000 lines at most. Paste a part of it.",
  "no-number": "No line with a number in it. Copy the cells with their heads.",
  "no-columns": "Which column is which? Choose the tracking number and the cash.",
};

const soughtRows = 20;

export function readSheet(text: string): PastedSheet {
  const rows = parseCells(text.slice(0, maxSheetText));
  const known = rows.slice(0, soughtRows).findIndex((row) => headingCount(row) > 1);
  const first = rows[0] ?? [];
  const at = known >= 0 ? known : first.some((cell) => /^\d{3,}/.test(toDigits(cell))) ? -1 : 0;
  const below = rows.slice(at + 1);
  const width = Math.max(0, ...rows.slice(Math.max(at, 0)).map((row) => row.length));
  return { heads: nameHeads(at < 0 ? [] : (rows[at] ?? []), width), rows: below };
}

/** Each once, so that a heading names one column. */
function nameHeads(cells: Row, width: number): string[] {
  const heads: string[] = [];
  for (let index = 0; index < width; index++) {
    const name = cells[index] || `Column ${index + 1}`;
    heads.push(heads.includes(name) ? `${name} (${index + 1})` : name);
  }
  return heads;
}

export type ReadLines = {
  lines: readonly SheetLine[];
  /** Numbers without a sum that can be read; they are left out. */
  unreadable: readonly string[];
};

/** Rows without a number (totals, headings of a second page) aren't lines. */
export function readLines({ heads, rows }: PastedSheet, columns: Columns): ReadLines {
  const lines: SheetLine[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const cell = (field: SheetField) => {
      const head = columns[field];
      return head === undefined ? "" : (row[heads.indexOf(head)] ?? "");
    };
    const own = cell("own");
    const tracking = cell("tracking") || own;
    if (!/\d/.test(trackingKey(tracking))) continue;
    const collected = parseSum(cell("collected"));
    const charges = chargesOf(cell("charges"), columns.charges, collected);
    if (collected === undefined || charges === undefined) unreadable.push(tracking);
    else lines.push({ tracking, own, name: cell("name"), collected, charges });
  }
  return { lines, unreadable };
}

function chargesOf(cell: string, heading: string | undefined, collected: Rupees | undefined): Rupees | undefined {
  if (heading === undefined || !isNetColumn(heading)) return parseCharges(cell);
  const net = parseSum(cell);
  return net === undefined || collected === undefined || net > collected ? undefined : collected - net;
}

/** Nothing to compare; undefined where all is well. */
export function sheetFault(text: string, columns: Columns): SheetFault | undefined {
  if (text.length > maxSheetText) return "too-long";
  const sheet = readSheet(text);
  if (!sheet.rows.some((row) => row.some((cell) => /\d/.test(toDigits(cell))))) return "no-number";
  if (columns.tracking === undefined && columns.own === undefined) return "no-columns";
  if (columns.collected === undefined) return "no-columns";
  const { lines } = readLines(sheet, columns);
  if (lines.length === 0) return "no-number";
  return lines.length > maxSheetLines ? "too-many" : undefined;
}

function toDigits(text: string): string {
  return [...text.normalize("NFKC")].map((character) => toDigit(character) || character).join("");
}

/** A number without its spelling: letters and digits alone. */
export function trackingKey(text: string): string {
  return toDigits(text)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "");
}

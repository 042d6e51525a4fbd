import { cleanText } from "../typed-text.ts";

/** Text pasted from a spreadsheet, or a CSV file, as rows of cells. */

export const maxSheetText = 500_000;
export const maxSheetLines = 2000;
/** Above the heading, and totals below. */
const otherRows = 40;
const maxCells = 60;
const maxCell = 200;

export type Row = readonly string[];

/** Empty rows are left out. Reads a little more than `maxSheetLines`, so that too many can be told. */
export function parseCells(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at <= text.length && rows.length <= maxSheetLines + otherRows) {
    const end = cellEnd(text, at, separator);
    const row = rows.at(-1);
    if (row && row.length < maxCells) row.push(cleanCell(text.slice(at, end)));
    if (/[\r\n]/.test(text.charAt(end))) rows.push([]);
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** Where the separator or line end after this cell is. A quote that isn't closed properly is a character like any other. */
function cellEnd(text: string, start: number, separator: string): number {
  const isEnd = (at: number) => at >= text.length || [separator, "\r", "\n"].includes(text.charAt(at));
  const quoted = text.charAt(start) === '"' ? closingQuote(text, start) : -1;
  if (quoted > 0 && isEnd(quoted + 1)) return quoted + 1;
  let end = start;
  while (!isEnd(end)) end++;
  return end;
}

/** Quotes inside are doubled. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Spreadsheets copy cells with tabs. Of the others, the one that occurs most in the first lines. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 5000).replace(/"[^"]*"/g, "");
  if (beginning.includes("\t")) return "\t";
  const count = (character: string) => beginning.split(character).length;
  return count(";") >= count(",") && beginning.includes(";") ? ";" : ",";
}

/** Without its quotes. Couriers write `="0779044128"` or `'0779044128` to keep a spreadsheet from making it a number. */
function cleanCell(cell: string): string {
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
  const text = (isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell).slice(0, maxCell);
  return cleanText(text, "one")
    .replace(/^="(.*)"$/, "$1")
    .replace(/^'(?=\S)/, "");
}

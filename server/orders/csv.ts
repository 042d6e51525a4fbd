/**
 * A spreadsheet runs a cell that begins like this as a formula, and what a shopper types reaches these cells. A sign
 * with nothing but digits and spaces after it is a phone number, which an apostrophe would only spoil.
 */
const formula = /^[\t\r]|^\s*(?:[=@]|[+-](?!\p{Nd}[\p{Nd} ]*$))/u;

/** One line of CSV (RFC 4180). Every text is quoted, and a leading apostrophe makes a would-be formula a text. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Tells Excel that what follows is UTF-8; without it Urdu names come out as noise. */
export const byteOrderMark = "\uFEFF";

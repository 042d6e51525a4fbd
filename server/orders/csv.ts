/**
 * CSV injection: spreadsheets run a cell that begins like this as a formula, and shoppers type some of these cells. A
 * sign followed by digits and spaces only is a phone number, which stays as it is.
 */
const formula = /^[\t\r]|^\s*(?:[=@]|[+-](?!\p{Nd}[\p{Nd} ]*$))/u;

/** One line of CSV (RFC 4180). Every text is quoted; a leading apostrophe turns a formula into text. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Tells Excel that the file is UTF-8; without it Urdu names are garbled. */
export const byteOrderMark = "\uFEFF";

/** Columns as wide as their content, numbers aligned to the right. */
export function formatTable(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => printable(String(cell))));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => [...(row[column] ?? "")].length)),
  );
  const line = (row: readonly string[], isRight: (column: number) => boolean) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, isRight(column)))
      .join("  ")
      .trimEnd();
  const isNumber = (column: number) => typeof rows[0]?.[column] === "number";
  return [line(headings, isNumber), ...cells.map((row) => line(row, isNumber))].join("\n");
}

function pad(cell: string, width: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, width - [...cell].length));
  return right ? space + cell : cell + space;
}

/** What a shopper typed must not control the terminal: no control characters, no bidirectional overrides. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ");
}

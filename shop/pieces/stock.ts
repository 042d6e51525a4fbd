/**
 * How many of a piece are left, by size where the seller counts sizes; "" is the piece as a whole. A missing key isn't
 * counted, so it never sells out. On pages, counts above `fewLeft` are missing, too.
 */
export type Stock = Readonly<Record<string, number>>;

/** The key that a cart line takes from: its size, "" for the whole piece, or undefined where nothing is counted. */
export function stockKey(stock: Stock | undefined, size: string | undefined): string | undefined {
  if (!stock) return undefined;
  if (size !== undefined && Object.hasOwn(stock, size)) return size;
  return Object.hasOwn(stock, "") ? "" : undefined;
}

export function leftOf(stock: Stock | undefined, size?: string): number | undefined {
  const counted = stockKey(stock, size);
  return counted === undefined ? undefined : stock?.[counted];
}

/** Pages show how many are left when it is this many or fewer; each sale of such a piece makes a new edition. */
export const fewLeft = 5;

/** The counts that pages show. */
export function fewOf(stock: Stock): Stock | undefined {
  const few = Object.entries(stock).filter(([, left]) => left <= fewLeft);
  return few.length > 0 ? Object.fromEntries(few) : undefined;
}

/** The sum over all sizes; undefined where a size isn't counted. */
export function totalLeft(stock: Stock | undefined, sizes: readonly string[] | undefined): number | undefined {
  const whole = leftOf(stock);
  if (whole !== undefined || !sizes) return whole;
  const each = sizes.map((size) => leftOf(stock, size));
  return each.every((left) => left !== undefined) ? each.reduce((sum, left) => sum + left, 0) : undefined;
}

export const onlyOneLeft = "Only one left";

/** Beside the quantity: "2 left", or "2 left in 17" where sizes are counted. */
export function leftLabel(stock: Stock | undefined, size?: string): string | undefined {
  const left = leftOf(stock, size);
  if (left === undefined) return undefined;
  const isBySize = stockKey(stock, size) !== "";
  if (left === 0) return isBySize ? `Size ${size} has sold out.` : "Sold out";
  return `${left === 1 ? onlyOneLeft : `${left} left`}${isBySize ? ` in ${size}` : ""}`;
}

/** Said when more are asked for than are left. */
export function leftInWords(left: number): string {
  return left === 1 ? "Only one is left." : `Only ${left} are left.`;
}

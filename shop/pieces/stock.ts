/**
 * How many there are of a piece, by size where the seller counts sizes; "" is the piece as a whole.
 * What isn't in it isn't counted.
 */
export type Stock = Readonly<Record<string, number>>;

/** What a line of a cart would take from: its size, the piece as a whole, or nothing that is counted. */
export function countedAs(stock: Stock | undefined, size: string | undefined): string | undefined {
  if (!stock) return undefined;
  if (size !== undefined && Object.hasOwn(stock, size)) return size;
  return Object.hasOwn(stock, "") ? "" : undefined;
}

export function leftOf(stock: Stock | undefined, size?: string): number | undefined {
  const counted = countedAs(stock, size);
  return counted === undefined ? undefined : stock?.[counted];
}

/** From so few on pages say how many are left, and each sale makes an edition. */
export const fewLeft = 5;

/** What a page says of it. */
export function fewOf(stock: Stock): Stock | undefined {
  const few = Object.entries(stock).filter(([, left]) => left <= fewLeft);
  return few.length > 0 ? Object.fromEntries(few) : undefined;
}

/** All that there is of the piece, over its sizes; undefined where something of it isn't counted. */
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
  const isBySize = countedAs(stock, size) !== "";
  if (left === 0) return isBySize ? `Size ${size} has sold out.` : "Sold out";
  return `${left === 1 ? onlyOneLeft : `${left} left`}${isBySize ? ` in ${size}` : ""}`;
}

/** For whoever asks for more. */
export function leftInWords(left: number): string {
  return left === 1 ? "Only one is left." : `Only ${left} are left.`;
}

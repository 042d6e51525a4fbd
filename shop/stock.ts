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

/** What a page says of it: whoever may go on taking two isn't told how many there are. */
export function fewOf(stock: Stock): Stock | undefined {
  const few = Object.entries(stock).filter(([, left]) => left <= 1);
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

/** For whoever asks for more. */
export function leftInWords(left: number): string {
  return left === 1 ? "Only one is left." : `Only ${left} are left.`;
}

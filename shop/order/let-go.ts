import { type Stock, stockKey } from "../pieces/stock.ts";
import type { OrderLine } from "./order.ts";
import { listInWords } from "./words.ts";

/** How long a new order holds its counted pieces, in hours, where the settings don't say; 0 means for ever. */
export const defaultHoldHours = 24;

const hour = 60 * 60 * 1000;

/** New orders that nobody has answered since before this time let go of their pieces; undefined where none does. */
export function letGoBefore(now: number, hours: number): number | undefined {
  return hours === 0 ? undefined : now - hours * hour;
}

export function hoursBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / hour));
}

/** After "for": "a day", "2 days", "an hour", "26 hours". */
export function hoursInWords(hours: number): string {
  if (hours > 0 && hours % 24 === 0) return hours === 24 ? "a day" : `${hours / 24} days`;
  return hours === 1 ? "an hour" : `${hours} hours`;
}

/** In a row: "26 h"; after two days "3 days". */
export function shortHours(hours: number): string {
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Too few are left to take a line again. `size` is set where sizes are counted. */
export type Shortage = { left: number; size?: string };

type Wanted = Pick<OrderLine, "id" | "quantity" | "size">;

/** For each line what is short; lines that share a count are short together. */
export function shortagesOf(
  lines: readonly Wanted[],
  stockOf: (id: number) => Stock | undefined,
): (Shortage | undefined)[] {
  const keyOf = ({ id, size }: Wanted) => stockKey(stockOf(id), size);
  return lines.map((line) => {
    const key = keyOf(line);
    const left = key === undefined ? undefined : stockOf(line.id)?.[key];
    if (key === undefined || left === undefined) return undefined;
    const sharing = lines.filter((other) => other.id === line.id && keyOf(other) === key);
    const wanted = sharing.reduce((count, { quantity }) => count + quantity, 0);
    return wanted > left ? { left, ...(key !== "" && { size: key }) } : undefined;
  });
}

/** "Sold meanwhile, none left in 17". */
export function shortageInWords({ left, size }: Shortage): string {
  return `Sold meanwhile, ${left === 0 ? "none" : left} left${size === undefined ? "" : ` in ${size}`}`;
}

/** "Gauhar in 17". */
export function soldPieceName(name: string, size: string | undefined): string {
  return size ? `${name} in ${size}` : name;
}

/** Why the order can't be confirmed as it is; "" where everything is there. */
export function goneSentence(lines: readonly { name: string; short: Shortage | undefined }[]): string {
  const gone = lines.flatMap(({ name, short }) => (short ? [{ short, name: soldPieceName(name, short.size) }] : []));
  if (gone.length === 0) return "";
  return piecesAreGone(
    gone.map(({ name }) => name),
    gone.every(({ short }) => short.left === 0),
  );
}

export function piecesAreGone(names: readonly string[], areAllGone = true): string {
  const unique = [...new Set(names)];
  const list = listInWords(unique);
  const what = areAllGone ? `${list} ${unique.length > 1 ? "are" : "is"} gone.` : `There isn’t enough of ${list} left.`;
  return `${what} Change the order first.`;
}

import { countedAs, leftInWords, leftOf, type Stock } from "../pieces/stock.ts";
import { type CartLine, lineKey } from "./cart.ts";

/** How many of a cart's pieces come from the count that the line takes from: sizes may share one. */
function countTaken(lines: readonly CartLine[], { id, size }: CartLine, stock: Stock | undefined): number {
  const counted = countedAs(stock, size);
  const same = lines.filter((line) => line.id === id && countedAs(stock, line.size) === counted);
  return same.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** As many as the line may have beside the others; undefined where nothing is counted. */
export function mostFor(line: CartLine, lines: readonly CartLine[], stock: Stock | undefined): number | undefined {
  const left = leftOf(stock, line.size);
  if (left === undefined) return undefined;
  const key = lineKey(line);
  const others = lines.filter((other) => lineKey(other) !== key);
  return Math.max(0, left - countTaken(others, line, stock));
}

/** Why a line can't be added to what is in the cart already, as far as is known. */
export function shortage(line: CartLine, lines: readonly CartLine[], stock: Stock | undefined): string | undefined {
  const left = leftOf(stock, line.size);
  if (left === undefined) return undefined;
  const inCart = countTaken(lines, line, stock);
  if (inCart + line.quantity <= left) return undefined;
  if (left === 0) return line.size === undefined ? "It has sold out." : `Size ${line.size} has sold out.`;
  return [leftInWords(left), ...inCartInWords(inCart, left)].join(" ");
}

function inCartInWords(inCart: number, left: number): string[] {
  if (inCart === 0) return [];
  if (inCart >= left) return [`${left === 1 ? "It is" : "They are"} in your cart already.`];
  return [`${inCart === 1 ? "One of them is" : `${inCart} of them are`} in your cart already.`];
}

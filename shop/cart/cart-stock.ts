import { leftInWords, leftOf, type Stock, stockKey } from "../pieces/stock.ts";
import { type CartLine, lineKey } from "./cart.ts";

/** How many pieces the cart takes from the same count as the line; sizes may share one count. */
function countTaken(lines: readonly CartLine[], { id, size }: CartLine, stock: Stock | undefined): number {
  const counted = stockKey(stock, size);
  const same = lines.filter((line) => line.id === id && stockKey(stock, line.size) === counted);
  return same.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The most that the line may have, given the other lines; undefined where nothing is counted. */
export function mostForLine(line: CartLine, lines: readonly CartLine[], stock: Stock | undefined): number | undefined {
  const left = leftOf(stock, line.size);
  if (left === undefined) return undefined;
  const key = lineKey(line);
  const others = lines.filter((other) => lineKey(other) !== key);
  return Math.max(0, left - countTaken(others, line, stock));
}

/** Why a line can't be added to the cart, as far as the page knows the stock. */
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

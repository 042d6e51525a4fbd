import { isolateBidi } from "../bidi.ts";
import { firstName, listInWords } from "../order/words.ts";
import { describeChoices } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${count.toLocaleString("en-US")} ${many}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "59 pieces for 47 orders, one of them late". */
export function makingLine({ pieces, orders, lateOrders }: Record<"pieces" | "orders" | "lateOrders", number>): string {
  const line = capitalised(`${counted(pieces, "piece", "pieces")} for ${counted(orders, "order", "orders")}`);
  if (lateOrders === 0) return line;
  if (orders === 1) return `${line}, and it is late`;
  return `${line}, ${lateOrders === 1 ? "one" : lateOrders.toLocaleString("en-US")} of them late`;
}

/** On a tag: "Gold", "17", "With dupatta"; "" for a piece without choices. */
export function shortChoice({ size, withDupatta, ...others }: Choices): string {
  const dupatta = withDupatta === undefined ? [] : [withDupatta ? "With dupatta" : "Without"];
  return [...(size === undefined ? [] : [size]), ...dupatta, ...describeChoices(others)].join(", ");
}

/** In rows and on paper: "Gold", "Size 17", "With dupatta". */
export function longChoice({ size, withDupatta, ...others }: Choices): string {
  const dupatta = withDupatta === undefined ? [] : [withDupatta ? "With dupatta" : "Without dupatta"];
  const sized = size === undefined ? [] : [/^\d/.test(size) ? `Size ${size}` : size];
  return [...sized, ...dupatta, ...describeChoices(others)].join(", ");
}

export function forShopper(shopper: string): string {
  return `Made for ${isolateBidi(firstName(shopper))}`;
}

/** "Tick the other 16 in gold", "Tick all 3 with dupatta". */
export function tickRestWords({ count, left, words }: { count: number; left: number; words: string }): string {
  const which = left < count ? `the other ${left}` : `all ${left}`;
  if (words === "") return `Tick ${which}`;
  const isWord = /^\p{Lu}\p{Ll}/u.test(words);
  return `Tick ${which} ${/^With/.test(words) ? "" : "in "}${isWord ? words.charAt(0).toLowerCase() + words.slice(1) : words}`;
}

const mostNamed = 3;

/** "Amna’s order has all its pieces.", "Amna’s and Komal’s orders have all their pieces." */
export function readyLine(ready: readonly { shopper: string }[]): string {
  const names = ready.map(({ shopper }) => `${isolateBidi(firstName(shopper))}’s`);
  if (names.length === 1) return `${names[0]} order has all its pieces.`;
  const named = names.length > mostNamed ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return `${listInWords(named)} orders have all their pieces.`;
}

/** On paper, below the name: "22 left of 25", "4 pieces", "1 piece, for one shopper". */
export function leftWords({ count, made, isOwn }: { count: number; made: number; isOwn: boolean }): string {
  const left = count - made;
  if (made > 0) return `${left} left of ${count}`;
  return `${left} ${left === 1 ? "piece" : "pieces"}${isOwn ? ", for one shopper" : ""}`;
}

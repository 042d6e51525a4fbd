import type { OrderLine } from "./order.ts";
import { listInWords } from "./order-words.ts";

function named({ name, size }: Pick<OrderLine, "name" | "size">): string {
  return size === undefined ? name : `${name} in ${size}`;
}

/** "Aina is in your cart. Gauhar in 17 is sold out, so it isn’t." */
export function orderAgainText(added: readonly OrderLine[], missing: readonly OrderLine[]): string {
  const sentences: string[] = [];
  if (added.length > 0) {
    const names = [...new Set(added.map(({ name }) => name))];
    sentences.push(`${listInWords(names)} ${names.length === 1 ? "is" : "are"} in your cart.`);
  }
  if (missing.length > 0) {
    const names = listInWords(missing.map(named));
    const [is, it] = missing.length === 1 ? ["is", "it isn’t"] : ["are", "they aren’t"];
    sentences.push(`${names} ${is} sold out, so ${it}.`);
  }
  return sentences.join(" ");
}

import { type AddProblem, addProblemWords, type CartLine } from "../cart/cart.ts";
import type { OrderLine } from "../order/order.ts";
import { listInWords } from "../order/words.ts";
import { type ChoiceOptions, checkChoices } from "../pieces/choices.ts";
import { leftOf, type Stock } from "../pieces/stock.ts";

type Sold = ChoiceOptions & { inStock: boolean; stock?: Stock };

/** The same line for a new cart; undefined unless it is still sold with the same choices. */
export function lineAgain(line: OrderLine, product: Sold | undefined): CartLine | undefined {
  const { id, quantity, size, withDupatta, scent, kilos } = line;
  if (!product?.inStock || leftOf(product.stock, size) === 0) return undefined;
  const checked = checkChoices(product, {
    ...(size && { size }),
    ...(withDupatta !== undefined && { withDupatta }),
    ...(scent && { scent }),
    ...(kilos && { kilos }),
  });
  return checked.ok ? { id, quantity, ...checked.choices } : undefined;
}

export type StillSold = { isAny: boolean; text: string };

/** "Kiran is still sold. Dhanak in 2.4 has sold out since." */
export function stillSold(lines: readonly OrderLine[], product: (id: number) => Sold | undefined): StillSold {
  const isSold = (line: OrderLine) => lineAgain(line, product(line.id)) !== undefined;
  const sold = [...new Set(lines.filter(isSold).map(({ name }) => name))];
  const gone = [...new Set(lines.filter((line) => !isSold(line)).map(named))];
  const sentences = [
    ...(sold.length > 0 ? [`${listInWords(sold)} ${sold.length === 1 ? "is" : "are"} still sold.`] : []),
    ...(gone.length > 0 ? [`${listInWords(gone)} ${gone.length === 1 ? "has" : "have"} sold out since.`] : []),
    ...(sold.length === 0 ? ["Ask us: we may make another."] : []),
  ];
  return { isAny: sold.length > 0, text: sentences.join(" ") };
}

function named({ name, size }: Pick<OrderLine, "name" | "size">): string {
  return size === undefined ? name : `${name} in ${size}`;
}

/** "Aina is in your cart. Gauhar in 17 is sold out, so it isn’t.", and why a piece that is sold couldn't be added. */
export function orderAgainText(
  added: readonly OrderLine[],
  missing: readonly OrderLine[],
  problems: Iterable<AddProblem> = [],
): string {
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
  for (const problem of new Set(problems)) sentences.push(addProblemWords[problem]);
  return sentences.join(" ");
}

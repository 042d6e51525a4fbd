import type { LineProblem, Lookup } from "../cart/pricing.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { leftInWords } from "../pieces/stock.ts";
import { type OfferTerms, openChoices, priceOffer } from "./offer.ts";

/** Why a line of an open offer can't be ordered as it is; `field` where another choice helps. */
export type ShopperFault = { index: number; field?: ChoiceField; isMissing: boolean; words: string };

const asked: Readonly<Record<ChoiceField, (name: string) => string>> = {
  size: (name) => `Choose a size for ${name}.`,
  withDupatta: (name) => `Choose whether ${name} comes with its dupatta.`,
  scent: (name) => `Choose an attar for ${name}.`,
  kilos: (name) => `Choose how much mithai comes with ${name}.`,
};

type Terms = Pick<OfferTerms, "lines" | "delivery">;

/** `refused`: lines that an order was refused for a moment ago; this edition may not have heard of the sale yet. */
export function shopperFaults(
  terms: Terms,
  chosen: readonly Choices[],
  lookup: Lookup,
  refused: readonly number[] = [],
): ShopperFault[] {
  const { problems } = priceOffer(terms, chosen, lookup);
  return terms.lines.flatMap((line, index): ShopperFault[] => {
    if (line.own) return [];
    const product = lookup(line.id);
    const open = openChoices(line, product);
    const missing = open.filter((field) => chosen[index]?.[field] === undefined);
    const name = product?.name ?? "A piece of your offer";
    if (missing.length > 0)
      return missing.map((field) => ({ index, field, isMissing: true, words: asked[field](name) }));
    const problem = problems.find((each) => each.index === index);
    if (!problem && !refused.includes(index)) return [];
    const size = chosen[index]?.size ?? line.size;
    const field = open.includes("size") ? "size" : open[0];
    const what = size === undefined ? name : `${name} in ${size}`;
    const way = field === "size" ? "choose another size, or ask us." : "ask us.";
    const words = `${happened(problem, what)} Your offer still stands: ${way}`;
    return [{ index, isMissing: false, words, ...(field && { field }) }];
  });
}

function happened(problem: LineProblem | undefined, what: string): string {
  switch (problem?.reason) {
    case "only-left":
      return `${what}: ${leftInWords(problem.left).toLowerCase()}`;
    case "unknown-product":
      return `${what} is no longer in the shop.`;
    case "unknown-choice":
    case "missing-choice":
      return `${what} is no longer offered like this.`;
    default:
      return `${what} has just been sold.`;
  }
}

/** The sums of an offer as it is agreed, whatever is chosen and whatever has sold. Choices never change a price. */
export function agreedSums(terms: Terms, lookup: Lookup) {
  const anyChoice = terms.lines.map((line): Choices => {
    const product = line.own ? undefined : lookup(line.id);
    const { sizes, scents, kilos } = product ?? {};
    return { ...(sizes && { size: sizes[0] }), ...(scents && { scent: scents[0] }), ...(kilos && { kilos: kilos[0] }) };
  });
  return priceOffer(terms, anyChoice, (id) => {
    const product = lookup(id);
    if (!product) return undefined;
    const { stock: _, ...uncounted } = product;
    return { ...uncounted, inStock: true };
  });
}

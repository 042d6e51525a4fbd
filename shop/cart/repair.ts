import { type ChoiceField, type ChoiceOptions, checkChoices } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { addLine, type CartLine, emptyCart } from "./cart.ts";
import type { Lookup } from "./pricing.ts";

/** A removed line, and why; with the product's name where it still exists. */
export type RemovedLine = { line: CartLine; name?: string } & (
  | { reason: "unknown-product" }
  | { reason: "unknown-choice" | "missing-choice"; field: ChoiceField }
);

export type RepairedCart = { lines: readonly CartLine[]; removed: RemovedLine[] };

function offeredChoices(offer: ChoiceOptions, { size, withDupatta, scent, kilos }: Choices): Choices {
  return {
    ...(offer.sizes && size !== undefined && { size }),
    ...(offer.dupatta && withDupatta !== undefined && { withDupatta }),
    ...(offer.scents && scent !== undefined && { scent }),
    ...(offer.kilos && kilos !== undefined && { kilos }),
  };
}

/**
 * Fits a saved cart to the current catalogue. A choice that a piece no longer offers is dropped; a line whose piece or
 * size is gone is removed and reported: never pick another size for the shopper. Sold-out pieces stay, for the shopper
 * to decide about.
 */
export function repairCart(lines: readonly CartLine[], lookup: Lookup): RepairedCart {
  const removed: RemovedLine[] = [];
  let repaired = emptyCart;
  for (const line of lines) {
    const product = lookup(line.id);
    if (!product) {
      removed.push({ line, reason: "unknown-product" });
      continue;
    }
    const checked = checkChoices(product, offeredChoices(product, line));
    if (checked.ok) repaired = addLine(repaired, { id: line.id, quantity: line.quantity, ...checked.choices });
    else removed.push({ line, name: product.name, reason: checked.reason, field: checked.field });
  }
  return { lines: repaired, removed };
}

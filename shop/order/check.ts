import { type LineProblem, type Lookup, type PricedCart, priceCart } from "../cart/pricing.ts";
import type { Rupees } from "../money/rupees.ts";
import { priceNow } from "../pieces/sale.ts";
import type { FieldError, OrderRequest } from "./request.ts";

/** A refused order still carries its new prices, so that the shopper can be shown what it would cost now. */
export type CheckedOrder = { ok: true; priced: PricedCart } | { ok: false; errors: FieldError[]; priced: PricedCart };

function lineError(problem: LineProblem): FieldError {
  const line = `lines.${problem.index}`;
  const field = "field" in problem ? `${line}.${problem.field}` : line;
  return { field, reason: problem.reason, ...("left" in problem && { detail: String(problem.left) }) };
}

/** Lines whose price is no longer the one that the shopper saw. */
function changedPrices(request: OrderRequest, lookup: Lookup): FieldError[] {
  return request.lines.flatMap(({ id, price: seen }, index): FieldError[] => {
    const product = lookup(id);
    if (!product || seen === undefined || priceNow(product) === seen) return [];
    return [{ field: `lines.${index}.price`, reason: "price-changed", detail: String(priceNow(product)) }];
  });
}

/**
 * Holds a request against the catalogue: what can't be bought, and what no longer costs what the shopper saw.
 * The sums are only compared when every line can be bought; otherwise they differ for a reason already named.
 */
export function checkOrder(request: OrderRequest, lookup: Lookup, deliveryCharge: Rupees): CheckedOrder {
  const priced = priceCart(request.lines, lookup, deliveryCharge);
  const errors = [...priced.problems.map(lineError), ...changedPrices(request, lookup)];
  if (priced.problems.length === 0 && priced.total !== request.total) {
    errors.push({ field: "total", reason: "price-changed", detail: String(priced.total) });
  }
  return errors.length === 0 ? { ok: true, priced } : { ok: false, errors, priced };
}

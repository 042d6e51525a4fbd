import { type Delivery, type LineProblem, type Lookup, type PricedCart, priceCart } from "../cart/pricing.ts";
import type { Rupees } from "../money/rupees.ts";
import { type OfferTerms, priceOffer } from "../offer/offer.ts";
import { priceNow } from "../pieces/sale.ts";
import type { FieldError, OfferRequest, OrderRequest } from "./request.ts";

/** A refused order still carries its new prices, so that the shopper can be shown what it would cost now. */
export type CheckedOrder = { ok: true; priced: PricedCart } | { ok: false; errors: FieldError[]; priced: PricedCart };

function lineError(problem: LineProblem): FieldError {
  const line = `lines.${problem.index}`;
  const field = "field" in problem ? `${line}.${problem.field}` : line;
  return { field, reason: problem.reason, ...("left" in problem && { detail: String(problem.left) }) };
}

/** Lines whose price changed since it was shown to the shopper. */
function changedPrices(request: OrderRequest, lookup: Lookup): FieldError[] {
  return request.lines.flatMap(({ id, price: shown }, index): FieldError[] => {
    const product = lookup(id);
    if (!product || shown === undefined || priceNow(product) === shown) return [];
    return [{ field: `lines.${index}.price`, reason: "price-changed", detail: String(priceNow(product)) }];
  });
}

/**
 * Checks a request against the catalogue: lines that can't be bought, and prices that changed since they were shown.
 */
export function checkOrder(request: OrderRequest, lookup: Lookup, delivery: Delivery): CheckedOrder {
  const priced = priceCart(request.lines, lookup, delivery);
  return checked(request.total, priced, changedPrices(request, lookup));
}

/** An offer's prices don't follow the catalogue; the seller may have changed the offer itself since it was shown. */
export function checkOffer(request: OfferRequest, terms: OfferTerms, lookup: Lookup): CheckedOrder {
  return checked(request.total, priceOffer(terms, request.offer.choices, lookup));
}

/** The total is only compared when every line can be bought; otherwise it differs for a reason already named. */
function checked(shownTotal: Rupees, priced: PricedCart, changes: readonly FieldError[] = []): CheckedOrder {
  const errors = [...priced.problems.map(lineError), ...changes];
  if (priced.problems.length === 0 && priced.total !== shownTotal) {
    errors.push({ field: "total", reason: "price-changed", detail: String(priced.total) });
  }
  return errors.length === 0 ? { ok: true, priced } : { ok: false, errors, priced };
}

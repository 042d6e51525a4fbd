import type { Rupees } from "../money/rupees.ts";
import { priceRange } from "./listing-facets.ts";
import type { Prices as PricesOfPiece } from "./sale.ts";

/** What one press of an arrow key moves a handle by. */
export const priceStep = 500;

export type Prices = { min: Rupees; max: Rupees };

/** The slider's ends: whole steps that hold every price. None where there is nothing to slide between. */
export function priceEnds(products: readonly PricesOfPiece[]): Prices | undefined {
  const range = priceRange(products);
  if (!range || range.min === range.max) return undefined;
  return {
    min: Math.floor(range.min / priceStep) * priceStep,
    max: Math.ceil(range.max / priceStep) * priceStep,
  };
}

/** Where the handles stand for the prices of a view. */
export function handlesAt(ends: Prices, view: Partial<Prices>): Prices {
  const within = (price: Rupees) => Math.min(Math.max(price, ends.min), ends.max);
  return { min: within(view.min ?? ends.min), max: within(view.max ?? ends.max) };
}

/** One handle moved; it stops at the other. */
export function moveHandle(handles: Prices, end: keyof Prices, to: Rupees): Prices {
  return end === "min"
    ? { ...handles, min: Math.min(to, handles.max) }
    : { ...handles, max: Math.max(to, handles.min) };
}

/** What the handles ask of a view: one that stands at its end asks nothing. */
export function askedPrices(ends: Prices, handles: Prices): { min: Rupees | undefined; max: Rupees | undefined } {
  return {
    min: handles.min > ends.min ? handles.min : undefined,
    max: handles.max < ends.max ? handles.max : undefined,
  };
}

/** A view that asks for no price where a handle at its end would not. */
export function withoutIdlePrices<View extends Partial<Prices>>(view: View, ends: Prices | undefined): View {
  if (!ends) return view;
  const { min, max, ...rest } = view;
  const asked = {
    ...(min !== undefined && min > ends.min && { min }),
    ...(max !== undefined && max < ends.max && { max }),
  };
  return { ...rest, ...asked } as View;
}

/** How far along the slider a price stands, in per cent. */
export function placeOf(ends: Prices, price: Rupees): number {
  return ((price - ends.min) / (ends.max - ends.min)) * 100;
}

import type { Rupees } from "../money/rupees.ts";
import { priceRange } from "./listing-facets.ts";
import type { Prices } from "./sale.ts";

/** What one press of an arrow key moves a handle by. */
export const priceStep = 500;

export type PriceRange = { min: Rupees; max: Rupees };

/** The slider's ends: whole steps that hold every price. None where there is nothing to slide between. */
export function priceEnds(products: readonly Prices[]): PriceRange | undefined {
  const range = priceRange(products);
  if (!range || range.min === range.max) return undefined;
  return {
    min: Math.floor(range.min / priceStep) * priceStep,
    max: Math.ceil(range.max / priceStep) * priceStep,
  };
}

/** The prices that the handles show for a view, kept between the ends. */
export function handlesAt(ends: PriceRange, view: Partial<PriceRange>): PriceRange {
  const within = (price: Rupees) => Math.min(Math.max(price, ends.min), ends.max);
  return { min: within(view.min ?? ends.min), max: within(view.max ?? ends.max) };
}

/** One handle moved: they can't cross. */
export function moveHandle(handles: PriceRange, end: keyof PriceRange, to: Rupees): PriceRange {
  return end === "min"
    ? { ...handles, min: Math.min(to, handles.max) }
    : { ...handles, max: Math.max(to, handles.min) };
}

/** The price filter of these handles; a handle at its end filters nothing. */
export function askedPrices(
  ends: PriceRange,
  handles: PriceRange,
): { min: Rupees | undefined; max: Rupees | undefined } {
  return {
    min: handles.min > ends.min ? handles.min : undefined,
    max: handles.max < ends.max ? handles.max : undefined,
  };
}

/** Drops price filters that lie beyond the slider's ends, so that one result has one address. */
export function withoutIdlePrices<View extends Partial<PriceRange>>(view: View, ends: PriceRange | undefined): View {
  if (!ends) return view;
  const { min, max, ...rest } = view;
  const asked = {
    ...(min !== undefined && min > ends.min && { min }),
    ...(max !== undefined && max < ends.max && { max }),
  };
  return { ...rest, ...asked } as View;
}

/** Position of a price along the slider, in per cent. */
export function percentAt(ends: PriceRange, price: Rupees): number {
  return ((price - ends.min) / (ends.max - ends.min)) * 100;
}

import type { Rupees } from "./money.ts";
import { type Badge, badges, type ListingSlug, listingSlugs, type Metal, metals, type Product } from "./product.ts";

export const sorts = ["featured", "price-up", "price-down", "newest"] as const;
export type Sort = (typeof sorts)[number];

/** How a shopper looks at a listing. It lives in the address, so that Back, reload and a shared link keep it. */
export type ListingView = {
  badge?: Badge;
  inStock?: true;
  min?: Rupees;
  max?: Rupees;
  stone?: string;
  metal?: Metal;
  /** Only on the page of the whole catalogue. */
  listing?: ListingSlug;
  sort: Sort;
  /** How many pieces are shown where they come in steps; a multiple of the step. */
  shown?: number;
};

/** `undefined` takes a filter away. */
export type ViewChanges = { [Name in keyof ListingView]?: ListingView[Name] | undefined };

export const defaultView: ListingView = { sort: "featured" };

export const viewParamNames = ["listing", "badge", "stock", "min", "max", "stone", "metal", "sort", "shown"] as const;
type ViewParam = (typeof viewParamNames)[number];

export const shownStep = 12;
const maxShown = shownStep * 10_000;

function slug(badge: Badge): string {
  return badge.toLowerCase().replaceAll(" ", "-");
}

function oneOf<T extends string>(options: readonly T[], value: string | null): T | undefined {
  return options.find((option) => option === value);
}

function wholeNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

function parseShown(value: string | null): number | undefined {
  const steps = Math.ceil((wholeNumber(value) ?? 0) / shownStep);
  return steps > 1 ? Math.min(steps * shownStep, maxShown) : undefined;
}

function parsePrices(params: URLSearchParams): { min?: Rupees; max?: Rupees } {
  const min = wholeNumber(params.get("min"));
  const max = wholeNumber(params.get("max"));
  const swapped = min !== undefined && max !== undefined && min > max;
  const [low, high] = swapped ? [max, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/** Reads a view from an address. What we don't know is ignored: an old or mistyped link still shows pieces. */
export function parseView(params: URLSearchParams): ListingView {
  const listing = oneOf(listingSlugs, params.get("listing"));
  const badge = badges.find((option) => slug(option) === params.get("badge"));
  const stone = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u.exec(params.get("stone") ?? "")?.[0];
  const metal = oneOf(metals, params.get("metal"));
  const shown = parseShown(params.get("shown"));
  return {
    ...(listing && { listing }),
    ...(badge && { badge }),
    ...(params.get("stock") === "in" && { inStock: true as const }),
    ...parsePrices(params),
    ...(stone && { stone }),
    ...(metal && { metal }),
    sort: oneOf(sorts, params.get("sort")) ?? defaultView.sort,
    ...(shown && { shown }),
  };
}

/** The address of a view: one order, defaults left out, so that one view has one address. */
export function viewParams(view: ViewChanges): URLSearchParams {
  const values: Record<ViewParam, string | number | undefined> = {
    listing: view.listing,
    badge: view.badge && slug(view.badge),
    stock: view.inStock && "in",
    min: view.min,
    max: view.max,
    stone: view.stone,
    metal: view.metal,
    sort: view.sort === defaultView.sort ? undefined : view.sort,
    shown: view.shown,
  };
  const params = new URLSearchParams();
  for (const name of viewParamNames) if (values[name] !== undefined) params.set(name, String(values[name]));
  return params;
}

/** Another filter or sort starts again from the first pieces. */
export function changeView({ shown: _, ...view }: ListingView, changes: ViewChanges): ListingView {
  return parseView(viewParams({ ...view, ...changes }));
}

const filterNames = ["listing", "badge", "inStock", "min", "max", "stone", "metal"] as const;
export type FilterName = (typeof filterNames)[number];

export function activeFilters(view: ListingView): FilterName[] {
  return filterNames.filter((name) => view[name] !== undefined);
}

/** The way out of a view that shows nothing; the order stays as chosen. */
export function clearFilters({ sort }: ListingView): ListingView {
  return { sort };
}

export type Viewed = Pick<Product, "id" | "price" | "badge" | "inStock" | "stones" | "metal" | "listings">;

const filters: Record<FilterName, (product: Viewed, view: ListingView) => boolean> = {
  listing: (product, { listing }) => listing === undefined || product.listings.includes(listing),
  badge: (product, { badge }) => badge === undefined || product.badge === badge,
  inStock: (product, { inStock }) => !inStock || product.inStock,
  min: (product, { min }) => min === undefined || product.price >= min,
  max: (product, { max }) => max === undefined || product.price <= max,
  stone: (product, { stone }) => stone === undefined || product.stones.includes(stone),
  metal: (product, { metal }) => metal === undefined || product.metal === metal,
};

const orders: Record<Sort, ((a: Viewed, b: Viewed) => number) | undefined> = {
  featured: undefined,
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
  newest: (a, b) => b.id - a.id,
};

/** All pieces that the view lets through, in its order; "featured" is the order of the catalogue. */
export function applyView<P extends Viewed>(products: readonly P[], view: ListingView): P[] {
  const active = activeFilters(view);
  const matching = products.filter((product) => active.every((name) => filters[name](product, view)));
  const order = orders[view.sort];
  return order ? matching.sort(order) : matching;
}

/** The pieces of the steps taken so far. */
export function shownPieces<P>(pieces: readonly P[], view: ListingView): readonly P[] {
  return pieces.slice(0, view.shown ?? shownStep);
}

/** The view one step further, as long as there are more pieces. */
export function moreView(view: ListingView, pieceCount: number): ListingView | undefined {
  const shown = view.shown ?? shownStep;
  return shown < pieceCount && shown < maxShown ? { ...view, shown: shown + shownStep } : undefined;
}

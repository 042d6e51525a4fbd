import { maxQuery } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import { toWellFormed } from "../typed-text.ts";
import { type Badge, badges, type ListingSlug, listingSlugs, type Metal, metals, type Product } from "./product.ts";
import { isOnSale, type Prices, priceNow, type ShownPrice } from "./sale.ts";

export const sorts = ["featured", "price-up", "price-down", "newest"] as const;
export type Sort = (typeof sorts)[number];

/**
 * Filters, sorting and page of a listing. It lives in the address, so that Back, reload and a shared link keep it.
 * Values of one filter are alternatives ("ruby or emerald"); a piece has to pass every filter.
 */
export type ListingView = {
  /** What was searched for; only on the page of the whole catalogue. */
  q?: string;
  onSale?: true;
  badge?: readonly Badge[];
  inStock?: true;
  min?: Rupees;
  max?: Rupees;
  stone?: readonly string[];
  metal?: readonly Metal[];
  /** Only on the page of the whole catalogue. */
  listing?: readonly ListingSlug[];
  sort: Sort;
  /** How many pieces are shown after "Show more"; a multiple of the page size. */
  shown?: number;
};

/** `undefined` removes a filter. */
export type ViewChanges = { [Name in keyof ListingView]?: ListingView[Name] | undefined };

export const defaultView: ListingView = { sort: "featured" };

export const viewParamNames = [
  "q",
  "sale",
  "listing",
  "badge",
  "stock",
  "min",
  "max",
  "stone",
  "metal",
  "sort",
  "shown",
] as const;
type ViewParam = (typeof viewParamNames)[number];

/** How many pieces `/shop` shows at a time. */
export const shopPageSize = 12;
/** How many pieces a listing shows at a time: more than any listing has now, so all of them. */
export const listingPageSize = shopPageSize * 5;
const maxShown = shopPageSize * 10_000;
const maxStones = 20;

function slug(badge: Badge): string {
  return badge.toLowerCase().replaceAll(" ", "-");
}

function badgeOf(text: string): string {
  return badges.find((badge) => slug(badge) === text) ?? "";
}

function oneOf<T extends string>(options: readonly T[], value: string | null): T | undefined {
  return options.find((option) => option === value);
}

/** The options among the values, each once and in the options' order; undefined when there is none. */
function someOf<T extends string>(options: readonly T[], values: readonly string[]): readonly T[] | undefined {
  const named = options.filter((option) => values.includes(option));
  return named.length > 0 ? named : undefined;
}

/** Stones are free text of the seller's, so any word may be one. */
function parseStones(values: readonly string[]): readonly string[] | undefined {
  const words = values.filter((value) => /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u.test(value));
  const named = [...new Set(words)].sort().slice(0, maxStones);
  return named.length > 0 ? named : undefined;
}

function parseQuery(value: string | null): string | undefined {
  const words = toWellFormed(value ?? "")
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(" ");
  return [...words].slice(0, maxQuery).join("").trim() || undefined;
}

function wholeNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** "Rs 5,000" and "5000.00" may be typed into the form that works without script. */
function bareDigits(typed: string | null): string | null {
  return typed?.replace(/[\s,]|rs\.?|pkr|\.00?(?!\d)/gi, "") ?? null;
}

function parseShown(value: string | null): number | undefined {
  const pages = Math.ceil((wholeNumber(value) ?? 0) / shopPageSize);
  return pages > 1 ? Math.min(pages * shopPageSize, maxShown) : undefined;
}

function parsePrices(params: URLSearchParams): { min?: Rupees; max?: Rupees } {
  const min = wholeNumber(bareDigits(params.get("min")));
  const max = wholeNumber(bareDigits(params.get("max")));
  const swapped = min !== undefined && max !== undefined && min > max;
  const [low, high] = swapped ? [max, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/** Reads a view from an address. Unknown values are ignored: an old or mistyped link still shows pieces. */
export function parseView(params: URLSearchParams): ListingView {
  const q = parseQuery(params.get("q"));
  const listing = someOf(listingSlugs, params.getAll("listing"));
  const badge = someOf(badges, params.getAll("badge").map(badgeOf));
  const stone = parseStones(params.getAll("stone"));
  const metal = someOf(metals, params.getAll("metal"));
  const shown = parseShown(params.get("shown"));
  return {
    ...(q && { q }),
    ...(params.get("sale") === "on" && { onSale: true as const }),
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

/** The query of a view, in one order and without defaults, so that one view has one address. */
export function viewParams(view: ViewChanges): URLSearchParams {
  const values: Record<ViewParam, readonly (string | number)[] | undefined> = {
    q: view.q === undefined ? undefined : [view.q],
    sale: view.onSale && ["on"],
    listing: view.listing,
    badge: view.badge?.map(slug),
    stock: view.inStock && ["in"],
    min: view.min === undefined ? undefined : [view.min],
    max: view.max === undefined ? undefined : [view.max],
    stone: view.stone,
    metal: view.metal,
    sort: view.sort === undefined || view.sort === defaultView.sort ? undefined : [view.sort],
    shown: view.shown === undefined ? undefined : [view.shown],
  };
  const params = new URLSearchParams();
  for (const name of viewParamNames) for (const value of values[name] ?? []) params.append(name, String(value));
  return params;
}

/** The address of a view of the page at `path`; the default view has no query. */
export function viewAddress(path: string, view: ListingView): string {
  const query = String(viewParams(view));
  return query ? `${path}?${query}` : path;
}

/** A listing's own page can't be searched or filtered by listing. */
export function parseListingView(params: URLSearchParams): ListingView {
  const { q: _, listing: __, ...view } = parseView(params);
  return view;
}

/** Another filter or sort starts again from the first page. */
export function changeView({ shown: _, ...view }: ListingView, changes: ViewChanges): ListingView {
  return parseView(viewParams({ ...view, ...changes }));
}

/** The values of a filter with this one added, or removed if it was among them. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): readonly Value[] {
  const others = values?.filter((each) => each !== value) ?? [];
  return values?.includes(value) ? others : [...others, value];
}

const filterNames = ["onSale", "listing", "badge", "inStock", "min", "max", "stone", "metal"] as const;
export type FilterName = (typeof filterNames)[number];

export function activeFilters(view: ListingView): FilterName[] {
  return filterNames.filter((name) => view[name] !== undefined);
}

/** Clears every filter; the search and the sorting stay. */
export const noFilters: ViewChanges = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** What filters and sorting need to know of a piece. */
export type FilterablePiece = Prices &
  Partial<ShownPrice> &
  Pick<Product, "id" | "badge" | "inStock" | "stones" | "metal" | "listings">;

const filters: Record<FilterName, (product: FilterablePiece, view: ListingView) => boolean> = {
  onSale: (product, { onSale }) => !onSale || isOnSale(product),
  listing: (product, { listing }) => !listing || product.listings.some((slug) => listing.includes(slug)),
  badge: (product, { badge }) => !badge || badge.includes(product.badge),
  inStock: (product, { inStock }) => !inStock || product.inStock,
  min: (product, { min }) => min === undefined || priceNow(product) >= min,
  max: (product, { max }) => max === undefined || priceNow(product) <= max,
  stone: (product, { stone }) => !stone || product.stones.some((each) => stone.includes(each)),
  metal: (product, { metal }) => !metal || metal.includes(product.metal),
};

const orders: Record<Sort, ((a: FilterablePiece, b: FilterablePiece) => number) | undefined> = {
  featured: undefined,
  "price-up": (a, b) => priceNow(a) - priceNow(b),
  "price-down": (a, b) => priceNow(b) - priceNow(a),
  newest: (a, b) => b.id - a.id,
};

/** The one filter that excludes the piece, "many" when several do, undefined when it passes them all. */
export function excludedBy(product: FilterablePiece, view: ListingView, active: readonly FilterName[]) {
  let only: FilterName | undefined;
  for (const name of active) {
    if (filters[name](product, view)) continue;
    if (only) return "many";
    only = name;
  }
  return only;
}

/** The pieces that pass the view's filters, sorted; "featured" is the order of the catalogue. */
export function applyView<P extends FilterablePiece>(products: readonly P[], view: ListingView): P[] {
  const active = activeFilters(view);
  const matching = products.filter((product) => active.every((name) => filters[name](product, view)));
  const order = orders[view.sort];
  return order ? matching.sort(order) : matching;
}

/** The first pieces, as many as the view shows. */
export function shownPieces<P>(pieces: readonly P[], view: ListingView, pageSize = shopPageSize): readonly P[] {
  return pieces.slice(0, Math.max(view.shown ?? 0, pageSize));
}

/** The view after "Show more"; undefined when everything is shown. */
export function moreView(view: ListingView, pieceCount: number, pageSize = shopPageSize): ListingView | undefined {
  const shown = Math.max(view.shown ?? 0, pageSize);
  return shown < pieceCount && shown < maxShown ? { ...view, shown: shown + pageSize } : undefined;
}

import { maxQuery } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import { toWellFormed } from "../typed-text.ts";
import { type Badge, badges, type ListingSlug, listingSlugs, type Metal, metals, type Product } from "./product.ts";
import { type Prices, priceNow } from "./sale.ts";

export const sorts = ["featured", "price-up", "price-down", "newest"] as const;
export type Sort = (typeof sorts)[number];

/**
 * How a shopper looks at a listing. It lives in the address, so that Back, reload and a shared link keep it.
 * Several values of one filter widen it ("ruby or emerald"); several filters narrow it.
 */
export type ListingView = {
  /** What was searched for; only on the page of the whole catalogue. */
  q?: string;
  badge?: readonly Badge[];
  inStock?: true;
  min?: Rupees;
  max?: Rupees;
  stone?: readonly string[];
  metal?: readonly Metal[];
  /** Only on the page of the whole catalogue. */
  listing?: readonly ListingSlug[];
  sort: Sort;
  /** How many pieces are shown where they come in steps; a multiple of the step. */
  shown?: number;
};

/** `undefined` takes a filter away. */
export type ViewChanges = { [Name in keyof ListingView]?: ListingView[Name] | undefined };

export const defaultView: ListingView = { sort: "featured" };

export const viewParamNames = [
  "q",
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

/** How many pieces of the whole catalogue come at a time. */
export const shownStep = 12;
/** A listing is shown whole, up to this many pieces at a time: enough for any of ours, and no page without end. */
export const listingStep = shownStep * 5;
const maxShown = shownStep * 10_000;
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

/** The options that are named, each once and in their own order; undefined when none is. */
function someOf<T extends string>(options: readonly T[], values: readonly string[]): readonly T[] | undefined {
  const named = options.filter((option) => values.includes(option));
  return named.length > 0 ? named : undefined;
}

/** Stones are the seller's words, so any word may be one; a handful is enough for any address. */
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

/** As it may be typed where there is no script: "Rs 5,000", "5000.00". */
function bareDigits(typed: string | null): string | null {
  return typed?.replace(/[\s,]|rs\.?|pkr|\.00?(?!\d)/gi, "") ?? null;
}

function parseShown(value: string | null): number | undefined {
  const steps = Math.ceil((wholeNumber(value) ?? 0) / shownStep);
  return steps > 1 ? Math.min(steps * shownStep, maxShown) : undefined;
}

function parsePrices(params: URLSearchParams): { min?: Rupees; max?: Rupees } {
  const min = wholeNumber(bareDigits(params.get("min")));
  const max = wholeNumber(bareDigits(params.get("max")));
  const swapped = min !== undefined && max !== undefined && min > max;
  const [low, high] = swapped ? [max, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/** Reads a view from an address. What we don't know is ignored: an old or mistyped link still shows pieces. */
export function parseView(params: URLSearchParams): ListingView {
  const q = parseQuery(params.get("q"));
  const listing = someOf(listingSlugs, params.getAll("listing"));
  const badge = someOf(badges, params.getAll("badge").map(badgeOf));
  const stone = parseStones(params.getAll("stone"));
  const metal = someOf(metals, params.getAll("metal"));
  const shown = parseShown(params.get("shown"));
  return {
    ...(q && { q }),
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
  const values: Record<ViewParam, readonly (string | number)[] | undefined> = {
    q: view.q === undefined ? undefined : [view.q],
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

/** Where a view of a page lives; the plain view at the plain path. */
export function viewAddress(path: string, view: ListingView): string {
  const query = String(viewParams(view));
  return query ? `${path}?${query}` : path;
}

/** A listing's own page shows that listing: what its address says of others counts for nothing. */
export function parseListingView(params: URLSearchParams): ListingView {
  const { q: _, listing: __, ...view } = parseView(params);
  return view;
}

/** Another filter or sort starts again from the first pieces. */
export function changeView({ shown: _, ...view }: ListingView, changes: ViewChanges): ListingView {
  return parseView(viewParams({ ...view, ...changes }));
}

/** The values of a filter with this one added, or taken away if it was among them. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): readonly Value[] {
  const others = values?.filter((each) => each !== value) ?? [];
  return values?.includes(value) ? others : [...others, value];
}

const filterNames = ["listing", "badge", "inStock", "min", "max", "stone", "metal"] as const;
export type FilterName = (typeof filterNames)[number];

export function activeFilters(view: ListingView): FilterName[] {
  return filterNames.filter((name) => view[name] !== undefined);
}

/** The way out of a view that shows nothing; what was searched for and the order stay as chosen. */
export const noFilters: ViewChanges = Object.fromEntries(filterNames.map((name) => [name, undefined]));

export type Viewed = Prices & Pick<Product, "id" | "badge" | "inStock" | "stones" | "metal" | "listings">;

const filters: Record<FilterName, (product: Viewed, view: ListingView) => boolean> = {
  listing: (product, { listing }) => !listing || product.listings.some((slug) => listing.includes(slug)),
  badge: (product, { badge }) => !badge || badge.includes(product.badge),
  inStock: (product, { inStock }) => !inStock || product.inStock,
  min: (product, { min }) => min === undefined || priceNow(product) >= min,
  max: (product, { max }) => max === undefined || priceNow(product) <= max,
  stone: (product, { stone }) => !stone || product.stones.some((each) => stone.includes(each)),
  metal: (product, { metal }) => !metal || metal.includes(product.metal),
};

const orders: Record<Sort, ((a: Viewed, b: Viewed) => number) | undefined> = {
  featured: undefined,
  "price-up": (a, b) => priceNow(a) - priceNow(b),
  "price-down": (a, b) => priceNow(b) - priceNow(a),
  newest: (a, b) => b.id - a.id,
};

/** Which of these filters keeps a piece out; undefined when it passes them all. */
export function keptOutBy(product: Viewed, view: ListingView, active: readonly FilterName[]) {
  let only: FilterName | undefined;
  for (const name of active) {
    if (filters[name](product, view)) continue;
    if (only) return "several";
    only = name;
  }
  return only;
}

/** All pieces that the view lets through, in its order; "featured" is the order of the catalogue. */
export function applyView<P extends Viewed>(products: readonly P[], view: ListingView): P[] {
  const active = activeFilters(view);
  const matching = products.filter((product) => active.every((name) => filters[name](product, view)));
  const order = orders[view.sort];
  return order ? matching.sort(order) : matching;
}

/** The pieces of the steps taken so far. */
export function shownPieces<P>(pieces: readonly P[], view: ListingView, step = shownStep): readonly P[] {
  return pieces.slice(0, Math.max(view.shown ?? 0, step));
}

/** The view one step further, as long as there are more pieces. */
export function moreView(view: ListingView, pieceCount: number, step = shownStep): ListingView | undefined {
  const shown = Math.max(view.shown ?? 0, step);
  return shown < pieceCount && shown < maxShown ? { ...view, shown: shown + step } : undefined;
}

import { fillBlanks, type ShopBlank } from "../shop/messages/blanks.ts";
import { formatListing } from "../shop/money/rupees.ts";
import { makingTime } from "../shop/pieces/making.ts";
import type { ListingSlug, Product } from "../shop/pieces/product.ts";
import { fewOf, type Stock, totalLeft } from "../shop/pieces/stock.ts";
import { sumRatings } from "../shop/review/rating.ts";
import type { PublishedReview } from "../shop/review/review.ts";
import { type Catalogue, createCatalogue } from "./create-catalogue.ts";
import { intros } from "./listings.ts";
import type { Pictures } from "./pictures.ts";
import type { Policies, Settings } from "./settings-schema.ts";

/** The validated data that an edition is made from. Blanks in texts aren't filled yet. */
export type EditionSource = {
  /** 0 for the catalogue's files; each change makes the next. */
  number: number;
  products: readonly Product[];
  pictures: Pick<Pictures, "pictures" | "previews">;
  settings: Settings;
  policies: Policies;
  /** Stock of the counted pieces, by id. */
  stock: ReadonlyMap<number, Stock>;
  /** Published reviews by product id, newest first. */
  reviews: ReadonlyMap<number, readonly PublishedReview[]>;
  /** When records of pieces were last saved, by id; those of the files have no time. */
  savedAt: ReadonlyMap<number, number>;
};

/** An immutable, numbered snapshot of the shop's data. A request uses one edition from beginning to end. */
export type Edition = {
  number: number;
  catalogue: Catalogue;
  /** With blanks filled in, except in messages to a shopper: an order fills those. */
  settings: Settings;
  policies: Policies;
  /** Stock when the edition was made. */
  counted: ReadonlyMap<number, Stock>;
  /** Published reviews by product id, newest first. */
  reviews: EditionSource["reviews"];
  /** When records of pieces were last saved, by id; those of the files have no time. */
  savedAt: EditionSource["savedAt"];
  /** The line under the title of each listing. */
  intros: Readonly<Record<ListingSlug, string>>;
};

export function createEdition(source: EditionSource): Edition {
  const { number, pictures, settings, policies, stock, reviews, savedAt } = source;
  const values: Record<ShopBlank, string> = {
    "making time": makingTime(settings.makingDays),
    "arrival time": settings.arrivalTime,
    address: `${settings.place.address}, ${settings.place.city}`,
    delivery: formatListing(settings.deliveryCharge),
  };
  return {
    number,
    catalogue: createCatalogue({
      products: shownProducts(source),
      ...pictures,
      leading: settings.shopWindow,
      ...(settings.searchWords && { searchWords: settings.searchWords }),
      // Loaded on demand: most processes never render a description, because pages are rendered at build.
      sanitise: async (html) => (await import("./sanitise.ts")).sanitise(html),
    }),
    settings: { ...fillAll(settings, values), whatsAppTexts: settings.whatsAppTexts },
    policies: fillAll(policies, values),
    intros: fillAll(intros, values),
    counted: stock,
    reviews,
    savedAt,
  };
}

function shownProducts({ products, stock, reviews }: EditionSource): readonly Product[] {
  if (stock.size === 0 && reviews.size === 0) return products;
  return products.map((product) => withRating(withStock(product, stock.get(product.id)), reviews.get(product.id)));
}

/** Caches products with their stock, so that unchanged ones are the same object in every edition and compare fast. */
const withStockCache = new WeakMap<Product, { stock: Stock; shown: Product }>();

function withStock(product: Product, stock: Stock | undefined): Product {
  if (!stock) return product;
  const known = withStockCache.get(product);
  if (known?.stock === stock) return known.shown;
  const shown = showStock(product, stock);
  withStockCache.set(product, { stock, shown });
  return shown;
}

/** A counted piece with none left is sold out. */
function showStock(product: Product, stock: Stock): Product {
  const few = fewOf(stock);
  const inStock = product.inStock && totalLeft(stock, product.sizes) !== 0;
  return { ...product, inStock, ...(few && { stock: few }) };
}

/** As `withStockCache`. */
const withRatingCache = new WeakMap<Product, { reviews: readonly PublishedReview[]; shown: Product }>();

function withRating(product: Product, reviews: readonly PublishedReview[] | undefined): Product {
  if (!reviews) return product;
  const known = withRatingCache.get(product);
  if (known?.reviews === reviews) return known.shown;
  const rating = sumRatings(reviews);
  const shown = rating ? { ...product, rating } : product;
  withRatingCache.set(product, { reviews, shown });
  return shown;
}

/** Fills the blanks in every text of a record, at any depth. */
function fillAll<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === "string") return fillBlanks(value, values) as Value;
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, values)])) as Value;
}

/** The settings that every page gets; the others belong to single pages, or to the desk. */
export function shownSettings({ settings, policies }: Pick<Edition, "settings" | "policies">) {
  const {
    bannerSlides: _,
    homeCarousels: __,
    shopWindow: ___,
    slipAddress: ____,
    whatsAppTexts: _____,
    searchWords: ______,
    ...shown
  } = settings;
  return {
    ...shown,
    makingTime: makingTime(settings.makingDays),
    policyTitles: { returns: policies.returns.title, orderConfirmation: policies.orderConfirmation.title },
  };
}

export type ShownSettings = ReturnType<typeof shownSettings>;

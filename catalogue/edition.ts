import { fillBlanks, type ShopBlank } from "../shop/messages/blanks.ts";
import { formatListing } from "../shop/money/rupees.ts";
import { makingTime } from "../shop/pieces/making.ts";
import type { ListingSlug, Product } from "../shop/pieces/product.ts";
import { fewOf, type Stock, totalLeft } from "../shop/pieces/stock.ts";
import { type Catalogue, createCatalogue } from "./create-catalogue.ts";
import { intros } from "./listings.ts";
import type { Pictures } from "./pictures.ts";
import type { Policies, Settings } from "./settings-schema.ts";

/** Everything that an edition is made from, checked. Blanks in texts are still blanks. */
export type EditionSource = {
  /** 0 for what stands in the files; each change makes the next. */
  number: number;
  products: readonly Product[];
  pictures: Pick<Pictures, "pictures" | "previews">;
  settings: Settings;
  policies: Policies;
  /** How many there are of the pieces that are counted. */
  stock: ReadonlyMap<number, Stock>;
};

/** The shop's data at one moment: an immutable snapshot with a number. A request sees one from beginning to end. */
export type Edition = {
  number: number;
  catalogue: Catalogue;
  /** Texts with their blanks filled in, but for the messages to a shopper: an order fills those. */
  settings: Settings;
  policies: Policies;
  /** What is counted, as it stood when the edition was made. */
  counted: ReadonlyMap<number, Stock>;
  /** The line under the title of each listing. */
  intros: Readonly<Record<ListingSlug, string>>;
};

export function createEdition(source: EditionSource): Edition {
  const { number, products, pictures, settings, policies, stock } = source;
  const values: Record<ShopBlank, string> = {
    "making time": makingTime(settings.makingDays),
    "arrival time": settings.arrivalTime,
    address: `${settings.place.address}, ${settings.place.city}`,
    delivery: formatListing(settings.deliveryCharge),
  };
  return {
    number,
    catalogue: createCatalogue({
      products: stock.size === 0 ? products : products.map((product) => withStock(product, stock.get(product.id))),
      ...pictures,
      leading: settings.shopWindow,
      // Loaded with the first description: most processes never show one, the pages being made at build.
      sanitise: async (html) => (await import("./sanitise.ts")).sanitise(html),
    }),
    settings: { ...fillAll(settings, values), whatsAppTexts: settings.whatsAppTexts },
    policies: fillAll(policies, values),
    intros: fillAll(intros, values),
    counted: stock,
  };
}

/** Editions share what is the same in both, so that thousands of pieces are compared by a look. */
const counted = new WeakMap<Product, { stock: Stock; shown: Product }>();

function withStock(product: Product, stock: Stock | undefined): Product {
  if (!stock) return product;
  const known = counted.get(product);
  if (known?.stock === stock) return known.shown;
  const shown = showStock(product, stock);
  counted.set(product, { stock, shown });
  return shown;
}

/** A piece of which there is none is sold out, as if its record said so. */
function showStock(product: Product, stock: Stock): Product {
  const few = fewOf(stock);
  const inStock = product.inStock && totalLeft(stock, product.sizes) !== 0;
  return { ...product, inStock, ...(few && { stock: few }) };
}

/** Every text in a record, however deep it stands. */
function fillAll<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === "string") return fillBlanks(value, values) as Value;
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, values)])) as Value;
}

/** What pages show of the settings wherever they are; the rest belongs to single pages, or to the seller alone. */
export function shownSettings({ settings, policies }: Pick<Edition, "settings" | "policies">) {
  const {
    bannerSlides: _,
    homeCarousels: __,
    shopWindow: ___,
    slipAddress: ____,
    whatsAppTexts: _____,
    ...shown
  } = settings;
  return {
    ...shown,
    makingTime: makingTime(settings.makingDays),
    policyTitles: { returns: policies.returns.title, orderConfirmation: policies.orderConfirmation.title },
  };
}

export type ShownSettings = ReturnType<typeof shownSettings>;

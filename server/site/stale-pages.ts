import type { Edition } from "../../catalogue/edition.ts";
import { listings } from "../../catalogue/listings.ts";
import { relatedAtOnce } from "../../shop/limits.ts";
import {
  feedPath,
  feedTextPath,
  homePath,
  orderConfirmationPath,
  piecesPath,
  productPath,
  returnsPath,
  searchIndexPath,
  shopPath,
} from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";

/** With more changes it is cheaper to treat every page as stale than to find out which are. */
const maxChanges = 200;

/** The addresses whose pages differ between two editions; `all` when something that every page shows has changed. */
export function stalePages(before: Edition, after: Edition): ReadonlySet<string> | "all" {
  if (!isSame(before.settings, after.settings)) return "all";
  if (!isSame(titlesOf(before), titlesOf(after))) return "all";
  const stale = new Set<string>();
  if (!isSame(before.policies.returns, after.policies.returns)) stale.add(returnsPath);
  if (!isSame(before.policies.orderConfirmation, after.policies.orderConfirmation)) stale.add(orderConfirmationPath);
  const changed = changedPieces(before, after);
  if (changed.length > maxChanges) return "all";
  for (const id of changed) {
    for (const edition of [before, after]) for (const path of pagesOf(edition, id)) stale.add(path);
  }
  for (const id of new Set([...before.reviews.keys(), ...after.reviews.keys()]))
    if (before.reviews.get(id) !== after.reviews.get(id)) stale.add(productPath(id));
  return stale;
}

export const sitemapPath = "/sitemap.xml";
/** Contains the shop's name. */
export const webManifestPath = "/site.webmanifest";

const titlesOf = ({ policies }: Edition) => [policies.returns.title, policies.orderConfirmation.title];

/** Compared by value: a record that was read again from the database is a new object. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

function changedPieces(before: Edition, after: Edition): number[] {
  const { catalogue } = after;
  const gone = before.catalogue.products.filter(({ id }) => !catalogue.product(id));
  const changed = catalogue.products.filter((product) => !isSame(before.catalogue.product(product.id), product));
  return [...gone, ...changed].map(({ id }) => id);
}

/** The addresses that show the piece in an edition: its own page, its listings, pages that show or name it. */
function pagesOf({ catalogue, settings }: Edition, id: number): string[] {
  const product = catalogue.product(id);
  if (!product) return [];
  const { featured } = catalogue;
  const isAtHome = featured[0]?.id === id || settings.homeCarousels.some(({ products }) => products.includes(id));
  return [
    productPath(id),
    ...(isAtHome ? [homePath, "/home"] : []),
    shopPath,
    searchIndexPath,
    piecesPath,
    sitemapPath,
    feedPath,
    feedTextPath,
    ...listings.filter(({ slug }) => catalogue.listing(slug).includes(product)).map(({ path }) => path),
    ...[...relatedTo(catalogue, product), ...catalogue.sets.with(product)].map((other) => productPath(other.id)),
  ];
}

/** Pieces whose pages show it among their related pieces, which are of the same category. */
function relatedTo({ products, related }: Edition["catalogue"], product: Product): Product[] {
  const others = products.filter(({ category }) => category === product.category);
  return others.filter((other) => related(other, relatedAtOnce).includes(product));
}

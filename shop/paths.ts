import { type ListingSlug, listingSlugs } from "./pieces/product.ts";

export const homePath = "/";
const homeAliasPath = "/home";
export const shopPath = "/shop";

/** The page of search results. */
export function searchPath(words: string): string {
  return words ? `${shopPath}?${new URLSearchParams({ q: words })}` : shopPath;
}

/** The search index that the browser fetches. */
export const searchIndexPath = "/search.json";
export const piecesPath = "/pieces.json";
/** The product feed for Google and Meta, and the same as tab-separated text. */
export const feedPath = "/feed.xml";
export const feedTextPath = "/feed.tsv";
export const savedPath = "/saved";
export const cartPath = "/cart";
export const checkoutPath = "/checkout";
/** The form that finds an order by number and phone; and the list of orders made on this device. */
export const findOrderPath = "/order";
export const yourOrdersPath = "/orders";
export const returnsPath = "/returns";
export const orderConfirmationPath = "/order-confirmation";

export const ordersApiPath = "/api/orders";
export const productsApiPath = "/api/products";
export const statusesApiPath = "/api/order-statuses";

export function productPath(id: number): string {
  return `/product/${id}`;
}

/** The picture of a link to a piece; the tag changes with what it shows. */
export function linkPreviewPath(id: number, tag: string): string {
  return `${productPath(id)}/preview-${tag}.jpg`;
}

/** An order's own page; the key in the address is the permission to see it. */
export function orderPath(number: string, key: string): string {
  return `${findOrderPath}/${number}/${key}`;
}

/** The payment screenshot of an order. */
export function proofPath(number: string, key: string): string {
  return `${orderPath(number, key)}/screenshot`;
}

/** What a shopper says about the pieces of an order; a GET for her own photographs, whatever their stage. */
export function ownReviewPath(number: string, key: string): string {
  return `${orderPath(number, key)}/review`;
}

export function ownReviewPhotoPath(number: string, key: string, name: string): string {
  return `${ownReviewPath(number, key)}?photo=${name}`;
}

/** Files of an order's shopper go here, so requests may take longer than other forms. */
export function isOrderUploadPath(path: string): boolean {
  return path.startsWith(`${findOrderPath}/`) && /\/(screenshot|review)$/.test(path);
}

/** A photograph of a published review; its name can't be guessed. */
export function reviewPhotoPath(name: string): string {
  return `/review-photos/${name}`;
}

/** The parameter of `/saved` that holds a shared list. */
export const sharedParam = "ids";

export function sharedPath(ids: readonly number[]): string {
  return `${savedPath}?${sharedParam}=${ids.join(",")}`;
}

/** A listing's address is its slug, but for earrings: "/earings" is the spelling that shoppers have bookmarked. */
export function listingPath(slug: ListingSlug): string {
  return slug === "earrings" ? "/earings" : `/${slug}`;
}

/** Permanent redirects, old address to new. */
export const redirects: Readonly<Record<string, string>> = {
  "/earrings": listingPath("earrings"),
  "/earingspage": listingPath("earrings"),
  "/longchains": listingPath("long-chains"),
  "/bridals": listingPath("bridal-sets"),
  "/bridals-sets": listingPath("bridal-sets"),
};

/** One address for one product: "1" is an id; "01", "1.0", "1e0" and " 1" aren't. */
export function parseProductId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const pages = new Set([
  homePath,
  homeAliasPath,
  shopPath,
  savedPath,
  cartPath,
  checkoutPath,
  findOrderPath,
  yourOrdersPath,
  returnsPath,
  orderConfirmationPath,
  ...listingSlugs.map(listingPath),
]);

/**
 * The canonical path of a page, whatever its spelling: capitals, percent-encoding, doubled slashes. Undefined when no
 * page is meant.
 */
export function pageAddress(pathname: string): string | undefined {
  const spelt = decoded(pathname)?.toLowerCase();
  if (spelt === undefined) return undefined;
  const path = `/${spelt.split("/").filter(Boolean).join("/")}`;
  return pages.has(path) || /^\/product\/[1-9]\d{0,8}$/.test(path) ? path : undefined;
}

/**
 * The canonical path of an order's or an offer's page. Only the first word is normalised: keys are case-sensitive.
 * Undefined for other paths.
 */
export function privateAddress(pathname: string): string | undefined {
  const [, word = "", rest = ""] = /^\/+([^/]+)(\/.*)$/.exec(pathname) ?? [];
  const page = `/${decoded(word)?.toLowerCase()}`;
  return page === findOrderPath || page === offersPath ? page + rest : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

export const offersPath = "/offer";

/** An offer's own page; whoever has the key may order at its prices, once. */
export function offerPath(key: string): string {
  return `${offersPath}/${key}`;
}

/** The checkout with the offer's lines in place of the cart's. */
export function offerCheckoutPath(key: string): string {
  return `${offerPath(key)}/checkout`;
}

/** A picture of a piece of its own; its name is random. */
export function offerPicturePath(name: string): string {
  return `/offer-pictures/${name}`;
}

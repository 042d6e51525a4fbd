import { type ListingSlug, listingSlugs } from "./pieces/product.ts";

export const homePath = "/";
const homeAliasPath = "/home";
export const shopPath = "/shop";

/** The page of what these words find. */
export function searchPath(words: string): string {
  return words ? `${shopPath}?${new URLSearchParams({ q: words })}` : shopPath;
}

/** What the browser searches in. */
export const searchIndexPath = "/search.json";
export const piecesPath = "/pieces.json";
export const savedPath = "/saved";
export const cartPath = "/cart";
export const checkoutPath = "/checkout";
/** Where an order is found again by number and phone, and the list of those made on this device. */
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

/** The page of one order, for whoever has its key. */
export function orderPath(number: string, key: string): string {
  return `${findOrderPath}/${number}/${key}`;
}

/** The screenshot that was added there. */
export function proofPath(number: string, key: string): string {
  return `${orderPath(number, key)}/screenshot`;
}

/** Where files are sent to, which takes longer than other forms. */
export function isProofPath(path: string): boolean {
  return path.startsWith(`${findOrderPath}/`) && path.endsWith("/screenshot");
}

/** The parameter of `/saved` that holds a list which somebody sent. */
export const sharedParam = "ids";

export function sharedPath(ids: readonly number[]): string {
  return `${savedPath}?${sharedParam}=${ids.join(",")}`;
}

/** Every listing lives at its slug but the earrings, whose address keeps the spelling that shoppers have bookmarked. */
export function listingPath(slug: ListingSlug): string {
  return slug === "earrings" ? "/earings" : `/${slug}`;
}

/** Addresses that were linked once and now lead on for good, old to new. */
export const redirects: Readonly<Record<string, string>> = {
  "/earrings": listingPath("earrings"),
  "/earingspage": listingPath("earrings"),
  "/longchains": listingPath("long-chains"),
  "/bridals": listingPath("bridal-sets"),
  "/bridals-sets": listingPath("bridal-sets"),
};

/** One address for one product: "1" is an id; "01", "1.0", "1e0" and " 1" are not. */
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
 * Where the page lives that an address means, however it is spelt: in capitals, encoded, with slashes too many.
 * Undefined where it means none of ours.
 */
export function pageAddress(pathname: string): string | undefined {
  const spelt = decoded(pathname)?.toLowerCase();
  if (spelt === undefined) return undefined;
  const path = `/${spelt.split("/").filter(Boolean).join("/")}`;
  return pages.has(path) || /^\/product\/[1-9]\d{0,8}$/.test(path) ? path : undefined;
}

/**
 * Where an order's page lives, however the word "order" is spelt. The rest stays as it is: a key lives by its capitals.
 * Undefined where it means none of them.
 */
export function orderAddress(pathname: string): string | undefined {
  const [, word = "", rest = ""] = /^\/+([^/]+)(\/.*)$/.exec(pathname) ?? [];
  return `/${decoded(word)?.toLowerCase()}` === findOrderPath ? findOrderPath + rest : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

import { listings } from "../catalogue/listings.ts";
import {
  cartPath,
  checkoutPath,
  feedPath,
  feedTextPath,
  findOrderPath,
  homePath,
  offersPath,
  orderConfirmationPath,
  piecesPath,
  redirects,
  returnsPath,
  savedPath,
  searchIndexPath,
  shopPath,
  yourOrdersPath,
} from "../shop/paths.ts";
import { pieces } from "./browse/pieces-route.ts";
import { cart } from "./cart/route.ts";
import { checkout } from "./checkout/route.ts";
import { findOrder } from "./find-order/route.ts";
import { home } from "./home/route.ts";
import { listing } from "./listing/route.ts";
import { offer, offerCheckout } from "./offer/route.ts";
import { offline } from "./offline/route.ts";
import { ownReview } from "./order/review-route.ts";
import { order } from "./order/route.ts";
import { screenshot } from "./order/screenshot-route.ts";
import { orders } from "./orders/route.ts";
import type { Route } from "./page-request.ts";
import { policy } from "./policy/route.ts";
import { product, related, reviews } from "./product/route.ts";
import { saved } from "./saved/route.ts";
import { searchIndex } from "./search/index-route.ts";
import { feed, feedText } from "./seo/feed.ts";
import { robots } from "./seo/robots.ts";
import { sitemap } from "./seo/sitemap.ts";
import { webManifest } from "./seo/webmanifest.ts";
import { shop } from "./shop/route.ts";

/** Every address of the shop and what answers there. */
const table: Readonly<Record<string, Route>> = {
  [homePath]: home,
  "/home": home,
  ...Object.fromEntries(listings.map(({ path }) => [path, listing])),
  [shopPath]: shop,
  "/product/:id": product,
  "/product/:id/related.json": related,
  "/product/:id/reviews": reviews,

  [savedPath]: saved,
  [cartPath]: cart,
  [checkoutPath]: checkout,

  [findOrderPath]: findOrder,
  [`${findOrderPath}/:number/:key`]: order,
  [`${findOrderPath}/:number/:key/screenshot`]: screenshot,
  [`${findOrderPath}/:number/:key/review`]: ownReview,
  [`${offersPath}/:key`]: offer,
  [`${offersPath}/:key/checkout`]: offerCheckout,
  [yourOrdersPath]: orders,

  [returnsPath]: policy("returns", returnsPath),
  [orderConfirmationPath]: policy("orderConfirmation", orderConfirmationPath),

  "/offline": offline,
  [searchIndexPath]: searchIndex,
  [piecesPath]: pieces,
  [feedPath]: feed,
  [feedTextPath]: feedText,
  "/sitemap.xml": sitemap,
  "/robots.txt": robots,
  "/site.webmanifest": webManifest,

  ...Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, redirectTo(to)])),
};

function redirectTo(target: string): Route {
  return ({ url }) => new Response(null, { status: 301, headers: { Location: `${target}${url.search}` } });
}

/** Addresses without a named part are looked up; the few others are patterns. */
const patterns = Object.entries(table)
  .filter(([path]) => path.includes(":"))
  .map(([pathname, route]) => ({ pattern: new URLPattern({ pathname }), route }));

export type MatchedRoute = { route: Route; params: Readonly<Record<string, string>> };

export function matchRoute(url: URL): MatchedRoute | undefined {
  const route = table[decoded(url.pathname).toLowerCase()];
  if (route && !url.pathname.includes(":")) return { route, params: {} };
  for (const { pattern, route } of patterns) {
    const match = pattern.exec(url);
    if (match) return { route, params: match.pathname.groups as Record<string, string> };
  }
  return undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The addresses of pages that are the same for everybody, but for the products': what a build prerenders. */
export const staticPaths: readonly string[] = Object.keys(table).filter(
  (path) => !path.includes(":") && !(path in redirects),
);

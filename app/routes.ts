import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { listings } from "../catalogue/listings.ts";
import {
  cartPath,
  checkoutPath,
  findOrderPath,
  orderConfirmationPath,
  piecesPath,
  redirects,
  returnsPath,
  savedPath,
  searchIndexPath,
  shopPath,
  yourOrdersPath,
} from "../shop/paths.ts";

/** Paths of the route table are written without their leading slash. */
const at = (path: string) => path.slice(1);

export default [
  index("home/route.tsx"),
  route("home", "home/route.tsx", { id: "home-again" }),

  ...listings.map(({ slug, path }) => route(at(path), "listing/route.tsx", { id: `listing-${slug}` })),
  route(at(shopPath), "shop/route.tsx"),
  route("product/:id", "product/route.tsx"),
  route("product/:id/related.json", "product/related-route.ts"),

  route(at(savedPath), "saved/route.tsx"),
  route(at(findOrderPath), "order/find-route.tsx"),
  route(`${at(findOrderPath)}/:number/:key`, "order/route.tsx"),
  route(`${at(findOrderPath)}/:number/:key/screenshot`, "order/screenshot-route.ts"),
  route(at(yourOrdersPath), "orders/route.tsx"),

  route(at(cartPath), "cart/route.tsx"),
  route(at(checkoutPath), "checkout/route.tsx"),

  route(at(returnsPath), "policy/route.tsx", { id: "returns" }),
  route(at(orderConfirmationPath), "policy/route.tsx", { id: "order-confirmation" }),

  route(at(searchIndexPath), "search/index-route.ts"),
  route(at(piecesPath), "browse/pieces-route.ts"),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("site.webmanifest", "seo/webmanifest.ts"),

  ...Object.keys(redirects).map((path) => route(at(path), "redirect/route.ts", { id: `redirect${path}` })),
  route("*", "not-found/route.tsx"),
] satisfies RouteConfig;

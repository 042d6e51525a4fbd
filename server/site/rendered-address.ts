import type { Edition } from "../../catalogue/edition.ts";
import { isOrderUploadPath, orderPath, parseProductId, privateAddress, productPath } from "../../shop/paths.ts";
import type { PageBuild } from "./page-build.ts";

const notFound = "/not-found";
const productNotFound = productPath(0);
const orderNotFound = orderPath("-", "-");

/** The address to render, which is also the cache key: 404 pages are all alike, so each kind is rendered once. */
export function createRenderedAddress({ matchRoute }: Pick<PageBuild, "matchRoute">) {
  return (url: URL, { catalogue }: Pick<Edition, "catalogue">): string => {
    const { pathname, search } = url;
    const match = matchRoute(url);
    // An order's own pages need its key: see ../follow/order-pages.ts.
    if (match && "key" in match.params && !isOrderUploadPath(pathname)) return orderNotFound;
    if (!match || privateAddress(pathname) !== undefined) return notFound;
    const isProduct = "id" in match.params && !pathname.endsWith(".json");
    const id = parseProductId(match.params.id);
    if (isProduct && (id === undefined || !catalogue.product(id))) return productNotFound;
    return pathname + search;
  };
}

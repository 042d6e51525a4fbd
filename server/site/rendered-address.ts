import type { Edition } from "../../catalogue/edition.ts";
import { isProofPath, orderAddress, orderPath, parseProductId, productPath } from "../../shop/paths.ts";
import type { PageBuild } from "./page-build.ts";

/** Nothing is there, as at any other address that no page has. */
const nowhere = "/not-found";
const noPiece = productPath(0);
const noOrder = orderPath("-", "-");

/** What is rendered for an address: what isn't there looks the same everywhere, so it is rendered under one address. */
export function createRenderedAddress({ matchRoute }: Pick<PageBuild, "matchRoute">) {
  return (url: URL, { catalogue }: Pick<Edition, "catalogue">): string => {
    const { pathname, search } = url;
    const match = matchRoute(url);
    // An order's own pages are for whoever has the key: see ../follow/order-pages.ts.
    if (match && "key" in match.params && !isProofPath(pathname)) return noOrder;
    if (!match || orderAddress(pathname) !== undefined) return nowhere;
    const isPiece = "id" in match.params && !pathname.endsWith(".json");
    const id = parseProductId(match.params.id);
    if (isPiece && (id === undefined || !catalogue.product(id))) return noPiece;
    return pathname + search;
  };
}

import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { Edition } from "../../catalogue/edition.ts";
import { orderAddress, orderPath, parseProductId, productPath } from "../../shop/paths.ts";
import { pathOf } from "./live-pages.ts";

/** Nothing is there, as at any other address that no page has. */
const nowhere = "/not-found";
const noPiece = productPath(0);
const noOrder = orderPath("-", "-");

/** What is rendered for an address: what isn't there looks the same everywhere, so it is rendered under one address. */
export function createRenderedAddress(build: Pick<ServerBuild, "routes">) {
  const routes = childrenOf(undefined, build.routes);
  return ({ pathname, search }: URL, { catalogue }: Pick<Edition, "catalogue">): string => {
    const path = pathOf(pathname);
    const data = path === pathname ? "" : ".data";
    const match = matchRoutes(routes, path)?.at(-1);
    if (match?.route.path === "order/:number/:key") return noOrder + data;
    if (!match || match.route.path === "*" || isOfAnOrder(match.route)) return nowhere + data;
    const id = parseProductId(match.params.id);
    const isPiece = match.route.path === "product/:id";
    if (isPiece && (id === undefined || !catalogue.product(id))) return noPiece + data;
    return pathname + search;
  };
}

/** Orders' own pages are for whoever has the key, and are rendered with what opens them: see ../follow/order-pages.ts. */
function isOfAnOrder({ path }: RouteObject): boolean {
  return orderAddress(`/${path}`) !== undefined;
}

function childrenOf(parent: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: childrenOf(id, routes) }),
    }));
}

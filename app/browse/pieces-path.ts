import { type ListingView, viewParams } from "../../shop/listing-view.ts";
import { piecesPath, shopPath } from "../../shop/paths.ts";

/** Up to here a page has all of its pieces fetched once it is alive; of more it asks for each view. */
export const mostHeld = 300;

/** What a page shows for a view. The order is always named: an address that names nothing is a file of the build. */
export function viewPath(page: string, view: ListingView): string {
  const query = viewParams(view);
  query.set("sort", view.sort);
  query.set("page", page);
  return `${piecesPath}?${query}`;
}

/** All pieces of a page; those of the whole collection are a file of the build. */
export function allPiecesPath(page: string, q: string | undefined): string {
  if (page === shopPath && q === undefined) return piecesPath;
  return `${viewPath(page, { sort: "featured", ...(q !== undefined && { q }) })}&all=`;
}

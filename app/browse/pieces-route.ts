import { listingAt } from "../../catalogue/listings.ts";
import { parseView } from "../../shop/pieces/listing-view.ts";
import type { PageRequest } from "../page-request.ts";
import { searchCatalogue } from "../search/search-catalogue.server.ts";
import { maxPiecesInBrowser } from "./all-pieces-path.ts";
import { browse } from "./browse-data.server.ts";

/** All pieces of a page, for its filters to choose from. */
export function pieces({ url, edition: { catalogue } }: PageRequest): Response {
  const listing = listingAt(url.searchParams.get("page") ?? "");
  if (listing) {
    const all = { found: catalogue.listing(listing.slug), also: [] };
    return Response.json(browse(catalogue, "listing", all, url, maxPiecesInBrowser));
  }
  const { q } = parseView(url.searchParams);
  return Response.json(browse(catalogue, "shop", searchCatalogue(catalogue, q), url, maxPiecesInBrowser));
}

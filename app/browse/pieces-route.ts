import { listingAt } from "../../catalogue/listings.ts";
import { parseView } from "../../shop/listing-view.ts";
import { editionOf } from "../edition/edition.server.ts";
import { searchCatalogue } from "../search/search-catalogue.server.ts";
import type { Route } from "./+types/pieces-route";
import { browse } from "./browse-data.server.ts";
import { mostHeld } from "./pieces-path.ts";

/** What a page shows for a view of pieces that it doesn't have, or all of them, for it to choose from. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  const isWhole = url.searchParams.has("all") || !url.searchParams.has("page");
  const most = isWhole ? mostHeld : 0;
  const listing = listingAt(url.searchParams.get("page") ?? "");
  if (listing) {
    const all = { found: catalogue.listing(listing.slug), also: [] };
    return Response.json(browse(catalogue, "listing", all, url, most));
  }
  const { q } = parseView(url.searchParams);
  return Response.json(browse(catalogue, "shop", searchCatalogue(catalogue, q), url, most));
}

import { shopMeta } from "../../catalogue/listing-meta.ts";
import { shopPath } from "../../shop/paths.ts";
import { parseView } from "../../shop/pieces/listing-view.ts";
import { browse } from "../browse/browse-data.server.ts";
import { browseMeta } from "../browse/browse-meta.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { searchCatalogue } from "../search/search-catalogue.server.ts";
import { shopTitle } from "./page-words.ts";

/** The whole collection, or the results of a search. */
export function shop({ url, edition: { catalogue, settings } }: PageRequest): PageAnswer {
  const { q } = parseView(url.searchParams);
  const meta = q === undefined ? shopMeta : { ...shopMeta, title: `“${q}”` };
  const browsed = browse(catalogue, "shop", searchCatalogue(catalogue, q), url);
  return {
    name: "shop",
    props: { q, browsed, search: url.search },
    head: browseMeta(settings, { name: shopTitle, path: shopPath, meta, browsed }, url.search),
  };
}

import { listingMeta } from "../../catalogue/listing-meta.ts";
import { listingAt } from "../../catalogue/listings.ts";
import { browse } from "../browse/browse-data.server.ts";
import { browseMeta } from "../browse/browse-meta.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";

export function listing({ url, edition }: PageRequest): PageAnswer {
  const listing = listingAt(url.pathname);
  if (!listing) throw new Error(`No listing stands at ${url.pathname}`);
  const { slug, path, title } = listing;
  const { catalogue, intros, settings } = edition;
  const browsed = browse(catalogue, "listing", { found: catalogue.listing(slug), also: [] }, url);
  return {
    name: "listing",
    props: { path, title, intro: intros[slug], browsed, search: url.search },
    head: browseMeta(settings, { name: title, path, meta: listingMeta[slug], browsed }, url.search),
  };
}

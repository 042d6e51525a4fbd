import { listingMeta } from "../../catalogue/listing-meta.ts";
import { listingAt } from "../../catalogue/listings.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { browse } from "../browse/browse-data.server.ts";
import { browseMeta } from "../browse/browse-meta.ts";
import { FilterSheet } from "../browse/filter-sheet.tsx";
import { needsData } from "../browse/needs-data.ts";
import { PageHeader } from "../browse/page-header.tsx";
import { PieceGrid } from "../browse/piece-grid.tsx";
import { useBrowse } from "../browse/use-browse.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { pageByData } from "../components/page-by-data.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import type { Route } from "./+types/route";
import { ListingToolbar } from "./listing-toolbar.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const listing = listingAt(url.pathname);
  if (!listing) throw new Error(`No listing stands at ${url.pathname}`);
  const { slug, path, title } = listing;
  const { catalogue, intros } = await editionOf(context);
  const browsed = browse(catalogue, "listing", { found: catalogue.listing(slug), also: [] }, url);
  return { path, title, intro: intros[slug], meta: listingMeta[slug], browsed };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!loaderData || !shop) return [];
  const { title, path, meta, browsed } = loaderData;
  return browseMeta(shop, { name: title, path, meta, preview: browsed.preview }, location.search);
}

export const shouldRevalidate = needsData;

function ListingPage({ loaderData: { path, title, intro, browsed } }: Route.ComponentProps) {
  const browse = useBrowse(path, browsed);
  return (
    <>
      <PageHeader title={title} intro={intro}>
        <Breadcrumb here={title} className="-mt-[3px] mb-[13px]" />
      </PageHeader>
      <ListingToolbar browse={browse} />
      <div className="page mt-5 pb-14 md:mt-8 md:pb-24">
        <p role="status" className="sr-only">
          {pieceCount(browse.seen.count)}
        </p>
        <PieceGrid browse={browse} />
      </div>
      <FilterSheet browse={browse} />
    </>
  );
}

export default pageByData(ListingPage);

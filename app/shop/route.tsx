import { shopMeta } from "../../catalogue/listing-meta.ts";
import { parseView } from "../../shop/listing-view.ts";
import { shopPath } from "../../shop/paths.ts";
import { browse } from "../browse/browse-data.server.ts";
import { browseMeta } from "../browse/browse-meta.ts";
import { FilterSheet } from "../browse/filter-sheet.tsx";
import { needsData } from "../browse/needs-data.ts";
import { NoPieces } from "../browse/no-pieces.tsx";
import { PageHeader } from "../browse/page-header.tsx";
import { PieceGrid } from "../browse/piece-grid.tsx";
import { useBrowse } from "../browse/use-browse.ts";
import { pageByData } from "../components/page-by-data.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import { searchCatalogue } from "../search/search-catalogue.server.ts";
import type { Route } from "./+types/route";
import { CategoryChips } from "./category-chips.tsx";
import { FilterColumn } from "./filter-column.tsx";
import { pageWords, shopTitle } from "./page-words.ts";
import { ShopToolbar } from "./shop-toolbar.tsx";

/** All there is, or what was searched for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  const { q } = parseView(url.searchParams);
  const meta = q === undefined ? shopMeta : { ...shopMeta, title: `“${q}”` };
  return { q, meta, browsed: browse(catalogue, "shop", searchCatalogue(catalogue, q), url) };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!loaderData || !shop) return [];
  const { meta, browsed } = loaderData;
  return browseMeta(shop, { name: shopTitle, path: shopPath, meta, preview: browsed.preview }, location.search);
}

export const shouldRevalidate = needsData;

function ShopPage({ loaderData: { q, browsed } }: Route.ComponentProps) {
  const browse = useBrowse(shopPath, browsed);
  const header = <PageHeader {...pageWords(q, browsed)} />;
  if (browsed.total === 0)
    return (
      <>
        {header}
        <NoPieces browse={browse} />
      </>
    );
  return (
    <>
      {header}
      <CategoryChips browse={browse} />
      <div className="md:page md:mt-7.5 md:grid md:grid-cols-[236px_1fr] md:gap-x-8 wide:gap-x-14">
        <FilterColumn browse={browse} />
        <div className="min-w-0">
          <ShopToolbar browse={browse} />
          <div className="mt-5 px-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] pb-16 md:mt-8 md:px-0">
            <PieceGrid browse={browse} />
          </div>
        </div>
      </div>
      <FilterSheet browse={browse} className="noscript:md:hidden" />
    </>
  );
}

export default pageByData(ShopPage);

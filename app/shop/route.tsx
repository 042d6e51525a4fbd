import { shopMeta } from "../../catalogue/listing-meta.ts";
import { shopPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { browse } from "../browse/browse-data.server.ts";
import { browseMeta } from "../browse/browse-meta.ts";
import { FilterSheet } from "../browse/filter-sheet.tsx";
import { PageHeader } from "../browse/page-header.tsx";
import { PieceGrid } from "../browse/piece-grid.tsx";
import { useBrowse } from "../browse/use-browse.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import type { Route } from "./+types/route";
import { CategoryChips } from "./category-chips.tsx";
import { FilterColumn } from "./filter-column.tsx";
import { ShopToolbar } from "./shop-toolbar.tsx";

const title = "The whole collection";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  return { meta: shopMeta, browsed: browse(catalogue, "shop", catalogue.featured, url) };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!loaderData || !shop) return [];
  const { meta, browsed } = loaderData;
  return browseMeta(shop, { name: title, path: shopPath, meta, preview: browsed.preview }, location.search);
}

export default function ShopPage({ loaderData: { browsed } }: Route.ComponentProps) {
  const browse = useBrowse(shopPath, browsed);
  return (
    <>
      <PageHeader title={title} intro={`${pieceCount(browse.total)}, all made by hand.`} />
      <CategoryChips browse={browse} />
      <div className="md:page md:mt-7.5 md:grid md:grid-cols-[236px_1fr] md:gap-x-8 wide:gap-x-14">
        <FilterColumn browse={browse} />
        <div className="min-w-0">
          <ShopToolbar browse={browse} />
          <div className="mt-5 px-4 pb-16 md:mt-8 md:px-0">
            <PieceGrid browse={browse} />
          </div>
        </div>
      </div>
      <FilterSheet browse={browse} className="noscript:md:hidden" />
    </>
  );
}

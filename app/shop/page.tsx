import { shopPath } from "../../shop/paths.ts";
import type { Browsed } from "../browse/browse-data.server.ts";
import { FilterSheet } from "../browse/filter-sheet.tsx";
import { NoPieces } from "../browse/no-pieces.tsx";
import { PageHeader } from "../browse/page-header.tsx";
import { PieceGrid } from "../browse/piece-grid.tsx";
import { useBrowse } from "../browse/use-browse.ts";
import { CategoryChips } from "./category-chips.tsx";
import { FilterColumn } from "./filter-column.tsx";
import { pageWords } from "./page-words.ts";
import { ShopToolbar } from "./shop-toolbar.tsx";

type Props = { q?: string | undefined; browsed: Browsed; search: string };

export default function ShopPage({ q, browsed, search }: Props) {
  const browse = useBrowse(shopPath, browsed, search);
  const header = <PageHeader {...pageWords(q, browsed)} />;
  if (browsed.total === 0)
    return (
      <>
        {header}
        <NoPieces browse={browse} wanted={q} />
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

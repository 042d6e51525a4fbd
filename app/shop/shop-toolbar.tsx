import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { FilterButton } from "../browse/filter-button.tsx";
import { SortMenu } from "../browse/sort-menu.tsx";
import type { Browse } from "../browse/use-browse.ts";

/** Filter and sort, half the width each, on phones; from md the count and sort, the filters having their column. */
export function ShopToolbar({ browse }: { browse: Browse }) {
  return (
    <div className="mt-3.5 grid grid-cols-2 divide-x divide-line border-line border-b md:mt-0 md:flex md:items-center md:justify-between md:divide-x-0 md:pb-2.5">
      <p role="status" className="nums sr-only font-semibold text-14 text-ink-2 md:not-sr-only">
        {pieceCount(browse.results.count)}
      </p>
      <FilterButton view={browse.view} className="min-h-12.5 md:hidden" />
      <SortMenu browse={browse} />
    </div>
  );
}

import { activeFilters, noFilters } from "../../shop/pieces/listing-view.ts";
import { Chip } from "../browse/chip.tsx";
import { FilterButton } from "../browse/filter-button.tsx";
import { SortMenu } from "../browse/sort-menu.tsx";
import type { Browse } from "../browse/use-browse.ts";

/** Filter and sort, half the width each, on phones; from md three chips, and the rest of the filters one press away. */
export function ListingToolbar({ browse }: { browse: Browse }) {
  return (
    <div className="mt-4 md:page md:mt-[31px]">
      <div className="grid grid-cols-2 divide-x divide-line border-line border-y md:flex md:divide-x-0 md:py-2.5">
        <AvailabilityChips browse={browse} />
        <FilterButton view={browse.view} className="min-h-12.5 md:ml-auto md:min-h-11 md:px-4 hover:text-accent-deep" />
        <SortMenu browse={browse} />
      </div>
    </div>
  );
}

/** "All" is all there is: it clears the other filters as well. */
function AvailabilityChips({ browse: { results, total, view, linkTo } }: { browse: Browse }) {
  return (
    <ul aria-label="Availability" className="hidden gap-2 md:flex">
      <Chip {...linkTo(() => noFilters)} isCurrent={activeFilters(view).length === 0}>
        All {total}
      </Chip>
      {[...results.facets.badge].reverse().map(({ value }) => (
        <Chip
          key={value}
          {...linkTo(() => ({ badge: [value] }))}
          isCurrent={view.badge?.length === 1 && view.badge.includes(value)}
        >
          {value}
        </Chip>
      ))}
    </ul>
  );
}

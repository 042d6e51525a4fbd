import { type Sort, sorts } from "../../shop/pieces/listing-view.ts";
import { Icon } from "../ui/icon.tsx";
import { filterFormId } from "./filter-button.tsx";
import { sortNames } from "./multi-filters.ts";
import type { Browse } from "./use-browse.ts";

const look =
  "focus-frame relative flex min-h-12.5 items-center justify-center gap-2.5 font-semibold text-14 has-focus-visible:outline-3 has-focus-visible:outline-ink md:min-h-11 md:gap-3 md:rounded-card md:border md:border-line-2 md:bg-white md:pr-3.5 md:pl-4.5 md:font-medium";

/**
 * A native select, transparent above what the design shows; without script it is visible, with a button.
 * It belongs to the filters' form, so that both are submitted together.
 */
export function SortMenu({ browse: { view, change } }: { browse: Browse }) {
  return (
    <div className={look}>
      <Icon name="sort" className="size-5 md:hidden noscript:hidden" />
      <span aria-hidden="true" className="noscript:hidden">
        Sort: {sortNames[view.sort]}
      </span>
      <Icon name="down" className="hidden size-5 md:block noscript:hidden" />
      <select
        name="sort"
        form={filterFormId}
        aria-label="Sort"
        autoComplete="off"
        value={view.sort}
        onChange={({ target }) => change(() => ({ sort: target.value as Sort }))}
        className="absolute inset-0 w-full md:not-noscript:-inset-px md:not-noscript:w-[calc(100%+2px)] cursor-pointer text-16 opacity-0 noscript:static noscript:min-h-11 noscript:w-auto noscript:min-w-0 noscript:opacity-100"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </select>
      <button
        type="submit"
        form={filterFormId}
        className="min-h-11 px-2 text-accent-deep underline not-noscript:hidden"
      >
        Sort
      </button>
    </div>
  );
}

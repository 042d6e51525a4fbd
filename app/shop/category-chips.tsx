import { useEffect, useRef } from "react";
import { shopCategories } from "../../catalogue/listings.ts";
import { Chip } from "../browse/chip.tsx";
import type { Browse } from "../browse/use-browse.ts";

/** One category at a time, for phones; the column from md and the sheet take several. */
export function CategoryChips({ browse: { results, view, linkTo } }: { browse: Browse }) {
  const list = useRef<HTMLUListElement>(null);
  const categories = shopCategories.filter(({ slug }) => results.facets.listing.some(({ value }) => value === slug));

  // The category in the address may be offscreen.
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (current) list.current?.scrollTo({ left: current.getBoundingClientRect().left - 16 });
  }, []);

  return (
    <ul ref={list} aria-label="Category" className="chips mt-2.5 flex gap-2 px-4 md:hidden">
      <Chip {...linkTo(() => ({ listing: undefined }))} isCurrent={view.listing === undefined}>
        All
      </Chip>
      {categories.map(({ slug, title }) => (
        <Chip key={slug} {...linkTo(() => ({ listing: [slug] }))} isCurrent={view.listing?.includes(slug) ?? false}>
          {title}
        </Chip>
      ))}
    </ul>
  );
}

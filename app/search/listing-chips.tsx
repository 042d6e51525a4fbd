import { moreListings, navigation } from "../../catalogue/listings.ts";

/** The nine categories. */
export function ListingChips() {
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {[...navigation, ...moreListings].map(({ path, title }) => (
        <li key={path}>
          <a
            href={path}
            className="flex min-h-11 items-center rounded-full border border-line-2/40 px-4 font-medium text-15 hover:border-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

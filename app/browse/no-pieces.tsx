import { shopPath } from "../../shop/paths.ts";
import { activeFilters, noFilters } from "../../shop/pieces/listing-view.ts";
import { AskForIt } from "../ui/ask-for-it.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Shamsa } from "../ui/shamsa.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { focusPieces } from "./pieces-id.ts";
import type { Browse } from "./use-browse.ts";

type Props = {
  browse: Browse;
  /** What was searched for. */
  wanted?: string | undefined;
};

/** No piece matches: the filters can be removed here, one by one or all at once. */
export function NoPieces({ browse: { view, linkTo }, wanted }: Props) {
  const isFiltered = activeFilters(view).length > 0;
  return (
    <div className="flex flex-col items-center py-10 text-balance text-center md:py-16">
      <Shamsa state="broken" {...(isFiltered && { className: "size-40 text-gold" })} />
      <h2 className="mt-4 font-display text-30 leading-tight md:text-44">
        {isFiltered ? "Nothing matches these filters" : "No products found"}
      </h2>
      {isFiltered ? (
        <>
          <ul aria-label="Your filters" className="mt-5 flex flex-wrap justify-center gap-2">
            {chosenFilters(view).map(({ label, without }) => (
              <li key={label}>
                <a
                  {...linkTo(without, { onOpen: focusPieces })}
                  className="nums flex min-h-11 items-center gap-2 rounded-full border border-line-2/45 pr-3 pl-4 font-medium text-14 hover:border-ink"
                >
                  <span className="sr-only">Remove </span>
                  {label}
                  <Icon name="close" className="size-4.5" />
                </a>
              </li>
            ))}
          </ul>
          <a {...linkTo(() => noFilters, { onOpen: focusPieces })} className={buttonStyle("primary", "mt-6")}>
            Clear filters
          </a>
        </>
      ) : (
        <>
          {wanted && <AskForIt wanted={wanted} />}
          <a href={shopPath} className={buttonStyle("primary", "mt-4")}>
            See everything
          </a>
        </>
      )}
    </div>
  );
}

import { Link } from "react-router";
import { clearFilters } from "../../shop/listing-view.ts";
import { buttonStyle } from "../components/button-style.ts";
import { Shamsa } from "../components/shamsa.tsx";
import { focusPieces } from "./pieces-id.ts";
import type { Browse } from "./use-browse.ts";

/** Filters that leave nothing say so, and offer the way out. */
export function NoPieces({ browse: { view, linkTo } }: { browse: Browse }) {
  return (
    <div className="flex flex-col items-center py-10 text-balance text-center md:py-16">
      <Shamsa state="broken" className="size-40 text-gold" />
      <h2 className="mt-4 font-display text-30 leading-tight md:text-44">No pieces left</h2>
      <p className="mt-2 max-w-100 text-ink-2">Nothing here fits all of your filters at once.</p>
      <Link {...linkTo(clearFilters(view))} onClick={focusPieces} className={buttonStyle("primary", "mt-6")}>
        Clear filters
      </Link>
    </div>
  );
}

import { useState } from "react";
import { noFilters } from "../../shop/pieces/listing-view.ts";
import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { Announcer } from "../ui/announcer.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { filterFormId, filterSheetId } from "./filter-button.tsx";
import { FilterFields } from "./filter-fields.tsx";
import type { Browse } from "./use-browse.ts";

/**
 * The filters for one thumb. Each choice counts at once, behind the sheet; its button says what there is now, and
 * closes the sheet. Before the script is here it sends the form; without script the sheet stands in the page.
 */
export function FilterSheet({ browse, className = "" }: { browse: Browse; className?: string }) {
  // Each opening has a history entry of its own. Named by the clock: entries of earlier visits keep their names.
  const [since, setSince] = useState(Date.now);
  const step = `filter ${since}`;
  return (
    <dialog
      id={filterSheetId}
      aria-labelledby="filter-title"
      closedby="any"
      onClose={() => setSince(Date.now())}
      className={`sheet filter-sheet ${className}`}
    >
      <form method="dialog" className="flex items-center justify-between px-5 pt-4.5 pb-1">
        <h2 id="filter-title" className="font-display text-26 leading-tight">
          Filter
        </h2>
        <button
          type="submit"
          aria-label="Close"
          className="-mr-3 flex size-11 items-center justify-center noscript:hidden"
        >
          <Icon name="close" />
        </button>
      </form>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5">
        <FilterFields id={filterFormId} browse={browse} step={step} twoColumns className="gap-3.5" />
      </div>
      <SheetFooter browse={browse} step={step} />
    </dialog>
  );
}

function SheetFooter({ browse: { seen, isUnsent, linkTo }, step }: { browse: Browse; step: string }) {
  return (
    <div className="flex flex-wrap gap-2.5 border-line border-t px-5 pt-4 pb-5">
      <a {...linkTo(() => noFilters, { step })} className={buttonStyle("quiet")}>
        Clear
      </a>
      <button type="submit" form={filterFormId} className={buttonStyle("primary", "grow")}>
        <span className="noscript:hidden">Show {isUnsent ? "the pieces" : pieceCount(seen.count)}</span>
        <span className="not-noscript:hidden">Show the pieces</span>
      </button>
      {/* Screen readers skip live regions behind a modal dialog, so the sheet announces the count itself. */}
      <Announcer>{!isUnsent && pieceCount(seen.count)}</Announcer>
    </div>
  );
}

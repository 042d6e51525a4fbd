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
 * The filters on phones. Each choice applies at once behind the sheet; its button shows the count and closes it.
 * Before hydration the button submits the form; without script the sheet is part of the page.
 */
export function FilterSheet({ browse, className = "" }: { browse: Browse; className?: string }) {
  // Each opening has its own history entry. Named by the time, since entries of earlier visits keep their names.
  const [since, setSince] = useState(Date.now);
  const entry = `filter ${since}`;
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
        <FilterFields id={filterFormId} browse={browse} entry={entry} twoColumns className="gap-3.5" />
      </div>
      <SheetFooter browse={browse} entry={entry} />
    </dialog>
  );
}

function SheetFooter({ browse: { results, needsSubmit, linkTo }, entry }: { browse: Browse; entry: string }) {
  return (
    <div className="flex flex-wrap gap-2.5 border-line border-t px-5 pt-4 pb-5">
      <a {...linkTo(() => noFilters, { entry })} className={buttonStyle("quiet")}>
        Clear
      </a>
      <button type="submit" form={filterFormId} className={buttonStyle("primary", "grow")}>
        <span className="noscript:hidden">Show {needsSubmit ? "the pieces" : pieceCount(results.count)}</span>
        <span className="not-noscript:hidden">Show the pieces</span>
      </button>
      {/* Screen readers skip live regions behind a modal dialog, so the sheet announces the count itself. */}
      <Announcer>{!needsSubmit && pieceCount(results.count)}</Announcer>
    </div>
  );
}

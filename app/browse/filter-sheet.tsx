import { useRef, useState } from "react";
import { noFilters } from "../../shop/listing-view.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { buttonStyle } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { TryAgain } from "../components/try-again.tsx";
import { filterSheetId } from "./filter-button.tsx";
import { FilterFields } from "./filter-fields.tsx";
import type { Browse } from "./use-browse.ts";

const formId = "filter-sheet-form";

/**
 * The filters for one thumb. Each choice counts at once, behind the sheet; its button says what there is now, and
 * closes the sheet. Before the script is here it sends the form; without script the sheet stands in the page.
 */
export function FilterSheet({ browse, className = "" }: { browse: Browse; className?: string }) {
  // Each opening is a step of its own, counted from the close before it: every browser tells of that. By the clock,
  // because the history keeps old names.
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
        <FilterFields id={formId} browse={browse} step={step} twoColumns className="gap-3.5" />
      </div>
      <SheetFooter browse={browse} step={step} />
    </dialog>
  );
}

function SheetFooter({ browse: { seen, isPending, retry, linkTo }, step }: { browse: Browse; step: string }) {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap gap-2.5 border-line border-t px-5 pt-4 pb-5">
      {retry && (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
          <p className="text-15">We couldn’t reach the shop.</p>
          <TryAgain
            onRetry={retry}
            focusNext={() => show.current?.focus()}
            className="min-h-11 font-semibold text-accent-deep underline"
          />
        </div>
      )}
      <Link {...linkTo(() => noFilters, { step })} className={buttonStyle("quiet")}>
        Clear
      </Link>
      <button ref={show} type="submit" form={formId} aria-busy={isPending} className={buttonStyle("primary", "grow")}>
        <span className="noscript:hidden">Show {retry ? "the pieces" : pieceCount(seen.count)}</span>
        <span className="not-noscript:hidden">Show the pieces</span>
      </button>
      {/* The page behind a modal sheet is silent, so the sheet says the count itself. */}
      <p role="status" className="sr-only">
        {retry ? "We couldn’t reach the shop." : pieceCount(seen.count)}
      </p>
    </div>
  );
}

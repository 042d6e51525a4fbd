import { Link } from "react-router";
import { deskDraftsPath, deskPiecesPath, deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import type { PieceFacts } from "../../../shop/editor/piece-desk.ts";
import { draftsInWords } from "../../../shop/editor/piece-drafts.ts";
import { type PieceFilter, pieceFilterQuery, pieceStateNames, pieceStates } from "../../../shop/editor/piece-filter.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Props = {
  filter: PieceFilter;
  facts: PieceFacts;
  all: number;
  listingCounts: readonly number[];
  stateCounts: readonly number[];
  drafts: number;
};

function listPath(filter: PieceFilter): string {
  const query = pieceFilterQuery(filter);
  return `${query}` ? `${deskPiecesPath}?${query}` : deskPiecesPath;
}

/** Listings as tabs, which keep the search; below them filters by stock. */
export function PieceTabs({ filter, facts, all, listingCounts, stateCounts, drafts }: Props) {
  const { listing: open, state, search } = filter;
  const searched = search ? { search } : {};
  return (
    <>
      <nav aria-label="Listings" className="tabs">
        <Tab to={listPath(searched)} name="All" count={all} isOpen={!open && !state} />
        {facts.listings.map(({ slug, title }, place) => (
          <Tab
            key={slug}
            to={listPath({ ...searched, listing: slug })}
            name={title}
            count={listingCounts[place] ?? 0}
            isOpen={open === slug}
          />
        ))}
        <Link to={deskDraftsPath} className="tab">
          {draftsInWords(drafts)}
        </Link>
      </nav>
      <nav aria-label="Stock" className="flex flex-wrap gap-x-4 border-line border-b text-14 md:gap-x-6">
        {pieceStates.map((each, place) => (
          <Link
            key={each}
            to={listPath(state === each ? {} : { state: each })}
            className="flex min-h-11 items-center gap-1.5 font-semibold text-accent-deep hover:underline"
            {...(state === each && { "aria-current": "page" as const })}
          >
            {state === each && <Nuqta className="text-[8px]" />}
            {pieceStateNames[each]} <span className="font-normal">{stateCounts[place]}</span>
          </Link>
        ))}
        <Link
          to={deskSalesPath}
          className="flex min-h-11 items-center font-semibold text-accent-deep hover:underline md:ml-auto"
        >
          Sales
        </Link>
      </nav>
    </>
  );
}

type TabProps = { to: string; name: string; count: number; isOpen: boolean };

function Tab({ to, name, count, isOpen }: TabProps) {
  return (
    <Link to={to} className="tab" {...(isOpen && { "aria-current": "page" as const })}>
      {name} <span className="font-normal text-ink-2">{count}</span>
      {isOpen && <Nuqta className="tab-nuqta text-[10px] text-accent" />}
    </Link>
  );
}

import { memo } from "react";
import { searchPath } from "../../shop/paths.ts";
import { nothingFoundText, type SearchItem } from "../../shop/pieces/search.ts";
import { AskForIt } from "../ui/ask-for-it.tsx";
import { TryAgain } from "../ui/try-again.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ResultList } from "./result-list.tsx";
import type { SearchIndex } from "./search-index.ts";

export type Results = {
  /** How many match by name, and how many more only mention the words. */
  found: number;
  also: number;
  rows: readonly SearchItem[];
  /** The index of the first row that only mentions the words. */
  firstAlso: number;
};

type Props = {
  isOpen: boolean;
  index: SearchIndex;
  wanted: string;
  results: Results;
  active: number;
  focusField: () => void;
};

/** Memoised: typing must not re-render thirty rows before the deferred results are there. */
export const SearchResults = memo(function SearchResults({
  isOpen,
  index,
  wanted,
  results,
  active,
  focusField,
}: Props) {
  const { found, also, rows, firstAlso } = results;
  const hasNothing = index.state === "ready" && rows.length === 0;
  return (
    <>
      {rows.length > 0 && (
        <p className="absolute right-0 hidden text-13 text-ink-2 md:px-5.5 md:pointer-fine:block">Esc to close</p>
      )}
      {isOpen && wanted === "" && (
        <div className="px-4 pb-3 md:px-5.5">
          <ListingChips />
        </div>
      )}
      {/* The same live region in every state, so that changes are announced. */}
      <p
        role="status"
        className={`px-4 text-13 text-ink-2 md:px-5.5 noscript:hidden ${rows.length > 0 ? "border-line border-b pb-1.5" : ""}`}
      >
        <Status index={index} wanted={wanted} found={found} />
      </p>
      {index.state === "failed" && (
        <TryAgain
          onRetry={index.retry}
          focusNext={focusField}
          className="min-h-11 px-4 font-semibold text-accent-deep underline md:px-5.5"
        />
      )}
      {hasNothing && <NothingFound wanted={wanted} />}
      {!hasNothing && <ResultList {...{ wanted, rows, firstAlso, active }} />}
      {wanted !== "" && rows.length > 0 && <AllResults wanted={wanted} count={found + also} />}
    </>
  );
});

function Status({ index, wanted, found }: { index: SearchIndex; wanted: string; found: number }) {
  if (index.state === "loading") return "Looking…";
  if (index.state === "failed")
    return <Words title="Search can’t be reached" text="It looks as if the connection is gone." />;
  if (wanted === "") return "Often looked for";
  if (found === 0) return <Words title="No products found" text={nothingFoundText(wanted)} />;
  return `${found} Results`;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block pt-2 font-display text-24 text-ink leading-tight">{title}</span>
      <span className="mt-1 block pb-2 text-14">{text}</span>
    </>
  );
}

function NothingFound({ wanted }: { wanted: string }) {
  return (
    <div className="px-4 pb-3 md:px-5.5">
      <AskForIt wanted={wanted} />
      <p className="mt-5 mb-2 text-13 text-ink-2">Or look through</p>
      <ListingChips />
    </div>
  );
}

/** A link to the page of all results, with filters and sorting. */
function AllResults({ wanted, count }: { wanted: string; count: number }) {
  return (
    <a
      href={searchPath(wanted)}
      className="flex min-h-12 items-center justify-center border-line border-t font-semibold text-15 text-accent-deep hover:underline"
    >
      {count === 1 ? "See it on a page of its own" : `See all ${count}, with filters`}
    </a>
  );
}

import { memo } from "react";
import { nothingFoundText } from "../../shop/pieces/search-item.ts";
import { TryAgain } from "../ui/try-again.tsx";
import { ListingChips } from "./listing-chips.tsx";
import type { Results } from "./results.ts";
import type { SearchIndex } from "./search-index.ts";

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
  const { found, rows } = results;
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
      {index.state === "ready" && <index.FoundPieces {...{ wanted, results, active }} />}
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

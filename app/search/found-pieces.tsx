import { searchPath } from "../../shop/paths.ts";
import { createSearch } from "../../shop/pieces/search.ts";
import { AskForIt } from "../ui/ask-for-it.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ResultList } from "./result-list.tsx";
import type { FoundPiecesProps, ReadyIndex } from "./results.ts";

export function createFind(items: ReadyIndex["items"]): ReadyIndex["find"] {
  return createSearch(items);
}

/** Loaded with the index. */
export function FoundPieces({ wanted, results: { found, also, rows, firstAlso }, active }: FoundPiecesProps) {
  if (rows.length === 0) return <NothingFound wanted={wanted} />;
  return (
    <>
      <ResultList {...{ wanted, rows, firstAlso, active }} />
      {wanted !== "" && <AllResults wanted={wanted} count={found + also} />}
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

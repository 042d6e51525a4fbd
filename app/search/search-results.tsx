import { memo, type ReactNode } from "react";
import type { SearchItem } from "../../shop/search.ts";
import { ResultList } from "./result-list.tsx";
import { SearchUnreachable } from "./search-frame.tsx";
import type { SearchIndex } from "./use-search-index.ts";

type Props = { index: SearchIndex; text: string; items: readonly SearchItem[]; active: number };

export const SearchResults = memo(function SearchResults({ index, text, items, active }: Props) {
  const wanted = text.trim();
  if (index.state === "failed") return <SearchUnreachable retry={index.retry} />;
  if (index.state === "loading") return <Line>Looking…</Line>;
  if (wanted && items.length === 0) return <NothingFound />;
  return (
    <>
      <Line aside={wanted ? "Esc to close" : undefined}>{wanted ? `${items.length} Results` : "Often looked for"}</Line>
      <ResultList items={items} wanted={wanted} active={active} />
    </>
  );
});

function Line({ children, aside }: { children: ReactNode; aside?: string | undefined }) {
  return (
    <p className="flex justify-between border-line border-b px-4 pb-1.5 text-13 text-ink-2 md:px-5.5">
      <span role="status">{children}</span>
      {aside && <span className="hidden md:inline">{aside}</span>}
    </p>
  );
}

function NothingFound() {
  return (
    <div role="status" className="px-4 pt-2 pb-4 md:px-5.5">
      <p className="font-display text-24 leading-tight">No products found</p>
      <p className="mt-1 text-14 text-ink-2">Try a name, or a kind: rings, bangles, bridal.</p>
    </div>
  );
}

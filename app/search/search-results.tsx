import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatListing } from "../../shop/money.ts";
import { productPath } from "../../shop/paths.ts";
import { findMatch, type SearchItem } from "../../shop/search.ts";
import { Picture } from "../components/picture.tsx";
import { closeSearch } from "./search-store.ts";
import type { SearchIndex } from "./use-search-index.ts";

export const resultsId = "search-results";

export function optionId(id: number): string {
  return `search-result-${id}`;
}

type Props = { index: SearchIndex; text: string; items: readonly SearchItem[]; active: number };

export function SearchResults({ index, text, items, active }: Props) {
  const wanted = text.trim();
  if (index.state === "failed") return <Unreachable retry={index.retry} />;
  if (index.state === "loading") return <Line>Looking…</Line>;
  if (wanted && items.length === 0) return <NothingFound />;
  return (
    <>
      <Line aside={wanted ? "Esc to close" : undefined}>{wanted ? `${items.length} Results` : "Often looked for"}</Line>
      <ResultList key={wanted} items={items} wanted={wanted} active={active} />
    </>
  );
}

function Line({ children, aside }: { children: ReactNode; aside?: string | undefined }) {
  return (
    <p className="flex justify-between border-line border-b px-4 pb-2 text-[13px] text-ink-2 md:px-5.5">
      <span role="status">{children}</span>
      {aside && <span className="hidden md:inline">{aside}</span>}
    </p>
  );
}

/** Rows are made as they come into reach: a letter may match thousands, and a key press must not wait for them. */
const rowsAtOnce = 12;
const rowHeight = 81;

function ResultList({ items, wanted, active }: { items: readonly SearchItem[]; wanted: string; active: number }) {
  const list = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState(rowsAtOnce);
  const rows = Math.max(reach, active + 2);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: active === 0 ? "end" : "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={resultsId}
      role="listbox"
      aria-label="Products"
      className="max-h-[min(60vh,440px)] overflow-y-auto overscroll-contain"
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setReach((now) => Math.max(now, Math.ceil((scrollTop + clientHeight) / rowHeight) + rowsAtOnce))
      }
    >
      {items.slice(0, rows).map((item, place) => (
        <Result key={item.id} item={item} wanted={wanted} active={place === active} />
      ))}
    </div>
  );
}

const Result = memo(({ item, wanted, active }: { item: SearchItem; wanted: string; active: boolean }) => (
  <Link
    to={productPath(item.id)}
    id={optionId(item.id)}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    onClick={closeSearch}
    className={`flex items-center gap-3.5 border-line border-b px-4 py-2 last:border-b-0 hover:bg-tint md:px-5.5 ${active ? "bg-tint" : ""}`}
  >
    <Picture of={item.picture} alt="" sizes="48px" className="h-16 w-12 shrink-0" />
    <span className="min-w-0 flex-1">
      <span className="block break-words font-display text-[20px] leading-[1.15]">
        <Matched name={item.name} wanted={wanted} />
      </span>
      <span className="block truncate text-[13px] text-ink-2">{item.category}</span>
    </span>
    <span className="nums whitespace-nowrap">{formatListing(item.price)}</span>
  </Link>
));

function Matched({ name, wanted }: { name: string; wanted: string }) {
  const match = findMatch(name, wanted);
  if (!match) return name;
  return (
    <>
      {name.slice(0, match.start)}
      <mark className="border-accent border-b bg-transparent text-accent-deep">
        {name.slice(match.start, match.end)}
      </mark>
      {name.slice(match.end)}
    </>
  );
}

function NothingFound() {
  return (
    <div role="status" className="px-4 pt-2 pb-4 md:px-5.5">
      <p className="font-display text-[26px] leading-tight">No products found</p>
      <p className="mt-1 text-[14px] text-ink-2">Try a name, or a kind: rings, bangles, bridal.</p>
    </div>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="px-4 pt-2 pb-4 md:px-5.5">
      <p className="font-display text-[26px] leading-tight">Search can’t be reached</p>
      <p className="mt-1 text-[14px] text-ink-2">It looks as if the connection is gone.</p>
      <button type="button" onClick={retry} className="min-h-11 font-semibold text-accent-deep underline">
        Try again
      </button>
    </div>
  );
}

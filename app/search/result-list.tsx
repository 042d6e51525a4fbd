import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { productPath } from "../../shop/paths.ts";
import { findMatch, type SearchItem } from "../../shop/search.ts";
import { Picture } from "../components/picture.tsx";
import { Price } from "../components/price.tsx";
import { optionId, resultsId } from "./search-ids.ts";
import { leaveSearch } from "./search-store.ts";

type Props = { items: readonly SearchItem[]; wanted: string; active: number };

/** Rows are made as they come into reach: a letter may match thousands, and a key press must not wait for them. */
const rowsAtOnce = 12;
const rowHeight = 81;

export function ResultList({ items, wanted, active }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ wanted, rows: rowsAtOnce });
  const rows = Math.max(reach.wanted === wanted ? reach.rows : rowsAtOnce, active + 2);

  useLayoutEffect(() => {
    if (wanted === reach.wanted) return;
    setReach({ wanted, rows: rowsAtOnce });
    list.current?.scrollTo({ top: 0 });
  }, [wanted, reach.wanted]);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={resultsId}
      role="listbox"
      aria-label="Products"
      className="max-h-[min(60vh,440px,100dvh-15rem)] overflow-y-auto overscroll-contain"
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        const wish = Math.ceil((scrollTop + clientHeight) / rowHeight) + rowsAtOnce;
        setReach((now) => (wish > now.rows ? { ...now, rows: wish } : now));
      }}
    >
      {items.slice(0, rows).map((item, place) => (
        <Result
          key={item.id}
          item={item}
          wanted={wanted}
          place={place + 1}
          of={items.length}
          active={place === active}
        />
      ))}
    </div>
  );
}

type ResultProps = { item: SearchItem; wanted: string; place: number; of: number; active: boolean };

const Result = memo(({ item, wanted, place, of, active }: ResultProps) => (
  <Link
    to={productPath(item.id)}
    id={optionId(item.id)}
    role="option"
    aria-selected={active}
    aria-posinset={place}
    aria-setsize={of}
    tabIndex={-1}
    onClick={leaveSearch}
    className={`group block px-4 hover:bg-lilac md:px-5.5 ${active ? "bg-lilac" : ""}`}
  >
    <span className="flex items-center gap-3.5 border-line border-b py-2 group-last:border-transparent">
      <Picture of={item.picture} alt="" sizes="48px" className="h-16 w-12 shrink-0 rounded-card" />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-display text-20 leading-[1.15]">
          <Matched name={item.name} wanted={wanted} />
        </span>
        <span className="mt-1 block truncate text-13 text-ink-2">{item.category}</span>
      </span>
      <span className="nums flex shrink-0 flex-col items-end whitespace-nowrap text-15">
        <Price {...item} />
      </span>
    </span>
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

import { useEffect } from "react";
import { productPath } from "../../shop/paths.ts";
import { findMatch } from "../../shop/pieces/search.ts";
import type { SearchItem } from "../../shop/pieces/search-item.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { optionId, resultsId } from "./result-ids.ts";

type Props = {
  wanted: string;
  rows: readonly SearchItem[];
  firstAlso: number;
  active: number;
};

/** ARIA allows groups in a listbox, but no fieldsets. */
const asGroup = (title: string) => ({ role: "group", "aria-label": title });

/** Matches by name first, then, below a heading, pieces that only mention the words. */
export function ResultList({ wanted, rows, firstAlso, active }: Props) {
  const chosen = rows[active];

  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen.id))?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const groups = [
    { title: "By name", rows: rows.slice(0, firstAlso) },
    { title: `Also with ${wanted}`, rows: rows.slice(firstAlso) },
  ];
  return (
    <div
      id={resultsId}
      role="listbox"
      aria-label="Products"
      // Before anything is typed, the categories stand above it.
      className={`overflow-y-auto overscroll-contain ${wanted === "" ? "max-h-[min(440px,100dvh-25rem)]" : "max-h-[min(60vh,440px,100dvh-15rem)]"}`}
    >
      {groups.map(
        ({ title, rows: some }, place) =>
          some.length > 0 && (
            <div key={title} {...asGroup(title)}>
              {place > 0 && (
                <p
                  aria-hidden="true"
                  className="border-line border-y bg-paper px-4 py-1.5 text-13 text-ink-2 md:px-5.5"
                >
                  {title}
                </p>
              )}
              {some.map((item) => (
                <Result key={item.id} item={item} wanted={wanted} active={item === chosen} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}

const pictureSizes = "48px";

type ResultProps = { item: SearchItem; wanted: string; active: boolean };

function Result({ item, wanted, active }: ResultProps) {
  return (
    <a
      href={productPath(item.id)}
      id={optionId(item.id)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={`block px-4 hover:bg-lilac md:px-5.5 ${active ? "bg-lilac" : ""}`}
    >
      <span className="flex items-center gap-3.5 large-letters:flex-wrap border-line border-b py-2 [:last-child>&]:border-transparent">
        <Picture of={item.picture} alt="" sizes={pictureSizes} className="h-16 w-12 shrink-0 rounded-card" />
        <span className="min-w-0 large-letters:min-w-[60%] flex-1">
          <span className="block break-words font-display text-20 leading-[1.15]">
            <Matched name={item.name} wanted={wanted} />
          </span>
          <span className="mt-1 block truncate text-13 text-ink-2">{item.summary ?? item.category}</span>
        </span>
        <span className="nums ml-auto flex shrink-0 flex-col items-end whitespace-nowrap text-15">
          <Price {...item} />
        </span>
      </span>
    </a>
  );
}

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

import { type KeyboardEvent, type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { productPath, shopPath } from "../../shop/paths.ts";
import type { SearchResult } from "../../shop/pieces/search.ts";
import type { SearchItem } from "../../shop/pieces/search-item.ts";
import { useSettings } from "../page/settings.ts";
import { resultsId } from "./result-ids.ts";
import type { ReadyIndex, Results } from "./results.ts";
import { SearchCombobox } from "./search-combobox.tsx";
import { type SearchIndex, useSearchIndex } from "./search-index.ts";
import { SearchResults } from "./search-results.tsx";

/** How many rows are listed at most; a link leads to all of them. */
const most = { found: 30, also: 6 };

/** A form that leads to the page of results. With script also a combobox: arrow keys choose a row, Enter opens it. */
export function SearchPanel({ isOpen }: { isOpen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const index = useSearchIndex(isOpen);
  const { searchSamples } = useSettings();
  // The input re-renders first, the results after it.
  const wanted = useDeferredValue(text).trim();
  const results = useMemo(() => findIn(index, wanted, searchSamples), [index, wanted, searchSamples]);
  const { rows } = results;

  // Typed before hydration.
  useEffect(() => {
    if (isOpen) setText(input.current?.value ?? "");
  }, [isOpen]);

  function type(value: string): void {
    setText(value);
    setActive(-1);
    // New results start at the top.
    document.getElementById(resultsId)?.scrollTo({ top: 0 });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (rows.length === 0 || event.nativeEvent.isComposing) return;
    const last = rows.length - 1;
    if (event.key === "ArrowDown") setActive(active === last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else return;
    event.preventDefault();
  }

  /** Submits to the page of results, unless a row was chosen by arrow keys. */
  function onSubmit(event: SubmitEvent): void {
    const q = input.current?.value.trim() ?? "";
    const chosen = (q === wanted ? results : findIn(index, q, searchSamples)).rows[active];
    if (!chosen) return;
    event.preventDefault();
    window.location.assign(productPath(chosen.id));
  }

  return (
    <search
      // biome-ignore lint/a11y/noRedundantRoles: Chrome 109 and Safari 16 don't know the element.
      role="search"
      aria-label="Products"
      className="block pt-3.5 pb-2 md:pt-5 md:pb-2.5"
    >
      <form method="get" action={shopPath} onSubmit={onSubmit} className="px-4 pb-3.5 md:px-5.5">
        <SearchCombobox
          input={input}
          text={text}
          expanded={rows.length > 0}
          chosen={rows[active]}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </form>
      <SearchResults
        isOpen={isOpen}
        index={index}
        wanted={wanted}
        results={results}
        active={active}
        focusField={() => input.current?.focus()}
      />
    </search>
  );
}

function findIn(index: SearchIndex, wanted: string, samples: readonly number[]): Results {
  const { found, also } = index.state === "ready" ? findAmong(index, wanted, samples) : nothing;
  const [named, others] = [found.slice(0, most.found), also.slice(0, most.also)];
  return { found: found.length, also: also.length, rows: [...named, ...others], firstAlso: named.length };
}

const nothing: SearchResult<SearchItem> = { found: [], also: [] };

function findAmong({ items, find }: ReadyIndex, wanted: string, samples: readonly number[]): SearchResult<SearchItem> {
  if (wanted !== "") return find(wanted);
  return { found: samples.flatMap((id) => items.find((item) => item.id === id) ?? []), also: [] };
}

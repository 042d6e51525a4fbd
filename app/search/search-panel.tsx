import {
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { searchPath, shopPath } from "../../shop/paths.ts";
import type { Found, SearchItem } from "../../shop/search.ts";
import { useGo, type Way } from "../components/go.ts";
import { useSettings } from "../edition/settings.ts";
import { wayTo } from "./result-list.tsx";
import { SearchField } from "./search-field.tsx";
import { type ReadyIndex, type SearchIndex, useSearchIndex } from "./search-index.ts";
import { resultsId } from "./search-place.ts";
import { type Results, SearchResults } from "./search-results.tsx";
import { leaveEntry } from "./use-search-entry.ts";

/** As many rows as anybody reads; the page of all of them is a link away. */
const most = { found: 30, also: 6 };

/**
 * A form that leads to the page of what it finds, with script or without. With it, a combobox as well: the focus stays
 * in the field, arrow keys choose a row, Enter opens it.
 */
export function SearchPanel({ isOpen }: { isOpen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const index = useSearchIndex(isOpen);
  const { searchSamples } = useSettings();
  const go = useGo();
  // The letter comes first, what it finds a moment later.
  const wanted = useDeferredValue(text).trim();
  const results = useMemo(() => findIn(index, wanted, searchSamples), [index, wanted, searchSamples]);
  const { rows } = results;

  // She may have typed before there was anybody to read it.
  useEffect(() => {
    if (isOpen) setText(input.current?.value ?? "");
  }, [isOpen]);

  const type = useCallback((value: string) => {
    setText(value);
    setActive(-1);
    // Other words begin at the top again.
    document.getElementById(resultsId)?.scrollTo({ top: 0 });
  }, []);

  const open = useCallback(
    (way: Way) => {
      const leave = async () => {
        await leaveEntry();
        if (input.current) input.current.value = "";
        type("");
        return way;
      };
      go(leave());
    },
    [go, type],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (rows.length === 0 || event.nativeEvent.isComposing) return;
    const last = rows.length - 1;
    if (event.key === "ArrowDown") setActive(active === last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else return;
    event.preventDefault();
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const q = input.current?.value.trim() ?? "";
    const chosen = (q === wanted ? results : findIn(index, q, searchSamples)).rows[active];
    open(chosen ? wayTo(chosen) : { to: searchPath(q) });
  }

  return (
    <search
      // biome-ignore lint/a11y/noRedundantRoles: Chrome 109 and Safari 16 don't know the element.
      role="search"
      aria-label="Products"
      className="search-panel absolute inset-x-0 top-full bg-white pt-3.5 pb-2 shadow-over md:right-[max(32px,env(safe-area-inset-right))] md:left-auto md:mt-2 md:w-[520px] md:pt-5 md:pb-2.5 wide:right-[max(4rem,50%-41rem)]"
    >
      <form method="get" action={shopPath} onSubmit={onSubmit} className="px-4 pb-3.5 md:px-5.5">
        <SearchField
          input={input}
          text={text}
          expanded={rows.length > 0}
          chosen={rows[active]}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </form>
      <SearchResults index={index} wanted={wanted} results={results} active={active} open={open} />
    </search>
  );
}

function findIn(index: SearchIndex, wanted: string, samples: readonly number[]): Results {
  const { found, also } = index.state === "ready" ? findAmong(index, wanted, samples) : nothing;
  const [named, others] = [found.slice(0, most.found), also.slice(0, most.also)];
  return { found: found.length, also: also.length, rows: [...named, ...others], firstAlso: named.length };
}

const nothing: Found<SearchItem> = { found: [], also: [] };

function findAmong({ items, find }: ReadyIndex, wanted: string, samples: readonly number[]): Found<SearchItem> {
  if (wanted !== "") return find(wanted);
  return { found: samples.flatMap((id) => items.find((item) => item.id === id) ?? []), also: [] };
}

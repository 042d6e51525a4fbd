import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { productPath } from "../../shop/paths.ts";
import type { SearchItem } from "../../shop/search.ts";
import { useSettings } from "../edition/settings.ts";
import { SearchField } from "./search-field.tsx";
import { SearchFrame } from "./search-frame.tsx";
import { SearchResults } from "./search-results.tsx";
import { closeSearch, leaveSearch } from "./search-store.ts";
import { type SearchIndex, useSearchIndex } from "./use-search-index.ts";

/** A combobox: the focus stays in the field, arrow keys choose a row, Enter opens it. */
export default function SearchPanel() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const index = useSearchIndex();
  const { searchSamples } = useSettings();
  const navigate = useNavigate();
  // The letter comes first, what it finds a moment later.
  const wanted = useDeferredValue(text);
  const items = useMemo(() => shownItems(index, wanted, searchSamples), [index, wanted, searchSamples]);

  useCloseOnNavigation();
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function type(value: string): void {
    setText(value);
    setActive(-1);
  }

  function onEnter(): void {
    const found = wanted === text ? items : shownItems(index, text, searchSamples);
    const chosen = found[active] ?? (found.length === 1 ? found[0] : undefined);
    if (!chosen) {
      setActive(0);
      return;
    }
    leaveSearch();
    navigate(productPath(chosen.id));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (items.length === 0 || event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    if (event.key === "ArrowDown") setActive(active === last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else if (event.key === "Enter") onEnter();
    else return;
    event.preventDefault();
  }

  return (
    <SearchFrame>
      <div className="px-4 pb-3.5 md:px-5.5">
        <SearchField
          input={input}
          text={text}
          expanded={items.length > 0}
          chosen={items[active]}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults index={index} text={wanted} items={items} active={active} />
    </SearchFrame>
  );
}

function shownItems(index: SearchIndex, text: string, samples: readonly number[]): readonly SearchItem[] {
  if (index.state !== "ready") return [];
  if (text.trim() !== "") return index.find(text);
  return samples.flatMap((id) => index.items.find((item) => item.id === id) ?? []);
}

function useCloseOnNavigation(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) closeSearch();
  }, [key]);
}

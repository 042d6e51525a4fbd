import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { buttonStyle, navIcon } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { loadSearchIndex } from "./search-index.ts";
import { SearchPanel } from "./search-panel.tsx";
import { closeSearch, leaveSearch, openSearch, searchId } from "./search-place.ts";
import { useSearchEntry } from "./use-search-entry.ts";

/** A finger or a pointer on its way to the button: the index sets off now. */
function prepare(): void {
  loadSearchIndex().catch(() => {
    // It is asked for again when the panel opens, which says so if that fails too.
  });
}

const whenNear = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };

/**
 * In the navigation: opens the panel that hangs from the header, and closes it. A fold of the page, so that it opens
 * before any script is there; what covers the page below it is a part of the button, and closes it as well.
 */
export function Search() {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  useSearchEntry(place, isOpen ?? false);
  useWaysOut(place);

  // It may have been opened before there was anybody to hear of it.
  useEffect(() => setIsOpen(place.current?.open), []);

  const press = (event: MouseEvent<HTMLElement>) => {
    if (place.current?.open) return;
    event.preventDefault();
    openSearch(event.currentTarget);
  };
  // Said to be a button: some browsers would call it a triangle.
  const button = { role: "button", "aria-label": "Search", "aria-expanded": isOpen, onClick: press, ...whenNear };
  // It isn't positioned: what covers the page is measured by the bar.
  return (
    <details
      ref={place}
      id={searchId}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="search"
    >
      <summary {...button} className={`${navIcon} static!`}>
        <Icon name="search" className="size-5.5" />
      </summary>
      <SearchPanel isOpen={isOpen ?? false} />
    </details>
  );
}

/** In the error views: the same panel, by a button with words. */
export function SearchInvitation() {
  return (
    <button
      type="button"
      {...whenNear}
      onClick={({ currentTarget }) => openSearch(currentTarget)}
      className={buttonStyle("quiet", "grow noscript:hidden")}
    >
      <Icon name="search" />
      Search
    </button>
  );
}

/** Escape, or focus that moves on, also in the moment it opens: she is done searching. */
function useWaysOut(search: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const asking = new AbortController();
    const whileHere = { signal: asking.signal };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (search.current?.open && key === "Escape") leaveSearch();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (search.current?.open && target instanceof Element && !search.current.contains(target)) closeSearch();
    };
    document.addEventListener("keydown", onKeyDown, whileHere);
    document.addEventListener("focusin", onFocusIn, whileHere);
    return () => asking.abort();
  }, [search]);
}

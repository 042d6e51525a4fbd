import { lazy, Suspense, useRef } from "react";
import { useStore } from "zustand";
import { buttonStyle } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { navIcon } from "../components/nav-icon.ts";
import { closeSearch, loadSearchIndex, openSearch, searchStore } from "./search-store.ts";

const importPanel = () => import("./search-panel.tsx");
const SearchPanel = lazy(importPanel);

/** A finger or a pointer on its way to the button: the panel and its index set off now. */
function prepare(): void {
  void importPanel();
  loadSearchIndex().catch(() => {
    // The panel asks again when it opens, and says so if that fails too.
  });
}

const whenNear = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };

/** In the navigation: opens the panel that hangs from the header, and closes it. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const open = useStore(searchStore, (state) => state.open);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-expanded={open}
        {...whenNear}
        onClick={open ? closeSearch : openSearch}
        className={`script-only ${navIcon}`}
      >
        <Icon name="search" className="size-5.5" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchPanel opener={button} />
        </Suspense>
      )}
    </>
  );
}

/** In the error views: the same panel, by a button with words. */
export function SearchInvitation() {
  return (
    <button type="button" {...whenNear} onClick={openSearch} className={buttonStyle("quiet", "script-only")}>
      <Icon name="search" className="size-5.5" />
      Search
    </button>
  );
}

import { type MouseEvent, useState } from "react";
import { useStore } from "zustand";
import { buttonStyle } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { navIcon } from "../components/nav-icon.ts";
import { useFetched } from "../components/use-fetched.ts";
import { SearchFrame, SearchUnreachable } from "./search-frame.tsx";
import { closeSearch, loadSearchIndex, openSearch, searchStore } from "./search-store.ts";

const fetchPanel = () => import("./search-panel.tsx");

/** A finger or a pointer on its way to the button: the panel and its index set off now. */
function prepare(): void {
  Promise.all([fetchPanel(), loadSearchIndex()]).catch(() => {
    // Both are asked for again when the panel opens, which says so if that fails too.
  });
}

const whenNear = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };

const open = (event: MouseEvent<HTMLButtonElement>) => openSearch(event.currentTarget);

/** In the navigation: opens the panel that hangs from the header, and closes it. */
export function SearchButton() {
  const isOpen = useStore(searchStore, (state) => state.open);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-expanded={isOpen}
        {...whenNear}
        onClick={isOpen ? closeSearch : open}
        className={`${navIcon} noscript:hidden`}
      >
        <Icon name="search" className="size-5.5" />
      </button>
      {isOpen && <FetchedPanel />}
    </>
  );
}

function FetchedPanel() {
  const [failed, setFailed] = useState(false);
  const Panel = useFetched(fetchPanel, !failed, () => setFailed(true))?.default;
  if (Panel) return <Panel />;
  if (!failed) return null;
  return (
    <SearchFrame>
      <SearchUnreachable retry={() => setFailed(false)} />
    </SearchFrame>
  );
}

/** In the error views: the same panel, by a button with words. */
export function SearchInvitation() {
  return (
    <button type="button" {...whenNear} onClick={open} className={buttonStyle("quiet", "noscript:hidden")}>
      <Icon name="search" />
      Search
    </button>
  );
}

import { useEffect, useRef, useState } from "react";
import { buttonStyle, navIcon } from "../ui/button-style.ts";
import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";
import { fetchSearchIndex } from "./search-index.ts";
import { SearchPanel } from "./search-panel.tsx";

const searchId = "search";

/** Prefetches the index as soon as the shopper reaches for the button. The panel reports a failure when it opens. */
function prefetchIndex(): void {
  fetchSearchIndex().catch(() => undefined);
}

const opensSearch = {
  ...dialogButton(searchId, "show-modal"),
  onPointerEnter: prefetchIndex,
  onPointerDown: prefetchIndex,
  onFocus: prefetchIndex,
};

/** In the navigation: opens the panel below the header. Without script the panel's form is part of the page. */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(dialog.current?.open ?? false), []);
  return (
    <>
      <button type="button" {...opensSearch} aria-label="Search" className={`${navIcon} noscript:hidden`}>
        <Icon name="search" className="size-5.5" />
      </button>
      <dialog
        ref={dialog}
        id={searchId}
        aria-label="Search"
        closedby="any"
        // Opening it moves the focus to the field.
        onFocus={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        className="sheet search-panel"
      >
        <SearchPanel isOpen={isOpen} />
      </dialog>
    </>
  );
}

/** In the error views: the same panel, by a button with words. */
export function SearchInvitation() {
  return (
    <button type="button" {...opensSearch} className={buttonStyle("quiet", "grow noscript:hidden")}>
      <Icon name="search" />
      Search
    </button>
  );
}

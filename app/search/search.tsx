import { useEffect, useRef, useState } from "react";
import { buttonStyle, navIcon } from "../ui/button-style.ts";
import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";
import { loadSearchIndex } from "./search-index.ts";
import { SearchPanel } from "./search-panel.tsx";

const searchId = "search";

/** A finger or a pointer on its way to the button: the index is fetched now. The panel says so if it can't be had. */
function prepare(): void {
  loadSearchIndex().catch(() => undefined);
}

const opensSearch = {
  ...dialogButton(searchId, "show-modal"),
  onPointerEnter: prepare,
  onPointerDown: prepare,
  onFocus: prepare,
};

/** In the navigation: opens the panel that hangs from the header. Without script its field stands in the page. */
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

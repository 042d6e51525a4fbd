import { createStore } from "zustand/vanilla";
import type { SearchItem } from "../../shop/search.ts";

export const searchIndexPath = "/search.json";

type SearchState = {
  open: boolean;
  /** The button that opened it: the focus returns there. */
  opener: HTMLElement | undefined;
};

/** One panel for every button that opens it. */
export const searchStore = createStore<SearchState>(() => ({ open: false, opener: undefined }));

export function openSearch(opener: HTMLElement): void {
  searchStore.setState({ open: true, opener });
}

export function closeSearch(): void {
  searchStore.setState({ open: false });
}

/** For Escape and a picked result, which leave the focus in a panel that is gone. */
export function leaveSearch(): void {
  closeSearch();
  searchStore.getState().opener?.focus({ preventScroll: true });
}

let index: Promise<readonly SearchItem[]> | undefined;

/** Asked for once; a failure is forgotten, so that the next opening tries again. */
export function loadSearchIndex(): Promise<readonly SearchItem[]> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(): Promise<readonly SearchItem[]> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json();
}

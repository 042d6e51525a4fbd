import { createStore } from "zustand/vanilla";
import type { SearchItem } from "../../shop/search.ts";

export const searchIndexPath = "/search.json";

/** One panel for every button that opens it. */
export const searchStore = createStore<{ open: boolean }>(() => ({ open: false }));

export function openSearch(): void {
  searchStore.setState({ open: true });
}

export function closeSearch(): void {
  searchStore.setState({ open: false });
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

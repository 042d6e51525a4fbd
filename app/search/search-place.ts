/** Where the search hangs, in the header of every page. */
export const searchId = "search";
export const resultsId = "search-results";

/** The field names the row that Enter would open. */
export function optionId(id: number): string {
  return `search-result-${id}`;
}

let opener: HTMLElement | undefined;

export function searchPlace(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`details#${searchId}`);
}

/** In one go with the press: phones open their keyboard only then. */
export function openSearch(from: HTMLElement): void {
  const search = searchPlace();
  if (!search) return;
  opener = from;
  search.open = true;
  search.querySelector("input")?.focus({ preventScroll: true });
}

export function closeSearch(): void {
  const search = searchPlace();
  if (search) search.open = false;
}

/** For Escape and Back, which leave the focus in a panel that is gone. */
export function leaveSearch(): void {
  closeSearch();
  const button = opener?.isConnected ? opener : searchPlace()?.querySelector("summary");
  button?.focus({ preventScroll: true });
}

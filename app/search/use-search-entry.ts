import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeSearch, searchPlace } from "./search-place.ts";

const isOurs = (state: unknown) => typeof state === "object" && state !== null && "search" in state;

function addEntry(): void {
  if (!isOurs(history.state)) history.pushState({ ...history.state, search: true }, "");
}

/** For who goes on from the panel: it closes as Back closes it, and the page that she opens follows this one. */
export async function leaveEntry(): Promise<void> {
  const panel = searchPlace();
  if (!isOurs(history.state)) return closeSearch();
  history.back();
  while (panel?.open) await new Promise((resolve) => panel.addEventListener("toggle", resolve, { once: true }));
}

/**
 * Back closes the panel, a phone's too, and leaves the page where it was: the open panel is an entry of the history,
 * of which the router needn't know.
 */
export function useSearchEntry(search: RefObject<HTMLDetailsElement | null>, isOpen: boolean): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  const isReturning = useRef(false);

  useEffect(() => {
    const place = search.current;
    if (!place) return;
    if (isOurs(history.state)) place.open = true;
    const onMove = (event: PopStateEvent) => {
      const opens = isOurs(event.state);
      if (!opens && !place.open && !isReturning.current) return;
      // Before the router hears of it, which would load the page that is there.
      event.stopImmediatePropagation();
      // Closed by other means, and maybe open again since.
      if (isReturning.current && place.open) addEntry();
      else place.open = opens;
      isReturning.current = false;
    };
    window.addEventListener("popstate", onMove, { capture: true });
    return () => window.removeEventListener("popstate", onMove, { capture: true });
  }, [search]);

  useEffect(() => {
    if (!isOpen) return;
    addEntry();
    return () => {
      if (!isOurs(history.state)) return;
      isReturning.current = true;
      history.back();
    };
  }, [isOpen]);

  useEffect(() => {
    if (lastKey.current !== key && search.current) search.current.open = false;
    lastKey.current = key;
  }, [key, search]);
}

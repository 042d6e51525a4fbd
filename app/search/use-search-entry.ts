import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeSearch, leaveSearch, searchPlace } from "./search-place.ts";

const isOurs = (state: unknown) => typeof state === "object" && state !== null && "search" in state;

function addEntry(): void {
  if (!isOurs(history.state)) history.pushState({ ...history.state, search: true }, "");
}

let hear: ((event: PopStateEvent) => void) | undefined;

// Whoever asks the window first hears of it first, in Chrome, and the router asks when it starts.
if (!import.meta.env.SSR) window.addEventListener("popstate", (event) => hear?.(event), { capture: true });

let leaving: Promise<void> | undefined;

/** For who goes on from the panel: it closes as Back closes it, and the page that she opens follows this one. */
export function leaveEntry(): Promise<void> {
  // Pressed again, it is still one step back.
  leaving ??= goBack().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function goBack(): Promise<void> {
  const panel = searchPlace();
  if (!isOurs(history.state)) return closeSearch();
  history.back();
  while (panel?.open) await new Promise((resolve) => panel.addEventListener("toggle", resolve, { once: true }));
}

/** It will be an entry of its own, above the panel's: the panel's is added to that page, then. */
const isPageOnItsWay = () => document.querySelector("[data-on-its-way]") !== null;

/**
 * Back closes the panel, a phone's too, and leaves the page where it was: the open panel is an entry of the history,
 * of which the router needn't know.
 */
export function useSearchEntry(search: RefObject<HTMLDetailsElement | null>, isOpen: boolean): void {
  const { key } = useLocation();
  const pageKey = useRef(key);
  const isReturning = useRef(false);
  /** Which step of the history a panel was opened at that has none of its own. */
  const stepBelow = useRef<number>(undefined);

  useEffect(() => {
    const place = search.current;
    if (!place) return;
    // After a reload the panel is closed: its entry goes, too.
    if (isOurs(history.state) && !place.open) {
      isReturning.current = true;
      history.back();
    }
    const onMove = (event: PopStateEvent) => {
      const opens = isOurs(event.state);
      const isOfThisPage = (event.state?.key ?? "default") === pageKey.current;
      const stepsAway = (stepBelow.current ?? 0) - (event.state?.idx ?? 0);
      if (place.open && stepBelow.current !== undefined && stepsAway !== 0) {
        event.stopImmediatePropagation();
        leaveSearch();
        isReturning.current = true;
        history.go(stepsAway);
        return;
      }
      if (!isOfThisPage || (!opens && !place.open && !isReturning.current)) return;
      // The router must not hear of it: it would load the page that is there.
      event.stopImmediatePropagation();
      // Closed by other means, and maybe open again since.
      if (isReturning.current && place.open) addEntry();
      else if (opens) place.open = true;
      else if (place.contains(document.activeElement)) leaveSearch();
      else closeSearch();
      isReturning.current = false;
    };
    hear = onMove;
    return () => {
      hear = undefined;
    };
  }, [search]);

  useEffect(() => {
    if (!isOpen) return;
    if (isPageOnItsWay()) stepBelow.current = history.state?.idx ?? 0;
    else addEntry();
    return () => {
      stepBelow.current = undefined;
      if (!isOurs(history.state)) return;
      isReturning.current = true;
      history.back();
    };
  }, [isOpen]);

  useEffect(() => {
    if (pageKey.current === key) return;
    pageKey.current = key;
    // She may be typing when a page comes that she asked for before.
    stepBelow.current = undefined;
    if (search.current?.open) addEntry();
  }, [key, search]);
}

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { closeSearch, leaveSearch, searchStore } from "./search-store.ts";

/** Hangs from the header, over a dimmed page; everything outside it, or Escape, closes it. */
export function SearchFrame({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useWaysOut(panel);
  return (
    <>
      <div className="absolute inset-x-0 top-full h-screen bg-scrim md:opacity-54" />
      <search
        ref={panel}
        aria-label="Products"
        className="search-panel absolute inset-x-0 top-full bg-white pt-3.5 pb-2 shadow-over md:left-auto md:right-8 md:mt-2 md:w-[520px] md:pt-5 md:pb-2.5 wide:right-[max(4rem,50%-41rem)]"
      >
        {children}
      </search>
    </>
  );
}

export function SearchUnreachable({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="px-4 pt-2 pb-3 md:px-5.5">
      <p className="font-display text-24 leading-tight">Search can’t be reached</p>
      <p className="mt-1 text-14 text-ink-2">It looks as if the connection is gone.</p>
      <button type="button" onClick={retry} className="min-h-11 font-semibold text-accent-deep underline">
        Try again
      </button>
    </div>
  );
}

/**
 * Escape, a click elsewhere, or focus that moves on: she is done searching. A whole click, not its beginning:
 * the page below would get the rest of it. Nor one that began inside, where she may just have marked a word.
 */
function useWaysOut(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pressedInside = false;
    const isInside = ({ target }: Event) =>
      [panel.current, searchStore.getState().opener].some((place) => target instanceof Node && place?.contains(target));
    const listeners = {
      pointerdown: (event: Event) => {
        pressedInside = isInside(event);
      },
      click: (event: Event) => {
        if (!pressedInside && !isInside(event)) closeSearch();
      },
      focusin: (event: Event) => {
        if (!isInside(event)) closeSearch();
      },
      keydown: (event: Event) => {
        if (event instanceof KeyboardEvent && event.key === "Escape") leaveSearch();
      },
    };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) document.removeEventListener(type, listener);
    };
  }, [panel]);
}

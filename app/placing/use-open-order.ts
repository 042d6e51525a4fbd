import { useEffect, useEffectEvent } from "react";
import { forgetSettled, type PlacingParts, resumePlacing, usePlacing } from "./placing-store.ts";

/** Where the order of this tab stands. A page that finds one on its way waits for its answer. */
export function useOpenOrder(parts: PlacingParts) {
  const open = useEffectEvent(() => {
    forgetSettled();
    resumePlacing(parts);
  });
  useEffect(() => {
    open();
    const off = new AbortController();
    window.addEventListener("storage", forgetSettled, { signal: off.signal });
    // Back from the browser's own cache, which the page may have gone into before she ordered.
    window.addEventListener("pageshow", ({ persisted }) => persisted && open(), { signal: off.signal });
    return () => off.abort();
  }, []);
  return usePlacing();
}

import { useEffect, useEffectEvent } from "react";
import { forgetSettled, type PlacingParts, resumePlacing, usePlacing } from "./placing-store.ts";

/** The state of this tab's order. Resumes one that was interrupted. */
export function useOpenOrder(parts: PlacingParts) {
  const forget = useEffectEvent(() => forgetSettled(parts.offer));
  const open = useEffectEvent(() => {
    forget();
    resumePlacing(parts);
  });
  useEffect(() => {
    open();
    const off = new AbortController();
    window.addEventListener("storage", () => forget(), { signal: off.signal });
    // From the back/forward cache: the order may have been placed since.
    window.addEventListener("pageshow", ({ persisted }) => persisted && open(), { signal: off.signal });
    return () => off.abort();
  }, []);
  return usePlacing();
}

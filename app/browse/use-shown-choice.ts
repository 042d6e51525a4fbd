import { useState } from "react";

/** A control shows what was chosen in the same frame; the page, which has more to do for it, catches up. */
export function useShownChoice<T>(chosen: T): [T, (early: T) => void] {
  const [early, setEarly] = useState<{ value: T; insteadOf: T }>();
  const isAhead = early !== undefined && early.insteadOf === chosen;
  if (early && !isAhead) setEarly(undefined);
  return [isAhead ? early.value : chosen, (value) => setEarly({ value, insteadOf: chosen })];
}

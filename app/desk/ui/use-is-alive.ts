import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken the page over: what does nothing without script isn't shown without it. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

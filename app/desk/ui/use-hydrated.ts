import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated the page. Controls that do nothing without script aren't rendered before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

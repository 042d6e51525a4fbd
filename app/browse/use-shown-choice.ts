import { startTransition, useOptimistic } from "react";

/** A control shows what was chosen in the same frame; the page, which has more to do for it, follows. */
export function useShownChoice<T>(chosen: T): [shown: T, choose: (next: T, follow: () => Promise<void>) => void] {
  const [shown, show] = useOptimistic(chosen);
  const choose = (next: T, follow: () => Promise<void>) =>
    startTransition(async () => {
      show(next);
      await follow();
    });
  return [shown, choose];
}

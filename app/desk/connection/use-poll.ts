import { useEffect, useEffectEvent } from "react";

/** Together they show a change within ten seconds. */
const interval = 6_000;
const timeout = 5_000;

/**
 * Fetches JSON from an address every few seconds, and at once when the tab is shown again; not while it is hidden or
 * `address` is undefined. Failures are left to the layout's OfflineNotice.
 */
export function usePoll(address: string | undefined, onAnswer: (answer: unknown) => void): void {
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (address === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const poll = async () => {
      clearTimeout(timer);
      const answer = document.visibilityState === "visible" ? await fetchJson(address) : undefined;
      if (isOver) return;
      if (answer !== undefined) answered(answer);
      timer = setTimeout(poll, interval);
    };
    const pollNow = () => void poll();
    timer = setTimeout(poll, interval);
    document.addEventListener("visibilitychange", pollNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", pollNow);
    };
  }, [address]);
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    return await response.json();
  } catch {
    return undefined;
  }
}

import { useEffect, useEffectEvent } from "react";

/** Phones fire `online` a moment before requests succeed. */
export const settlingMs = 500;

/** Calls back each time the browser is online again, once the connection has settled. */
export function useBackOnline(onBackOnline: () => void): void {
  const retry = useEffectEvent(onBackOnline);
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      settling ??= setTimeout(() => {
        settling = undefined;
        retry();
      }, settlingMs);
    };
    window.addEventListener("online", listen);
    return () => {
      clearTimeout(settling);
      window.removeEventListener("online", listen);
    };
  }, []);
}

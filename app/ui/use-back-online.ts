import { useEffect, useEffectEvent } from "react";

/** A phone says that the line is back a moment before anything goes through. */
export const settlingMs = 500;

/** Each time the line is back, what couldn't be had is tried again by itself, once. */
export function useBackOnline(tryAgain: () => void): void {
  const tryByItself = useEffectEvent(tryAgain);
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      settling ??= setTimeout(() => {
        settling = undefined;
        tryByItself();
      }, settlingMs);
    };
    window.addEventListener("online", listen);
    return () => {
      clearTimeout(settling);
      window.removeEventListener("online", listen);
    };
  }, []);
}

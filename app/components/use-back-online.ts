import { useEffect, useEffectEvent } from "react";

/** Each time the line is back, what couldn't be had is tried again by itself, once. */
export function useBackOnline(tryAgain: () => void): void {
  const tryByItself = useEffectEvent(tryAgain);
  useEffect(() => {
    const listen = () => tryByItself();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, []);
}

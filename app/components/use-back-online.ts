import { useEffect, useEffectEvent } from "react";

/** When the line is back, what couldn't be had is tried again by itself, once. */
export function useBackOnline(tryAgain: () => void): void {
  const tryByItself = useEffectEvent(tryAgain);
  useEffect(() => {
    const listen = () => tryByItself();
    window.addEventListener("online", listen, { once: true });
    return () => window.removeEventListener("online", listen);
  }, []);
}

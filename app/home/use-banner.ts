import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type BannerState, startBanner } from "./banner-engine.ts";

/** The banner's state and controls. Before the page has loaded it doesn't advance by itself. */
export function useBanner(count: number) {
  const region = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const engine = useRef<ReturnType<typeof startBanner>>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<BannerState>({ current: 0, isPaused: false, isPlaying: false });

  const start = useEffectEvent(() => {
    if (!region.current || !stage.current) return;
    const isPaused = state.isPaused || matchMedia("(prefers-reduced-motion: reduce)").matches;
    engine.current = startBanner({
      region: region.current,
      stage: stage.current,
      state: { ...state, isPaused },
      onChange: setState,
    });
    setLoaded(true);
  });

  useEffect(() => {
    if (count < 2) return;
    const off = new AbortController();
    whenPageLoaded(off.signal).then(() => off.signal.aborted || start());
    return () => {
      off.abort();
      engine.current?.stop();
      engine.current = undefined;
    };
  }, [count]);

  return {
    ...state,
    region,
    stage,
    /** From now on the other slides' pictures may load. */
    isLoaded,
    show(index: number) {
      if (engine.current) engine.current.show(index);
      else setState((before) => ({ ...before, current: index }));
    },
    toggle() {
      if (engine.current) engine.current.toggle();
      else setState((before) => ({ ...before, isPaused: !before.isPaused }));
    },
  };
}

function whenPageLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve(), { once: true, signal }));
}

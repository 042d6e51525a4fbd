import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { BannerEngine, BannerState } from "./banner-engine.ts";

/** The banner as it stands. Until its engine has come, with the first slide long painted, it only does as it is told. */
export function useBanner(count: number) {
  const region = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const engine = useRef<BannerEngine>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<BannerState>({ current: 0, isPaused: false, isPlaying: false });

  const start = useEffectEvent(({ startBanner }: typeof import("./banner-engine.ts")) => {
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
    whenPageLoaded(off.signal)
      .then(() => import("./banner-engine.ts"))
      .then((module) => off.signal.aborted || start(module))
      // Cut off from the shop, the banner stands still.
      .catch(() => undefined);
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
    /** From here on the other slides' pictures don't compete with what is seen first. */
    isLoaded,
    show(index: number) {
      if (engine.current) engine.current.show(index);
      else setState({ ...state, current: index });
    },
    toggle() {
      if (engine.current) engine.current.toggle();
      else setState({ ...state, isPaused: !state.isPaused });
    },
  };
}

function whenPageLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve(), { once: true, signal }));
}

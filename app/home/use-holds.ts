import { type RefObject, useCallback, useEffect, useState } from "react";

type Hold = "hover" | "focus" | "swipe" | "unseen" | "hidden";
const none: Record<Hold, boolean> = { hover: false, focus: false, swipe: false, unseen: false, hidden: false };

/** Why the banner waits for the moment: a mouse rests on it, the keyboard is in it, or nobody sees it. */
export function useHolds(region: RefObject<HTMLElement | null>) {
  const [holds, setHolds] = useState(none);
  const hold = useCallback(
    (why: Hold, on: boolean) => setHolds((last) => (last[why] === on ? last : { ...last, [why]: on })),
    [],
  );

  useEffect(() => {
    const place = region.current;
    if (!place) return;
    const off = new AbortController();
    const until = { signal: off.signal };
    place.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"), until);
    place.addEventListener("pointerleave", () => hold("hover", false), until);
    // A tap leaves the focus behind as well; the banner goes on after it.
    place.addEventListener("focusin", ({ target }) => hold("focus", isByKeyboard(target)), until);
    place.addEventListener("focusout", () => hold("focus", false), until);
    document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), until);
    const sight = new IntersectionObserver(([entry]) => hold("unseen", entry?.isIntersecting === false));
    sight.observe(place);
    return () => {
      off.abort();
      sight.disconnect();
    };
  }, [region, hold]);

  return {
    isHeld: Object.values(holds).some(Boolean),
    hold,
    /** Whoever presses play while resting on the banner wants to see it move. */
    letGo: () => setHolds((last) => ({ ...last, hover: false, focus: false })),
  };
}

function isByKeyboard(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(":focus-visible");
}

type Hold = "hover" | "focus" | "swipe" | "unseen" | "hidden";

/** Why the banner waits for the moment: a mouse rests on it, the keyboard is in it, or nobody sees it. */
export function watchHolds(region: HTMLElement, onChange: () => void) {
  const reasons = new Set(holdsAtFirst(region));
  const change = (act: () => void) => {
    const before = reasons.size > 0;
    act();
    if (before !== reasons.size > 0) onChange();
  };
  const hold = (why: Hold, on: boolean) => change(() => (on ? reasons.add(why) : reasons.delete(why)));

  const off = new AbortController();
  const until = { signal: off.signal };
  region.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"), until);
  region.addEventListener("pointerleave", () => hold("hover", false), until);
  // A tap leaves the focus behind as well; the banner goes on after it.
  region.addEventListener("focusin", ({ target }) => hold("focus", isByKeyboard(target)), until);
  region.addEventListener("focusout", () => hold("focus", false), until);
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), until);
  const sight = new IntersectionObserver(([entry]) => hold("unseen", entry?.isIntersecting === false));
  sight.observe(region);

  return {
    isHeld: () => reasons.size > 0,
    hold,
    /** Whoever presses play while resting on the banner wants to see it move. */
    letGo() {
      change(() => {
        reasons.delete("hover");
        reasons.delete("focus");
      });
    },
    stop() {
      off.abort();
      sight.disconnect();
    },
  };
}

/** What began before anybody watched; a finger that has left still counts as hovering. */
function holdsAtFirst(region: HTMLElement): Hold[] {
  const isHovered = region.matches(":hover") && matchMedia("(hover: hover)").matches;
  const holds: [Hold, boolean][] = [
    ["hover", isHovered],
    ["focus", region.querySelector(":focus-visible") !== null],
    ["hidden", document.hidden],
  ];
  return holds.filter(([, on]) => on).map(([why]) => why);
}

function isByKeyboard(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(":focus-visible");
}

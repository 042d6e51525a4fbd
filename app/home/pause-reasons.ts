type Hold = "hover" | "focus" | "swipe" | "unseen" | "hidden";

/** Why the banner waits for the moment: a mouse rests on it, the keyboard is in it, or nobody sees it. */
export function watchPauseReasons(region: HTMLElement, onChange: () => void) {
  const reasons = new Set<Hold>();
  const hold = (why: Hold, on: boolean) => {
    const before = reasons.size > 0;
    if (on) reasons.add(why);
    else reasons.delete(why);
    if (before !== reasons.size > 0) onChange();
  };
  const hasKeyboard = () => region.querySelector(":focus-visible") !== null;

  // What began before anybody watched; a finger that has left still counts as hovering.
  if (region.matches(":hover") && matchMedia("(hover: hover)").matches) reasons.add("hover");
  if (hasKeyboard()) reasons.add("focus");
  if (document.hidden) reasons.add("hidden");

  const off = new AbortController();
  const until = { signal: off.signal };
  region.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"), until);
  region.addEventListener("pointerleave", () => hold("hover", false), until);
  // A tap leaves the focus behind as well; the banner goes on after it.
  region.addEventListener("focusin", () => hold("focus", hasKeyboard()), until);
  region.addEventListener("focusout", () => hold("focus", false), until);
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), until);
  const sight = new IntersectionObserver(([entry]) => hold("unseen", entry?.isIntersecting === false));
  sight.observe(region);

  return {
    isHeld: () => reasons.size > 0,
    hold,
    /** Whoever presses play while resting on the banner wants to see it move. */
    letGo() {
      hold("hover", false);
      hold("focus", false);
    },
    stop() {
      off.abort();
      sight.disconnect();
    },
  };
}

type Reason = "hover" | "focus" | "swipe" | "offscreen" | "hidden";

/** Why the banner pauses for the moment: a mouse or the keyboard's focus is on it, or it isn't visible. */
export function watchPauseReasons(region: HTMLElement, onChange: () => void) {
  const reasons = new Set<Reason>();
  const set = (why: Reason, on: boolean) => {
    const before = reasons.size > 0;
    if (on) reasons.add(why);
    else reasons.delete(why);
    if (before !== reasons.size > 0) onChange();
  };
  const hasKeyboard = () => region.querySelector(":focus-visible") !== null;

  // The state before the listeners; after a touch `:hover` still matches.
  if (region.matches(":hover") && matchMedia("(hover: hover)").matches) reasons.add("hover");
  if (hasKeyboard()) reasons.add("focus");
  if (document.hidden) reasons.add("hidden");

  const off = new AbortController();
  const until = { signal: off.signal };
  region.addEventListener("pointerenter", ({ pointerType }) => set("hover", pointerType !== "touch"), until);
  region.addEventListener("pointerleave", () => set("hover", false), until);
  // A tap focuses, too, but isn't `:focus-visible`: the banner goes on.
  region.addEventListener("focusin", () => set("focus", hasKeyboard()), until);
  region.addEventListener("focusout", () => set("focus", false), until);
  document.addEventListener("visibilitychange", () => set("hidden", document.hidden), until);
  const visibility = new IntersectionObserver(([entry]) => set("offscreen", entry?.isIntersecting === false));
  visibility.observe(region);

  return {
    areAny: () => reasons.size > 0,
    set,
    /** Play was pressed, with the pointer or the focus on the banner: it should move all the same. */
    clearPointerAndFocus() {
      set("hover", false);
      set("focus", false);
    },
    stop() {
      off.abort();
      visibility.disconnect();
    },
  };
}

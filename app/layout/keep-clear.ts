/** What is pressed, and what is counted: nothing may lie over it. */
const parts = ["a", "button", "input", "select", "textarea", "summary", "label", "dd", "output", "[data-keep-clear]"];
const selector = parts.map((part) => `:is(main, footer) ${part}`).join(",");

/** A large picture that leads somewhere loses nothing by a corner; a button does. */
const mostCovered = 0.15;

type Box = { left: number; right: number; top: number; bottom: number };

export function isInTheWay(over: Box, part: Box): boolean {
  const width = Math.min(over.right, part.right) - Math.max(over.left, part.left);
  const height = Math.min(over.bottom, part.bottom) - Math.max(over.top, part.top);
  if (width <= 0 || height <= 0) return false;
  return width * height > mostCovered * (part.right - part.left) * (part.bottom - part.top);
}

/** Lets a floating element step aside (`data-aside`) wherever it would lie over something, once the page is at rest. */
export function keepClear(floating: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const place = floating.getBoundingClientRect();
    const below = [...document.querySelectorAll(selector)].filter((part) => !part.closest("[inert]"));
    floating.toggleAttribute(
      "data-aside",
      below.some((part) => isInTheWay(place, part.getBoundingClientRect())),
    );
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener("scroll", lookSoon, { passive: true });
  addEventListener("resize", lookSoon);
  floating.addEventListener("transitionend", lookSoon);
  lookSoon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener("scroll", lookSoon);
    removeEventListener("resize", lookSoon);
    floating.removeEventListener("transitionend", lookSoon);
  };
}

/** What is pressed, and what is counted: nothing may lie over it. */
const parts = ["a", "button", "input", "select", "textarea", "summary", "label", "dd", "output", "[data-keep-clear]"];
const selector = parts.map((part) => `:is(main, footer) ${part}`).join(",");

/** Of a large picture that leads somewhere a corner may be covered; of a button, a field or a sum nothing at all. */
const cornerOfLarge = 0.15;

type Box = { left: number; right: number; top: number; bottom: number };

const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});
const widthOf = ({ left, right }: Box) => Math.max(0, right - left);
const heightOf = ({ top, bottom }: Box) => Math.max(0, bottom - top);
const areaOf = (box: Box) => widthOf(box) * heightOf(box);

/** What counts is the part that is seen: of a card at the end of a row that may be a strip. */
export function isInTheWay(over: Box, part: Box, screen: Box): boolean {
  const seen = shared(part, screen);
  const covered = areaOf(shared(over, seen));
  if (covered === 0) return false;
  const isLarge = widthOf(seen) >= 2 * widthOf(over) && heightOf(seen) >= 2 * heightOf(over);
  if (!isLarge || covered > cornerOfLarge * areaOf(seen)) return true;
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  return over.left <= x && x <= over.right && over.top <= y && y <= over.bottom;
}

/** Lets a floating element step aside (`data-aside`) wherever it would lie over something, once the page is at rest. */
export function keepClear(floating: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const place = floating.getBoundingClientRect();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const below = [...document.querySelectorAll(selector)].filter((part) => !part.closest("[inert]"));
    floating.toggleAttribute(
      "data-aside",
      below.some((part) => isInTheWay(place, part.getBoundingClientRect(), screen)),
    );
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  // Rows that are moved sideways tell nobody but who listens on the way to them.
  addEventListener("scroll", lookSoon, { passive: true, capture: true });
  addEventListener("resize", lookSoon);
  floating.addEventListener("transitionend", lookSoon);
  lookSoon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener("scroll", lookSoon, { capture: true });
    removeEventListener("resize", lookSoon);
    floating.removeEventListener("transitionend", lookSoon);
  };
}

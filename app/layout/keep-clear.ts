/** What is pressed, and what is counted: nothing may lie over it. */
const parts = ["a", "button", "input", "select", "textarea", "summary", "label", "dd", "output", "[data-keep-clear]"];
const selector = `:is(main, footer) :is(${parts.join(",")})`;

/** How far apart the places are at which it is looked, from edge to edge: nothing that is pressed is smaller. */
const apart = 12;

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

/** What lies under a box, by what is there: to ask everything on the page where it is would lay out all that is out of sight. */
function partsBelow(box: Box): Set<Element> {
  const below = new Set<Element>();
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / apart) + 1 }, (_, step) => Math.min(from + step * apart, to - 1));
  for (const x of steps(box.left, box.right)) {
    for (const y of steps(box.top, box.bottom)) {
      for (const part of document.elementsFromPoint(x, y)) if (part.matches(selector)) below.add(part);
    }
  }
  return below;
}

/** Lets a floating element step aside (`data-aside`) wherever it would lie over something, once the page is at rest. */
export function keepClear(floating: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const place = floating.getBoundingClientRect();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    floating.toggleAttribute(
      "data-aside",
      [...partsBelow(place)].some((part) => isInTheWay(place, part.getBoundingClientRect(), screen)),
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

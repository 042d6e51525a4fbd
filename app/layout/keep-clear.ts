/** What is pressed, and what is counted: nothing may lie over it. */
const selector =
  ":is(main, footer) :is(a, button, input, select, textarea, summary, label, dd, output, .nums, [data-keep-clear])";

/**
 * How far apart the places are at which it is looked, from edge to edge: no line is lower, and nothing that is pressed
 * or counted is narrower. Each look costs a slow phone over a millisecond.
 */
const apart = { across: 26, down: 14 };

/** Around it, too: of something round that only touches it, a point in a row of points may see nothing. */
const margin = 8;

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, place) => Math.min(from + place * step, to - 1));
}

/** By what is there: to ask everything on the page where it is would lay out all that is out of sight. */
function isClear(place: Element): boolean {
  const { left, right, top, bottom, width } = place.getBoundingClientRect();
  if (width === 0) return false;
  const isFree = (x: number, y: number) => !document.elementsFromPoint(x, y).some((part) => part.matches(selector));
  const across = steps(left - margin, right + margin, apart.across);
  const down = steps(top - margin, bottom + margin, apart.down);
  return across.every((x) => down.every((y) => isFree(x, y)));
}

/** How long the page has rested when it is looked at, and how often while it moves. */
const pause = 100;

/**
 * Says in `data-place` which of the places, by their names, nothing lies under: the first such one, or none. What shows
 * makes way while the page still moves; what stands aside comes back once it is at rest.
 */
export function keepClear(floating: HTMLElement, places: Readonly<Record<string, Element | null>>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lookedAt = 0;
  const look = () => {
    lookedAt = performance.now();
    const clear = Object.entries(places).find(([, place]) => place && isClear(place));
    if (clear) floating.dataset.place = clear[0];
    else delete floating.dataset.place;
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  };
  const lookOnTheWay = () => {
    if (floating.dataset.place && performance.now() - lookedAt > pause) look();
    lookSoon();
  };
  const changes = new MutationObserver(lookSoon);
  // The bar lifts it, which ends no transition where nothing moves.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-bottom-bar"] });
  // What comes late, such as letters, moves the rest without changing a part of the page.
  const growth = new ResizeObserver(lookSoon);
  growth.observe(document.body);
  const off = new AbortController();
  const until = { signal: off.signal };
  // Rows that are moved sideways tell nobody but who listens on the way to them.
  addEventListener("scroll", lookOnTheWay, { ...until, passive: true, capture: true });
  addEventListener("resize", lookSoon, until);
  // Cards that were out of sight are there a frame later than the place where they stand.
  addEventListener("contentvisibilityautostatechange", lookSoon, { ...until, capture: true });
  floating.addEventListener("transitionend", lookSoon, until);
  lookSoon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    growth.disconnect();
    off.abort();
  };
}

import { watchPauseReasons } from "./pause-reasons.ts";
import { type Direction, drag, release, slideBack, slideOver } from "./slide-motion.ts";
import { isLeadingOn, watchSwipes } from "./swipes.ts";

/** How long a slide stands, in milliseconds. */
const interval = 4000;

export type BannerState = { current: number; isPaused: boolean; isPlaying: boolean };

type Options = {
  region: HTMLElement;
  /** Its children are the slides, two or more. */
  stage: HTMLElement;
  state: BannerState;
  onChange: (state: BannerState) => void;
};

/** Everything about the banner that moves. It knows no React, and comes once the page has loaded. */
export function startBanner({ region, stage, state, onChange }: Options) {
  let { current, isPaused } = state;
  let timer: ReturnType<typeof setInterval> | undefined;
  const count = stage.children.length;
  const wrap = (index: number) => (index + count) % count;
  const slide = (index: number) => stage.children[wrap(index)] as HTMLElement;

  const update = () => {
    const isPlaying = !isPaused && !holds.isHeld();
    clearInterval(timer);
    if (isPlaying) timer = setInterval(advance, interval);
    onChange({ current, isPaused, isPlaying });
  };
  const holds = watchPauseReasons(region, update);

  const show = (index: number, direction: Direction) => {
    const next = wrap(index);
    if (next === current) return;
    slideOver(slide(current), slide(next), direction);
    current = next;
    update();
  };
  // A slide whose picture is still on its way is waited for.
  const advance = () => {
    if (slide(current + 1).querySelector("img")?.complete !== false) show(current + 1, 1);
  };

  const swipes = watchSwipes(stage, {
    onMove(dx) {
      const side = sideOf(dx);
      holds.hold("swipe", true);
      release(slide(current + 1), slide(current - 1));
      drag(slide(current), slide(current + side), side, dx);
    },
    onEnd({ dx, ms }) {
      const side = sideOf(dx);
      holds.hold("swipe", false);
      if (isLeadingOn({ dx, ms, width: stage.offsetWidth })) show(current + side, side);
      else slideBack(slide(current), slide(current + side), side);
    },
  });
  update();

  return {
    show: (index: number) => show(index, index > current ? 1 : -1),
    toggle() {
      isPaused = !isPaused;
      if (!isPaused) holds.letGo();
      update();
    },
    stop() {
      clearInterval(timer);
      holds.stop();
      swipes.stop();
    },
  };
}

/** A finger that goes left brings in the slide at the right. */
function sideOf(dx: number): Direction {
  return dx < 0 ? 1 : -1;
}

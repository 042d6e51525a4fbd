import { watchPauseReasons } from "./pause-reasons.ts";
import { type Direction, drag, release, slideBack, slideOver } from "./slide-motion.ts";
import { completesSwipe, watchSwipes } from "./swipes.ts";

/** How long a slide is shown, in milliseconds. */
const interval = 4000;

export type BannerState = { current: number; isPaused: boolean; isPlaying: boolean };

type Options = {
  region: HTMLElement;
  /** Its children are the slides, two or more. */
  stage: HTMLElement;
  state: BannerState;
  onChange: (state: BannerState) => void;
};

/** Everything about the banner that moves, without React. Started once the page has loaded. */
export function startBanner({ region, stage, state, onChange }: Options) {
  let { current, isPaused } = state;
  let timer: ReturnType<typeof setInterval> | undefined;
  const count = stage.children.length;
  const wrap = (index: number) => (index + count) % count;
  const slide = (index: number) => stage.children[wrap(index)] as HTMLElement;

  const update = () => {
    const isPlaying = !isPaused && !pauseReasons.areAny();
    clearInterval(timer);
    if (isPlaying) timer = setInterval(advance, interval);
    onChange({ current, isPaused, isPlaying });
  };
  const pauseReasons = watchPauseReasons(region, update);

  const show = (index: number, direction: Direction) => {
    const next = wrap(index);
    if (next === current) return;
    slideOver(slide(current), slide(next), direction);
    current = next;
    update();
  };
  // Waits for the next slide's picture.
  const advance = () => {
    if (slide(current + 1).querySelector("img")?.complete !== false) show(current + 1, 1);
  };

  const swipes = watchSwipes(stage, {
    onMove(dx) {
      const side = sideOf(dx);
      pauseReasons.set("swipe", true);
      release(slide(current + 1), slide(current - 1));
      drag(slide(current), slide(current + side), side, dx);
    },
    onEnd({ dx, ms }) {
      const side = sideOf(dx);
      pauseReasons.set("swipe", false);
      if (completesSwipe({ dx, ms, width: stage.offsetWidth })) show(current + side, side);
      else slideBack(slide(current), slide(current + side), side);
    },
  });
  update();

  return {
    show: (index: number) => show(index, index > current ? 1 : -1),
    toggle() {
      isPaused = !isPaused;
      if (!isPaused) pauseReasons.clearPointerAndFocus();
      update();
    },
    stop() {
      clearInterval(timer);
      pauseReasons.stop();
      swipes.stop();
    },
  };
}

/** Swiping left brings in the slide at the right. */
function sideOf(dx: number): Direction {
  return dx < 0 ? 1 : -1;
}

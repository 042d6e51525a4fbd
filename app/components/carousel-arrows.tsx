import { useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  label: string;
  dark: boolean;
  atStart: boolean;
  atEnd: boolean;
  onStep: (direction: -1 | 1) => void;
};

const shape =
  "grid size-12 place-items-center rounded-full border transition-colors disabled:opacity-35 hover:enabled:border-current";

export function CarouselArrows({ label, dark, atStart, atEnd, onStep }: Props) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A disabled button drops the focus; whoever steps through by keyboard finds it on the way back.
  useLayoutEffect(() => {
    if (atEnd && !atStart && document.activeElement === next.current) previous.current?.focus({ preventScroll: true });
    if (atStart && !atEnd && document.activeElement === previous.current) next.current?.focus({ preventScroll: true });
  }, [atStart, atEnd]);

  const look = `${shape} ${dark ? "border-on-plum-2 text-white" : "border-line-2 text-ink"}`;
  return (
    <div className="noscript:hidden hidden gap-2 md:flex">
      <button
        ref={previous}
        type="button"
        className={look}
        disabled={atStart}
        aria-label={`${label}: previous`}
        onClick={() => onStep(-1)}
      >
        <Icon name="left" className="size-5" />
      </button>
      <button
        ref={next}
        type="button"
        className={look}
        disabled={atEnd}
        aria-label={`${label}: next`}
        onClick={() => onStep(1)}
      >
        <Icon name="right" className="size-5" />
      </button>
    </div>
  );
}

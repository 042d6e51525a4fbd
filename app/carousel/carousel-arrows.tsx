import { Icon } from "../ui/icon.tsx";

type Props = {
  label: string;
  dark: boolean;
  atStart: boolean;
  atEnd: boolean;
  onStep: (direction: -1 | 1) => void;
  className: string;
};

export function CarouselArrows({ label, dark, atStart, atEnd, onStep, className }: Props) {
  return (
    <div className={`noscript:hidden hidden gap-2 md:flex ${dark ? "text-white" : "text-ink"} ${className}`}>
      <Arrow name={`${label}: previous`} icon="left" dark={dark} atEnd={atStart} onPress={() => onStep(-1)} />
      <Arrow name={`${label}: next`} icon="right" dark={dark} atEnd={atEnd} onPress={() => onStep(1)} />
    </div>
  );
}

type ArrowProps = { name: string; icon: "left" | "right"; dark: boolean; atEnd: boolean; onPress: () => void };

/**
 * `aria-disabled`, not `disabled`: a disabled button loses the keyboard's focus, and the row may be scrolling away from
 * its end already.
 */
function Arrow({ name, icon, dark, atEnd, onPress }: ArrowProps) {
  const border = dark ? "border-on-plum-2" : "border-line-2";
  const state = atEnd ? "cursor-default opacity-35" : "hover:border-current";
  return (
    <button
      type="button"
      className={`grid size-12 place-items-center rounded-full border transition-colors ${border} ${state}`}
      aria-label={name}
      aria-disabled={atEnd}
      onClick={onPress}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

import type { ReactElement, ReactNode } from "react";
import { CarouselArrows } from "./carousel-arrows.tsx";
import { CarouselDots } from "./carousel-dots.tsx";
import { dotCount, itemsPerDot } from "./carousel-steps.ts";
import { useScrollRow } from "./use-scroll-row.ts";

type Props = {
  /** What the row shows, for those who can't see its title beside it: "Earrings". */
  label: string;
  title: ReactNode;
  intro?: ReactNode;
  /** The way to all of them: "View All". */
  action?: ReactNode;
  /** Editorial: from md title, intro, action and arrows stand in a column at the left. */
  look?: "row" | "editorial";
  /** On plum. */
  dark?: boolean;
  /** How far the items stand below it. */
  headClass?: string;
  /** The items' width and their distance: "w-40 md:w-75" and "gap-3 md:gap-5". */
  itemClass: string;
  gapClass?: string;
  /** Where more items follow as the row is moved: how many of them have dots, so that these don't grow under her thumb. */
  dotted?: number;
  /** The row's end is less than its own width away, and isn't the last: more can be asked for. */
  onNearEnd?: (() => void) | undefined;
  children: readonly ReactElement[];
};

const looks = {
  row: { section: "", head: "", title: "", intro: "", track: "" },
  editorial: {
    section: "md:grid md:grid-cols-[auto_minmax(0,1fr)]",
    head: "md:w-[calc(var(--edge)+17.5rem)] md:mb-0 md:flex-col md:flex-nowrap md:items-start md:gap-y-6.5 md:pr-8 wide:w-[calc(var(--edge)+21.5rem)] wide:pr-16",
    title: "md:flex-none",
    intro: "md:order-none md:basis-auto",
    track: "md:-ml-2 md:pl-2 md:scroll-pl-2",
  },
} as const;

/**
 * A row that the browser scrolls; it works before, and without, any script. Arrows from md, dots below,
 * and neither where there is no script to move it.
 */
export function Carousel(props: Props) {
  const { label, title, intro, action, look = "row", dark = false } = props;
  const { headClass = "mb-[18px] md:mb-7.5", itemClass, gapClass = "gap-3 md:gap-5" } = props;
  const items = props.children.length;
  const dots = dotCount(props.dotted ?? items);
  const { track, place, step, show } = useScrollRow({
    items,
    stops: dots,
    itemsPerStop: itemsPerDot,
    onNearEnd: props.onNearEnd,
  });
  const shape = looks[look];
  return (
    <section aria-label={label} className="carousel">
      <div className={shape.section}>
        <div className={`flex flex-wrap items-baseline gap-x-5 px-(--edge) md:items-center ${headClass} ${shape.head}`}>
          <div className={`min-w-0 flex-auto md:flex-1 ${shape.title}`}>{title}</div>
          {intro && <div className={`order-1 basis-full ${shape.intro}`}>{intro}</div>}
          {action}
          <CarouselArrows label={label} dark={dark} atStart={place.atStart} atEnd={place.atEnd} onStep={step} />
        </div>
        <ul ref={track} className={`carousel-track ${gapClass} ${shape.track}`}>
          {props.children.map((child) => (
            <li key={child.key} className={`shrink-0 snap-start ${itemClass}`}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      <CarouselDots label={label} dark={dark} items={items} dots={dots} current={place.stop} onShow={show} />
    </section>
  );
}

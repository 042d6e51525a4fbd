import type { ReactElement, ReactNode } from "react";
import { CarouselArrows } from "./carousel-arrows.tsx";
import { CarouselDots } from "./carousel-dots.tsx";
import { dotCount, itemsPerDot } from "./carousel-steps.ts";
import { useScrollRow } from "./use-scroll-row.ts";

type Props = {
  /** What the row shows, for screen readers: "Earrings". */
  label: string;
  title: ReactNode;
  intro?: ReactNode;
  /** A link to all of them: "View All". */
  action?: ReactNode;
  /** Editorial: from md title, intro, action and arrows stand in a column at the left. */
  look?: "row" | "editorial";
  /** On plum. */
  dark?: boolean;
  /** The gap between the head and the items. */
  headClass?: string;
  /** The items' width and their distance: "w-40 md:w-75" and "gap-3 md:gap-5". */
  itemClass: string;
  gapClass?: string;
  arrowsClass?: string;
  /** How many items have dots, where more items load while scrolling: dots must not move under a thumb. */
  dotted?: number;
  /** Called when less than the row's width is left to scroll; undefined once there are no more items. */
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
 * A row that scrolls natively, with or without script. Arrows from md, dots below it; neither without script.
 */
export function Carousel(props: Props) {
  const { label, title, intro, action, look = "row", dark = false } = props;
  const { headClass = "mb-[18px] md:mb-7.5", itemClass, gapClass = "gap-3 md:gap-5", arrowsClass = "" } = props;
  const items = props.children.length;
  const dots = dotCount(props.dotted ?? items);
  const { track, position, step, show } = useScrollRow({
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
          <CarouselArrows {...{ label, dark, ...position }} onStep={step} className={arrowsClass} />
        </div>
        <ul ref={track} className={`carousel-track ${gapClass} ${shape.track}`}>
          {props.children.map((child) => (
            <li key={child.key} className={`shrink-0 snap-start ${itemClass}`}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      <CarouselDots label={label} dark={dark} items={items} dots={dots} current={position.stop} onShow={show} />
    </section>
  );
}

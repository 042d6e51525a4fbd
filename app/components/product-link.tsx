import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { Link } from "react-router";
import type { ProductCard } from "../../shop/card.ts";
import { productPath } from "../../shop/paths.ts";
import { PageAhead } from "./page-ahead.tsx";
import { leadPictureSizes } from "./picture-sizes.ts";
import { prefetchPicture, savesData } from "./prefetch.ts";
import { pressedCard } from "./pressed-card.ts";

/** A mouse that only crosses a card, a thumb that scrolls the list and a focus that moves on are gone by then. */
const restMs = { finger: 60, other: 100 };

type Props = {
  card: ProductCard;
  /** At which widths the card shows the picture: it stands in on the piece's page until the large one is there. */
  sizes: string;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
};

/** Not in another tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** To a product: its data is fetched while the card stands in sight, its picture when she seems about to open it. */
export function ProductLink({ card, sizes, onOpen, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const resting = useRef(0);
  const wantPicture = () => prefetchPicture(card.picture, leadPictureSizes);
  const moveOn = () => cancelAnimationFrame(resting.current);
  // Counted in frames: while a finger is down, browsers hold timers back until they know what it is about to do.
  const rest = ({ timeStamp }: SyntheticEvent, ms: number) => {
    moveOn();
    const look = (now: number) => {
      if (now - timeStamp >= ms) wantPicture();
      else resting.current = requestAnimationFrame(look);
    };
    resting.current = requestAnimationFrame(look);
  };
  return (
    <>
      <Link
        ref={link}
        to={productPath(card.id)}
        state={pressedCard(sizes, card)}
        onClick={(event) => {
          if (!opensHere(event)) return;
          wantPicture();
          onOpen?.();
        }}
        onPointerEnter={(event) => rest(event, event.pointerType === "touch" ? restMs.finger : restMs.other)}
        onPointerLeave={moveOn}
        onFocus={(event) => rest(event, restMs.other)}
        onBlur={moveOn}
        className={className}
      >
        {children}
      </Link>
      {!savesData && <PageAhead page={productPath(card.id)} link={link} />}
    </>
  );
}

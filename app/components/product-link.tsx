import { type MouseEvent, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { productPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/picture.ts";
import { leadPictureSizes } from "./picture-sizes.ts";
import { prefetch, prefetchPicture } from "./prefetch.ts";

/** A mouse that only crosses a card is gone by then. */
const restMs = 100;

type Props = { id: number; picture: PictureRef; onOpen?: () => void; className?: string; children: ReactNode };

/** Not in another tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** To a product: its data is fetched when the card comes into sight, its picture when she seems about to open it. */
export function ProductLink({ id, picture, onOpen, className, children }: Props) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wantPicture = () => prefetchPicture(picture, leadPictureSizes);
  return (
    <Link
      to={productPath(id)}
      prefetch={prefetch.onView}
      onClick={(event) => opensHere(event) && onOpen?.()}
      onTouchStart={wantPicture}
      onFocus={wantPicture}
      onMouseEnter={() => {
        resting.current = setTimeout(wantPicture, restMs);
      }}
      onMouseLeave={() => clearTimeout(resting.current)}
      className={className}
    >
      {children}
    </Link>
  );
}

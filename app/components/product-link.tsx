import { type ReactNode, useRef } from "react";
import type { ProductCard } from "../../shop/card.ts";
import { productPath } from "../../shop/paths.ts";
import { Link } from "./link.tsx";
import { PageAhead } from "./page-ahead.tsx";
import { leadPictureSizes } from "./picture-sizes.ts";
import { prefetchPicture, savesData } from "./prefetch.ts";
import { pressedCard } from "./pressed-card.ts";
import { useRest } from "./use-rest.ts";

type Props = {
  card: ProductCard;
  /** At which widths the card shows the picture: it stands in on the piece's page until the large one is there. */
  sizes: string;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
};

/** To a product: its data is fetched while the card stands in sight, its picture when she seems about to open it. */
export function ProductLink({ card, sizes, onOpen, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const wantPicture = () => prefetchPicture(card.picture, leadPictureSizes);
  const rest = useRest(wantPicture);
  return (
    <>
      <Link
        ref={link}
        to={productPath(card.id)}
        state={pressedCard(sizes, card)}
        onOpen={() => {
          wantPicture();
          onOpen?.();
        }}
        {...rest}
        className={className}
      >
        {children}
      </Link>
      {!savesData && <PageAhead page={productPath(card.id)} link={link} />}
    </>
  );
}

import { type ReactNode, useRef } from "react";
import type { ProductCard } from "../../shop/card.ts";
import { productPath } from "../../shop/paths.ts";
import { stepAhead } from "./go.ts";
import { Link } from "./link.tsx";
import { PageAhead } from "./page-ahead.tsx";
import { pictureSources } from "./picture-address.ts";
import { leadPictureSizes } from "./piece-page.ts";
import { savesData } from "./prefetch.ts";
import { preloadPicture } from "./preload-picture.ts";
import type { PressedCard } from "./pressed-card.ts";
import { useRest } from "./use-rest.ts";

type Props = {
  card: ProductCard;
  /** At which widths the card shows the picture: it stands in on the piece's page until the large one is there. */
  sizes: string;
  onOpen: () => void;
  children: ReactNode;
};

/** To a product: its data is fetched while the card stands in sight, its picture when she seems about to open it. */
export function ProductLink({ card, sizes, onOpen, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const wantPicture = () => {
    if (!savesData) preloadPicture({ ...pictureSources(card.picture), sizes: leadPictureSizes });
  };
  const rest = useRest(wantPicture);
  return (
    <>
      <Link
        ref={link}
        to={productPath(card.id)}
        state={{ card, cardSizes: sizes } satisfies PressedCard}
        onOpen={() => {
          wantPicture();
          stepAhead();
          onOpen();
        }}
        {...rest}
        className="block"
      >
        {children}
      </Link>
      {!savesData && <PageAhead page={productPath(card.id)} link={link} />}
    </>
  );
}

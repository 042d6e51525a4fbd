import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useNavigation } from "react-router";
import type { ProductCard } from "../../shop/card.ts";
import { productPath } from "../../shop/paths.ts";
import { Picture } from "./picture.tsx";
import { piecePage } from "./piece-page.ts";
import { PieceTitle } from "./piece-title.tsx";

type Props = { card: ProductCard; sizes: string; onOver: () => void };

/**
 * What the card knows of its piece, in the places where the piece's page will have it: seen from the press on, until
 * the page is there. Only the eye needs it; who listens hears the page. Nothing behind it can be pressed.
 */
export function OpeningPiece({ card, sizes, onOver }: Props) {
  const isOnItsWay = useNavigation().location?.pathname === productPath(card.id);
  const wasOnItsWay = useRef(false);
  useEffect(() => {
    if (wasOnItsWay.current && !isOnItsWay) onOver();
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay, onOver]);
  return createPortal(
    <div aria-hidden="true" data-opening className="opening">
      <div className={piecePage.page}>
        {/* The line of the breadcrumb. */}
        <div className="hidden h-[21px] md:block" />
        <div className={piecePage.columns}>
          <div className={`${piecePage.gallery} ${piecePage.besideThumbnails}`}>
            <Picture of={card.picture} alt="" sizes={sizes} className="aspect-3/4 md:col-start-2 md:rounded-card" />
            {/* The row of thumbnails on phones. */}
            <div className="h-27 md:hidden" />
          </div>
          <div className={piecePage.words}>
            <PieceTitle {...card} />
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}

import { memo } from "react";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { PieceCard } from "../cards/piece-card.tsx";
import type { Scope } from "./scope.ts";

/** Rows' gaps and the widths of pictures in them; the gaps between columns are in `browse.css`. */
const grids = {
  listing: {
    look: "pieces-listing md:grid-cols-3 md:gap-y-12",
    sizes:
      "(min-width: 90rem) 421px, (min-width: 68.75rem) calc(33.33vw - 59px), (min-width: 48rem) calc(33.33vw - 37px), calc(50vw - 22px)",
  },
  shop: {
    look: "pieces-shop three-columns:grid-cols-3 md:gap-y-11",
    sizes:
      "(min-width: 90rem) 325px, (min-width: 68.75rem) calc(33.33vw - 155px), (min-width: 60rem) calc(33.33vw - 119px), (min-width: 48rem) calc(50vw - 172px), calc(50vw - 22px)",
  },
} as const;

/** Memoised: the thirty cards don't re-render while a filter shows its tick. */
export const PieceCards = memo(function PieceCards({ cards, scope }: { cards: readonly ProductCard[]; scope: Scope }) {
  const { look, sizes } = grids[scope];
  return (
    <ul className={`grid grid-cols-2 gap-y-6.5 large-letters:grid-cols-1 ${look}`}>
      {cards.map((card, index) => (
        <li key={card.id} className="piece">
          <PieceCard card={card} sizes={sizes} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
});

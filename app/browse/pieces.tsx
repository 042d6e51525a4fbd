import { memo } from "react";
import type { ProductCard as Card } from "../../shop/pieces/card.ts";
import { ProductCard } from "../cards/product-card.tsx";
import type { Scope } from "./scope.ts";

/** What stands between the rows, and the widths that a picture takes in them; what stands between columns, `browse.css` says. */
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

/** Memoised: while a filter shows its tick, the thirty cards from before stay as they are. */
export const Pieces = memo(function Pieces({ cards, scope }: { cards: readonly Card[]; scope: Scope }) {
  const { look, sizes } = grids[scope];
  return (
    <ul className={`grid grid-cols-2 gap-y-6.5 large-letters:grid-cols-1 ${look}`}>
      {cards.map((card, index) => (
        <li key={card.id} className="piece">
          <ProductCard card={card} chat="bar" sizes={sizes} eager={index === 0} narrow={scope === "shop"} />
        </li>
      ))}
    </ul>
  );
});

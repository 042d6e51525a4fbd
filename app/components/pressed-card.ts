import { useLocation } from "react-router";
import type { ProductCard } from "../../shop/card.ts";

/** What a card's link hands on to the piece's page: all that it knows, and at which widths it showed the picture. */
export type PressedCard = { card: ProductCard; cardSizes: string };

/** Nothing of it where she came another way. */
export function usePressedCard(): Partial<PressedCard> {
  return useLocation().state ?? {};
}

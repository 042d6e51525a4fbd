import { useLocation, useNavigationType } from "react-router";
import type { ProductCard } from "../../shop/card.ts";

type PressedCard = { cardSizes: string; card: ProductCard };

/** What a card's link hands on to the piece's page. */
export function pressedCard(cardSizes: string, card: ProductCard): PressedCard {
  return { cardSizes, card };
}

/** The widths at which the pressed card showed the picture, which the browser therefore has. Only right after the press. */
export function usePressedCardSizes(): string | undefined {
  const state: Partial<PressedCard> | null = useLocation().state;
  return useNavigationType() === "PUSH" ? state?.cardSizes : undefined;
}

/** What is known of a piece before its page is there: all that its card knew. */
export function usePressedCard(): PressedCard | undefined {
  const state: Partial<PressedCard> | null = useLocation().state;
  return state?.card && state.cardSizes ? { card: state.card, cardSizes: state.cardSizes } : undefined;
}

import { useLocation, useNavigationType } from "react-router";

type PressedCard = { cardSizes: string };

/** What a card's link hands on to the piece's page. */
export function pressedCard(cardSizes: string): PressedCard {
  return { cardSizes };
}

/** The widths at which the pressed card showed the picture, which the browser therefore has. Only right after the press. */
export function usePressedCardSizes(): string | undefined {
  const state: Partial<PressedCard> | null = useLocation().state;
  return useNavigationType() === "PUSH" ? state?.cardSizes : undefined;
}

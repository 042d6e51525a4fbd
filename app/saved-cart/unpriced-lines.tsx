import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { Problem } from "../ui/problem.tsx";
import { TryAgain } from "../ui/try-again.tsx";
import type { ReadyCart } from "./use-priced-cart.ts";

const rests = {
  cart: "your cart, but we couldn’t reach the shop for the price: not part of this sum.",
  list: "your list, but we couldn’t reach the shop.",
} as const;

type Props = { what?: keyof typeof rests; unpriced: ReadyCart["unpriced"]; onRetry: () => void };

/** Lines that another tab has just added, until their prices are fetched. */
export function UnpricedLines({ what = "cart", unpriced: { lines, failed }, onRetry }: Props) {
  if (lines === 0) return null;
  if (!failed) {
    return (
      <p role="status" className="mt-4 text-15 text-ink-2">
        Opening {pieceCount(lines)} more…
      </p>
    );
  }
  return (
    <Problem role="alert" className="mt-4 text-15">
      {pieceCount(lines)} more in {rests[what]}{" "}
      <TryAgain onRetry={onRetry} className="min-h-11 font-semibold underline underline-offset-4" />
    </Problem>
  );
}

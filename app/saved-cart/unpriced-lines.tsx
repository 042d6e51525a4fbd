import { pieceCount } from "../../shop/piece-count.ts";
import { useBackOnline } from "../components/use-back-online.ts";
import type { ReadyCart } from "./use-priced-cart.ts";

type Props = { unpriced: ReadyCart["unpriced"]; onRetry: () => void };

/** What has just come in from another tab, until its price is known. */
export function UnpricedLines({ unpriced: { lines, failed }, onRetry }: Props) {
  if (lines === 0) return null;
  if (!failed) {
    return (
      <p role="status" className="mt-4 text-15 text-ink-2">
        Opening {pieceCount(lines)} more…
      </p>
    );
  }
  return <Unpriced lines={lines} onRetry={onRetry} />;
}

function Unpriced({ lines, onRetry }: { lines: number; onRetry: Props["onRetry"] }) {
  useBackOnline(onRetry);
  return (
    <p role="alert" className="mt-4 text-15 text-red">
      {pieceCount(lines)} more in your cart, but we couldn’t reach the shop for the price: not part of this sum.{" "}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline underline-offset-4">
        Try again
      </button>
    </p>
  );
}

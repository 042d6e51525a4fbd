import { buttonStyle } from "../components/button-style.ts";

/** Prices can't be had at the moment; the cart itself is on this device. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-[480px] rounded-card border border-red/40 bg-[#fdf7f7] p-5 md:p-7.5">
      <h2 className="font-display text-26 leading-tight">We couldn’t reach the shop</h2>
      <p className="mt-2 text-15 leading-[1.4]">
        Your cart isn’t lost: it is kept in this browser. Its prices show as soon as the connection is back.
      </p>
      <button type="button" onClick={onRetry} className={buttonStyle("primary", "mt-4 w-full")}>
        Try again
      </button>
    </div>
  );
}

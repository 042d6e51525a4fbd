import { buttonStyle } from "../ui/button-style.ts";
import { TryAgain } from "../ui/try-again.tsx";

const comforts = {
  cart: "Your cart isn’t lost: it is kept in this browser. Its prices show as soon as the connection is back.",
  list: "Your list isn’t lost: it is kept in this browser. Its pieces show as soon as the connection is back.",
  "shared-list":
    "The list isn’t lost: it is in this page’s address. Its pieces show as soon as the connection is back.",
} as const;

type Props = { what?: keyof typeof comforts; onRetry: () => void };

/** The products can't be fetched; the cart or list itself is on this device. */
export function PricesUnreachable({ what = "cart", onRetry }: Props) {
  return (
    <div role="alert" className="mt-8 max-w-[480px] rounded-card border border-red/40 bg-[#fdf7f7] p-5 md:p-7.5">
      <h2 className="font-display text-26 leading-tight">We couldn’t reach the shop</h2>
      <p className="mt-2 text-15 leading-[1.4]">{comforts[what]}</p>
      <TryAgain onRetry={onRetry} className={buttonStyle("primary", "mt-4 w-full")} />
    </div>
  );
}

import type { LineProblem } from "../../shop/cart/pricing.ts";
import { whyNothing } from "../saved-cart/similar-pieces.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { ContinueShopping } from "./cart-summary.tsx";

/** In place of the summary, if nothing in the cart can be ordered. */
export function NothingToOrder({ problems }: { problems: readonly LineProblem[] }) {
  return (
    <section
      aria-labelledby="sold-out-title"
      className="mt-6.5 rounded-card border border-line bg-white px-4.5 pt-4.5 pb-5 md:mt-0 md:pt-6.5 wide:px-7.5 md:pb-6"
    >
      <h2 id="sold-out-title" className="font-display text-26 leading-[1.2] md:text-30">
        {whyNothing(problems)}
      </h2>
      <p className="mt-2 text-15 text-ink-2">There is nothing to order yet. We may be able to make another.</p>
      <ChatLink className={buttonStyle("outline", "mt-4 w-full max-wide:px-1.5")}>Ask us on WhatsApp</ChatLink>
      <ContinueShopping />
    </section>
  );
}

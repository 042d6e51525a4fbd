import type { PricedCart } from "../../shop/cart/pricing.ts";
import { checkoutPath, shopPath } from "../../shop/paths.ts";
import { Sums } from "../saved-cart/sums.tsx";
import { buttonStyle } from "../ui/button-style.ts";

export function CartSummary({ priced }: { priced: PricedCart }) {
  return (
    <section
      aria-label="Summary"
      className="mt-6.5 rounded-card border border-line bg-white px-4.5 pt-4.5 pb-7 md:sticky md:top-[calc(var(--nav-height)+1rem)] md:mt-0 md:pt-6.5 wide:px-7.5 md:pb-8"
    >
      <h2 className="font-display text-26 leading-[1.4] md:text-30">Summary</h2>
      <Sums {...priced} />
      <a href={checkoutPath} className={buttonStyle("primary", "mt-5.5 w-full")}>
        Checkout
      </a>
      <ContinueShopping />
      <p className="mt-1 border-line border-t pt-3 text-center text-13 text-ink-2 leading-normal">
        Cash on Delivery or mobile wallet. You choose on the next page.
      </p>
    </section>
  );
}

export function ContinueShopping() {
  return (
    <a
      href={shopPath}
      className="mt-2 flex min-h-11 items-center justify-center font-semibold text-14 text-accent-deep hover:underline"
    >
      Continue Shopping
    </a>
  );
}

import type { Ref } from "react";
import { lineKey } from "../../shop/cart/cart.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { oneParcel } from "../../shop/order/arrival.ts";
import { checkoutPath, shopPath } from "../../shop/paths.ts";
import { useSettings } from "../page/settings.ts";
import { AgreedSums } from "../payment/agreed-sums.tsx";
import { CartArrival, useArrival } from "../saved-cart/cart-arrival.tsx";
import { useShortLines } from "../saved-cart/short-lines.tsx";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Problem } from "../ui/problem.tsx";

type Props = { cart: ReadyCart; checkout: Ref<HTMLAnchorElement> };

export function CartSummary({ cart, checkout }: Props) {
  const { priced, products } = cart;
  const arrival = useArrival(priced.lines, products);
  const { freeDeliveryFrom } = useSettings();
  const short = useShortLines(cart);
  return (
    <section
      aria-label="Summary"
      className="mt-6.5 rounded-card border border-line bg-white px-4.5 pt-4.5 pb-7 md:sticky md:top-[calc(var(--nav-height)+1rem)] md:mt-0 md:pt-6.5 wide:px-7.5 md:pb-8"
    >
      <h2 className="font-display text-26 leading-[1.4] md:text-30">Summary</h2>
      {short.map(({ line, name, most }) => (
        <Problem key={lineKey(line)} className="mt-1 text-14">
          Without {name}, until you take {most}.
        </Problem>
      ))}
      <AgreedSums {...priced} />
      {freeDeliveryFrom !== undefined && priced.delivery > 0 && (
        <p className="nums mt-2 text-14 text-ink-2">Free delivery from {formatRs(freeDeliveryFrom)}.</p>
      )}
      {arrival && (
        <CartArrival
          arrival={arrival}
          line={oneParcel(priced.lines.map((line) => ({ badge: "Made to Order", ...products.get(line.id), ...line })))}
          className="mt-3.5 border-line border-t pt-3.5"
        />
      )}
      <a ref={checkout} href={checkoutPath} className={buttonStyle("primary", "mt-5.5 w-full")}>
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

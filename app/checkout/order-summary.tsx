import { formatRs } from "../../shop/money.ts";
import { Icon } from "../components/icon.tsx";
import { Sums } from "../saved-cart/sums.tsx";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { OrderLines } from "./order-lines.tsx";
import { SoldOutLines } from "./sold-out-lines.tsx";

/** From md: beside the form, always in sight. */
export function SummaryBox({ cart }: { cart: ReadyCart }) {
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-card border border-line bg-white px-5 pt-6.5 pb-9 wide:px-7.5"
    >
      <h2 id="summary-title" className="font-display text-30 leading-[1.4]">
        Order summary
      </h2>
      <div className="mt-4.5">
        <SummaryContent cart={cart} />
      </div>
    </section>
  );
}

/** On phones: one bar at the top that unfolds. */
export function SummaryBar({ cart }: { cart: ReadyCart }) {
  return (
    <details className="summary-bar group rounded-card border border-line bg-white">
      <summary className="flex min-h-13 items-center gap-1.5 px-4 font-semibold text-15">
        <Icon name="bag" className="size-6" />
        Order summary
        <Icon name="down" className="ml-1 size-5.5 transition-transform group-open:rotate-180" />
        <span className="nums ml-auto whitespace-nowrap">{formatRs(cart.priced.total)}</span>
      </summary>
      <div className="border-line border-t px-4 pt-4.5 pb-5">
        <SummaryContent cart={cart} />
      </div>
    </details>
  );
}

function SummaryContent({ cart: { priced, products } }: { cart: ReadyCart }) {
  return (
    <>
      <OrderLines lines={priced.lines} products={products} />
      <SoldOutLines problems={priced.problems} products={products} />
      <div className="mt-4.5 border-line border-t">
        <Sums {...priced} />
      </div>
    </>
  );
}

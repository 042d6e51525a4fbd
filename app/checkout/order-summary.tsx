import type { ReactNode } from "react";
import { formatRs } from "../../shop/money/rupees.ts";
import { AgreedSums } from "../payment/agreed-sums.tsx";
import { CartArrival, useArrival } from "../saved-cart/cart-arrival.tsx";
import { useCart } from "../saved-cart/cart-store.ts";
import { UnpricedLines } from "../saved-cart/unpriced-lines.tsx";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { NotesText } from "./notes-text.tsx";
import { OrderLines } from "./order-lines.tsx";
import { SoldOutLines } from "./sold-out-lines.tsx";

type Props = { cart: ReadyCart; refresh: () => Promise<void> };

const titleOf = ({ offer }: ReadyCart) => (offer ? "Your offer" : "Order summary");

/** From md: sticky beside the form; long lists scroll inside it. */
export function SummaryBox({ cart, refresh }: Props) {
  const arrival = useArrival(cart.priced.lines, cart.products);
  return (
    <section
      aria-labelledby="summary-title"
      className="flex min-h-0 flex-col rounded-card border border-line bg-white px-5 pt-6.5 pb-7 wide:px-7.5"
    >
      <h2 id="summary-title" className="font-display text-30 leading-[1.4]">
        {titleOf(cart)}
      </h2>
      <SummaryContent cart={cart} refresh={refresh} scrolls />
      {arrival && <CartArrival arrival={arrival} className="mt-4.5 border-line border-t pt-4" />}
    </section>
  );
}

/** On phones: one bar at the top that unfolds, and below it the day. */
export function SummaryBar({ cart, refresh }: Props) {
  const arrival = useArrival(cart.priced.lines, cart.products);
  return (
    <>
      <details className="group rounded-card border border-line bg-white">
        <summary className="flex min-h-13 flex-wrap items-center gap-1.5 px-4 py-2 font-semibold text-15">
          {cart.offer ? <Nuqta className="mx-1.5 text-12 text-gold" /> : <Icon name="bag" className="size-6" />}
          {titleOf(cart)}
          <Icon name="down" className="ml-1 size-5.5 transition-transform group-open:rotate-180" />
          <span className="nums ml-auto whitespace-nowrap">{formatRs(cart.priced.total)}</span>
        </summary>
        <div className="border-line border-t px-4 pt-4.5 pb-5">
          <SummaryContent cart={cart} refresh={refresh} />
        </div>
      </details>
      {arrival && (
        <CartArrival arrival={arrival} className="mt-2.5 rounded-card border border-line bg-white px-4 py-3.25" />
      )}
    </>
  );
}

function SummaryContent({ cart, refresh, scrolls = false }: Props & { scrolls?: boolean }) {
  const { priced, products, unpriced, offer } = cart;
  const notes = useCart((saved) => (offer ? "" : saved.notes));
  const lines = (
    <>
      <OrderLines lines={priced.lines} products={products} />
      <SoldOutLines problems={priced.problems} products={products} />
      <UnpricedLines unpriced={unpriced} onRetry={refresh} />
      <NotesText notes={notes} />
    </>
  );
  return (
    <>
      {scrolls ? <ScrolledLines>{lines}</ScrolledLines> : lines}
      <div className="mt-4.5 border-line border-t">
        <AgreedSums {...priced} />
      </div>
      {offer && (
        <p className="mt-4.5 border-line border-t pt-3 text-14 text-ink-2">
          For you until {offer.until}. Your cart stays as it is.
        </p>
      )}
    </>
  );
}

/** Safari doesn't make scroll containers focusable by itself. */
const reachable = { role: "group", tabIndex: 0, "aria-label": "Pieces in this order" } as const;

/** The padding keeps focus rings whole. */
function ScrolledLines({ children }: { children: ReactNode }) {
  return (
    <div {...reachable} className="-mx-2 mt-4.5 min-h-24 overflow-y-auto px-2">
      {children}
    </div>
  );
}

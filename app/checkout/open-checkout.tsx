import { type ReactNode, useDeferredValue } from "react";
import { lineKey } from "../../shop/cart/cart.ts";
import type { LineProblem } from "../../shop/cart/pricing.ts";
import { cartPath, homePath } from "../../shop/paths.ts";
import { usePlacing } from "../placing/placing-store.ts";
import { GoneLines } from "../saved-cart/gone-lines.tsx";
import { PricesUnreachable } from "../saved-cart/prices-unreachable.tsx";
import { ShortLines, useShortLines } from "../saved-cart/short-lines.tsx";
import { SimilarPieces, whyNothing } from "../saved-cart/similar-pieces.tsx";
import type { PricedCartState, ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useFocusIfLost } from "../ui/focus.ts";
import { useHasBeen } from "../ui/use-has-been.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { OrderForm } from "./order-form.tsx";
import { SummaryBar, SummaryBox } from "./order-summary.tsx";
import { SoldOutLines } from "./sold-out-lines.tsx";
import { StuckLine } from "./stuck-line.tsx";

type Props = { cart: PricedCartState; refresh: () => Promise<void> };

/** Before an order: the form, or why there is none. */
export function OpenCheckout({ cart, refresh }: Props) {
  const isReady = cart.state === "ready";
  const wasFilled = useHasBeen(isReady);
  // Renders the form concurrently, so that a slow phone stays responsive.
  const isFormReady = useDeferredValue(isReady);
  if (isReady && !isFormReady) return loading;
  switch (cart.state) {
    case "empty":
      return <EmptyCheckout cart={cart} wasFilled={wasFilled} />;
    case "ready":
      return cart.priced.lines.length > 0 ? (
        <Page lead={lead}>
          <Filled cart={cart} refresh={refresh} />
        </Page>
      ) : (
        <Page>
          <AllSoldOut cart={cart} />
        </Page>
      );
    case "failed":
      return (
        <Page>
          <PricesUnreachable onRetry={refresh} />
        </Page>
      );
    case "loading":
      return loading;
  }
}

const lead = "Five details, one choice, done.";

function Page({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
      <h1 tabIndex={-1} className="font-display text-40 leading-[1.12] md:text-60">
        Checkout
      </h1>
      {lead && <p className="text-15 text-ink-2 md:mt-0.5">{lead}</p>}
      {children}
    </div>
  );
}

/** An element, not a component: React keeps the same heading when the form replaces it. */
const loading = (
  <Page lead={lead}>
    <CheckoutSkeleton />
    <NoScript />
  </Page>
);

function Filled({ cart, refresh }: { cart: ReadyCart; refresh: () => Promise<void> }) {
  return (
    <>
      <GoneLines gone={cart.gone} />
      <div className="mt-5.5 md:hidden">
        <SummaryBar cart={cart} refresh={refresh} />
      </div>
      <div className="mt-9 md:mt-8.5 md:with-summary">
        <OrderForm cart={cart} refresh={refresh} />
        <aside className="summary-aside">
          <SummaryBox cart={cart} refresh={refresh} />
          <div className="mt-1">
            <StuckLine />
          </div>
        </aside>
      </div>
    </>
  );
}

type EmptyProps = { cart: Extract<PricedCartState, { state: "empty" }>; wasFilled: boolean };

function EmptyCheckout({ cart, wasFilled }: EmptyProps) {
  const isTaken = usePlacing().step === "taken";
  useFocusIfLost(wasFilled || isTaken);
  return (
    <>
      <div className="page">
        <GoneLines gone={cart.gone} />
      </div>
      <EmptyState
        shamsa="begun"
        title="Your cart is empty!"
        text={
          isTaken
            ? "It was ordered in another tab just before, so nothing more has been ordered here."
            : wasFilled && cart.gone.length === 0
              ? "What was in it was ordered or taken out in another tab."
              : "Nothing chosen yet. Everything here is made by hand, so take your time."
        }
      >
        <a href={homePath} className={buttonStyle("primary", "mt-6")}>
          Start Shopping
        </a>
      </EmptyState>
    </>
  );
}

function AllSoldOut({ cart }: { cart: ReadyCart }) {
  const { priced, products } = cart;
  const short = useShortLines(cart);
  const isShort = ({ key }: LineProblem) => short.some(({ line }) => lineKey(line) === key);
  return (
    <>
      <p className="mt-4">{whyNothing(priced.problems)}, so there is nothing to order yet.</p>
      <ShortLines cart={cart} />
      <SoldOutLines problems={priced.problems.filter((problem) => !isShort(problem))} products={products} />
      <a href={cartPath} className={buttonStyle("primary", "mt-4")}>
        See your cart
      </a>
      <SimilarPieces problems={priced.problems} products={products} />
    </>
  );
}

function NoScript() {
  return (
    <noscript>
      <div className="mt-8 max-w-[560px]">
        <p>Checkout needs JavaScript, which is switched off in this browser. Order in a chat with us instead:</p>
        <ChatLink className={buttonStyle("outline", "mt-4")}>Order on WhatsApp</ChatLink>
      </div>
    </noscript>
  );
}

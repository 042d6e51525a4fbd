import { useState } from "react";
import { Link } from "react-router";
import { countPieces } from "../../shop/cart.ts";
import { shopPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { useCart } from "../cart/use-cart.ts";
import { type PricedCartState, usePricedCart } from "../cart/use-priced-cart.ts";
import { buttonStyle } from "../components/button-style.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { type Removed, RemovedRow } from "./removed-row.tsx";

export function CartView() {
  const cart = usePricedCart();
  const [removed, setRemoved] = useState<Removed>();
  if (cart.state === "empty") return <EmptyCart cart={cart} removed={removed} onUndone={() => setRemoved(undefined)} />;
  return (
    <div className="page pt-9 pb-16 md:pt-16 md:pb-24">
      <h1 tabIndex={-1} className="font-display text-[40px] leading-[1.12] md:text-[60px]">
        Your cart
      </h1>
      {cart.state === "loading" && <CartSkeleton />}
      {cart.state === "failed" && <CartUnreachable retry={cart.retry} />}
      {cart.state === "ready" && <FilledCart cart={cart} removed={removed} onRemoved={setRemoved} />}
      <noscript>
        <p>The cart needs JavaScript. Without it, you can order each piece by its GET BEST PRICE chat.</p>
      </noscript>
    </div>
  );
}

type FilledProps = {
  cart: Extract<PricedCartState, { state: "ready" }>;
  removed: Removed | undefined;
  onRemoved: (removed: Removed | undefined) => void;
};

function FilledCart({ cart, removed, onRemoved }: FilledProps) {
  const pieces = useCart(({ lines }) => countPieces(lines));
  return (
    <>
      <p className="mt-1.5 text-ink-2">{pieceCount(pieces)}</p>
      <GoneLines gone={cart.gone} />
      <div className="mt-6 md:mt-8 md:grid md:grid-cols-[minmax(0,1fr)_minmax(20rem,26.25rem)] md:items-start md:gap-8 wide:gap-20">
        <div>
          <CartLines cart={cart} removed={removed} onRemoved={onRemoved} />
          <OrderNotes />
        </div>
        <CartSummary priced={cart.priced} />
      </div>
    </>
  );
}

type EmptyProps = {
  cart: Extract<PricedCartState, { state: "empty" }>;
  removed: Removed | undefined;
  onUndone: () => void;
};

function EmptyCart({ cart, removed, onUndone }: EmptyProps) {
  return (
    <>
      <div className="page">
        <GoneLines gone={cart.gone} />
        {removed && <RemovedRow removed={removed} onUndone={onUndone} />}
      </div>
      <EmptyState
        shamsa="begun"
        title="Your cart is empty"
        text="Every pattern starts with one line. Yours is waiting."
      >
        <Link to={shopPath} prefetch="render" className={buttonStyle("primary", "mt-6")}>
          Start Shopping
        </Link>
      </EmptyState>
    </>
  );
}

function CartUnreachable({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-[480px] border border-red/40 bg-white p-6">
      <h2 className="font-display text-[26px] leading-tight">We couldn’t reach the shop</h2>
      <p className="mt-2 text-ink-2">
        Your cart is safe on this phone. Prices will show as soon as the connection is back.
      </p>
      <button type="button" onClick={retry} className={buttonStyle("primary", "mt-4 w-full")}>
        Try again
      </button>
    </div>
  );
}

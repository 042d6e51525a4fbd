import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { countPieces, lineKey } from "../../shop/cart/cart.ts";
import { shopPath } from "../../shop/paths.ts";
import { cartCount } from "../../shop/pieces/piece-count.ts";
import { ViewedRow } from "../device/viewed-row.tsx";
import { useSettings } from "../page/settings.ts";
import { useOpenOrder } from "../placing/use-open-order.ts";
import { useCart } from "../saved-cart/cart-store.ts";
import { GoneLines } from "../saved-cart/gone-lines.tsx";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { PricesUnreachable } from "../saved-cart/prices-unreachable.tsx";
import { SimilarPieces } from "../saved-cart/similar-pieces.tsx";
import { UnpricedLines } from "../saved-cart/unpriced-lines.tsx";
import { type PricedCartState, usePricedCart } from "../saved-cart/use-priced-cart.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { useFocusIfLost } from "../ui/focus.ts";
import { useHasBeen } from "../ui/use-has-been.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { NothingToOrder } from "./nothing-to-order.tsx";
import { OrderNews } from "./order-news.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderOnItsWay } from "./order-on-its-way.tsx";
import { type Removed, RemovedRow } from "./removed-row.tsx";

const noProducts: CartProducts = new Map();

export function CartView() {
  const { cart, refresh } = usePricedCart();
  const { placingDelay } = useSettings();
  const lines = useCart((saved) => saved.lines);
  const isPlacing = useOpenOrder({ refresh, placingDelay }).step === "placing";
  const isAwaited = useHasBeen(isPlacing);
  const [removed, setRemoved] = useState<Removed>();
  const wasFilled = useHasBeen(cart.state === "ready");
  const products = cart.state === "ready" ? cart.products : noProducts;
  if (isPlacing) return <OrderOnItsWay products={products} />;
  const news = <OrderNews products={products} isAwaited={isAwaited} />;
  if (cart.state === "empty")
    return <EmptyCart {...{ cart, news, wasFilled, removed }} onUndone={() => setRemoved(undefined)} />;
  return (
    <>
      <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
        {news}
        <h1 className="font-display text-40 leading-[1.12] md:text-60">Your cart</h1>
        {cart.state === "loading" && <CartSkeleton />}
        {cart.state === "failed" && <PricesUnreachable onRetry={refresh} />}
        {cart.state === "ready" && <FilledCart {...{ cart, refresh, removed }} onRemoved={setRemoved} />}
        <noscript>
          <p>The cart needs JavaScript. Without it, you can order each piece by its GET BEST PRICE chat.</p>
        </noscript>
      </div>
      <ViewedRow except={lines.map(({ id }) => id)} />
    </>
  );
}

type FilledProps = ComponentProps<typeof CartLines> & { refresh: () => Promise<void> };

function FilledCart({ cart, refresh, removed, onRemoved }: FilledProps) {
  const { priced, products, unpriced } = cart;
  const canOrder = priced.lines.length > 0;
  const checkout = useRef<HTMLAnchorElement>(null);
  const without = priced.problems.flatMap(({ id }) => products.get(id)?.name ?? []);
  const lines = useCart((saved) => saved.lines);
  const isSoldOut = (key: string) => priced.problems.some((each) => each.key === key && each.reason === "sold-out");
  const soldOut = lines.filter((line) => isSoldOut(lineKey(line)));
  return (
    <>
      <p className="text-15 text-ink-2 md:mt-0.5">
        {cartCount(countPieces(lines) - countPieces(soldOut), countPieces(soldOut))}
      </p>
      <GoneLines gone={cart.gone} />
      <div className="mt-5.5 md:mt-8.5 md:with-summary">
        <div>
          <CartLines cart={cart} removed={removed} onRemoved={onRemoved} />
          <UnpricedLines unpriced={unpriced} onRetry={refresh} />
          {canOrder && <OrderNotes />}
        </div>
        {canOrder ? <CartSummary cart={cart} checkout={checkout} /> : <NothingToOrder problems={priced.problems} />}
      </div>
      {canOrder && <CartBar total={priced.total} without={without} watched={checkout} />}
      {!canOrder && <SimilarPieces problems={priced.problems} products={products} />}
    </>
  );
}

type EmptyProps = {
  news: ReactNode;
  cart: Extract<PricedCartState, { state: "empty" }>;
  wasFilled: boolean;
  removed: Removed | undefined;
  onUndone: () => void;
};

function EmptyCart({ cart, news, wasFilled, removed, onUndone }: EmptyProps) {
  useFocusIfLost(wasFilled);
  return (
    <>
      <div className="page">
        <div className="pt-7.5 empty:hidden">{news}</div>
        <GoneLines gone={cart.gone} />
        {removed && (
          <ul>
            <RemovedRow removed={removed} onUndone={onUndone} />
          </ul>
        )}
      </div>
      <EmptyState
        shamsa="begun"
        title="Your cart is empty"
        text="Nothing chosen yet. Everything here is made by hand, so take your time."
      >
        <a href={shopPath} className={buttonStyle("primary", "mt-6")}>
          Start Shopping
        </a>
      </EmptyState>
    </>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { placedMessage } from "../../shop/order/checkout.ts";
import { piecesInWords } from "../../shop/order/words.ts";
import { checkoutPath, orderPath } from "../../shop/paths.ts";
import { markAsShown, type PlacedOrder, usePlacedOrder } from "../placing/placed-order.ts";
import { readSentLines, usePlacing } from "../placing/placing-store.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { quietLink } from "../ui/button-style.ts";
import { focusOnMount } from "../ui/focus.ts";
import { ofPieces } from "./order-on-its-way.tsx";

type Props = {
  products: CartProducts;
  /** She has waited for it on this page: her focus goes on to it. */
  isAwaited: boolean;
};

/** What became of the order that was sent from this tab, above the cart. */
export function OrderNews({ products, isAwaited }: Props) {
  const placing = usePlacing();
  const placed = usePlacedOrder();
  if (placed) return <Placed order={placed} isAwaited={isAwaited} />;
  switch (placing.step) {
    case "unreachable":
      return <Unanswered products={products} isAwaited={isAwaited} />;
    case "refused": {
      const { changes } = placing.refusal;
      return (
        <News title="Nothing has been ordered yet" isAwaited={isAwaited}>
          {changes.length > 0 ? changes.join(" ") : "Checkout says why."}
        </News>
      );
    }
    case "taken":
      return (
        <News title="This cart has already been ordered" isAwaited={isAwaited}>
          It was sent before or from another tab. Nothing has been ordered twice.
        </News>
      );
    default:
      return null;
  }
}

function Placed({ order, isAwaited }: { order: PlacedOrder; isAwaited: boolean }) {
  const { number, key, lines } = order.receipt;
  useEffect(() => {
    if (!order.seen) markAsShown(order);
  }, [order]);
  return (
    <News title={placedMessage} isAwaited={isAwaited}>
      We have your order of {piecesInWords(lines)}. Order number{" "}
      <strong className="nums whitespace-nowrap font-semibold">{number}</strong>.{" "}
      {key && (
        <a href={orderPath(number, key)} className={quietLink}>
          See your order
        </a>
      )}
    </News>
  );
}

function Unanswered({ products, isAwaited }: Props) {
  const [lines] = useState(readSentLines);
  return (
    <News title="We couldn’t reach the shop" isAwaited={isAwaited}>
      Your order{ofPieces(lines, products)} may have arrived or not. Trying again can’t order twice.{" "}
      <a href={checkoutPath} className={quietLink}>
        Try again at checkout
      </a>
    </News>
  );
}

function News({ title, isAwaited, children }: { title: string; isAwaited: boolean; children: ReactNode }) {
  return (
    <section
      ref={isAwaited ? focusOnMount : null}
      tabIndex={-1}
      aria-label={title}
      className="mb-6 rounded-card border border-gold-2 bg-white px-4.5 py-4 outline-none"
    >
      <h2 className="font-display text-26 leading-tight">{title}</h2>
      <p className="mt-1.5 break-words text-15">{children}</p>
    </section>
  );
}

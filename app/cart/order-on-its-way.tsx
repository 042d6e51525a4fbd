import { useState } from "react";
import type { RequestLine } from "../../shop/order/request.ts";
import { piecesInWords } from "../../shop/order/words.ts";
import { readSentLines } from "../placing/placing-store.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { focusOnMount } from "../ui/focus.ts";

/** In the cart's place: what is on its way isn't changed before its answer is known. */
export function OrderOnItsWay({ products }: { products: CartProducts }) {
  const [lines] = useState(readSentLines);
  return (
    <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
      <h1 ref={focusOnMount} tabIndex={-1} className="font-display text-40 leading-[1.12] md:text-60">
        Your order is on its way to us
      </h1>
      <p role="status" className="mt-2 max-w-[36rem] break-words">
        An order{ofPieces(lines, products)} is being placed. We show its answer here, and your cart opens again.
      </p>
    </div>
  );
}

/** " of 2 Gauhar in size 17"; nothing as long as their names aren't known. */
export function ofPieces(lines: readonly RequestLine[], products: CartProducts): string {
  const named = lines.flatMap((line) => {
    const name = products.get(line.id)?.name;
    return name ? [{ ...line, name, price: 0, lineTotal: 0 }] : [];
  });
  return named.length > 0 && named.length === lines.length ? ` of ${piecesInWords(named)}` : "";
}

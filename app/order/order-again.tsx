import { useState } from "react";
import { addProblem } from "../../shop/cart.ts";
import { checkChoices } from "../../shop/choices.ts";
import type { FollowedLine } from "../../shop/followed-order.ts";
import { orderAgainText } from "../../shop/order-again.ts";
import { Icon } from "../components/icon.tsx";
import { loadProducts } from "../saved-cart/cart-products.ts";
import { addToCart, cartStore } from "../saved-cart/cart-store.ts";
import { rowStyle } from "./row-style.ts";

/** What is still sold goes into the cart; what isn't is named. */
export function OrderAgain({ lines }: { lines: readonly FollowedLine[] }) {
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function order(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const products = await loadProducts(
        lines.map(({ id }) => id),
        "reload",
      );
      const [added, missing]: [FollowedLine[], FollowedLine[]] = [[], []];
      for (const line of lines) {
        const { id, quantity, size, withDupatta, scent, kilos } = line;
        const product = products.get(id);
        const wished = {
          ...(size && { size }),
          ...(withDupatta !== undefined && { withDupatta }),
          ...(scent && { scent }),
          ...(kilos && { kilos }),
        };
        const chosen = product?.inStock ? checkChoices(product, wished) : undefined;
        const wanted = chosen?.ok ? { id, quantity, ...chosen.choices } : undefined;
        if (wanted && !addProblem(cartStore.getState().lines, wanted)) {
          addToCart(wanted);
          added.push(line);
        } else missing.push(line);
      }
      setSaid(orderAgainText(added, missing));
    } catch {
      setSaid("We couldn’t reach the shop. Try again in a moment.");
    }
    setIsBusy(false);
  }

  return (
    <div className="noscript:hidden border-line border-b print:hidden">
      <button type="button" onClick={order} aria-busy={isBusy} className={rowStyle}>
        <Icon name="again" className="size-5.5" />
        <span>
          <strong className="block font-semibold">Order again</strong>
          <span className="text-14 text-ink-2">What is still sold goes into your cart.</span>
        </span>
      </button>
      <p role="status" className={said ? "pb-3 text-15" : ""}>
        {said}
      </p>
    </div>
  );
}

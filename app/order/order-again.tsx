import { useState } from "react";
import { type AddProblem, addProblem } from "../../shop/cart/cart.ts";
import type { FollowedLine } from "../../shop/follow/followed-order.ts";
import { lineAgain, orderAgainText, type StillSold } from "../../shop/follow/order-again.ts";
import { cartPath } from "../../shop/paths.ts";
import { fetchProducts } from "../saved-cart/cart-products.ts";
import { addToCart, rereadCart } from "../saved-cart/cart-store.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { rowStyle } from "./row-style.ts";

const openCart = "Open your cart";

/** What is still sold goes into the cart, once; what isn't is named. From then on the button leads to the cart. */
function useOrderAgain(lines: readonly FollowedLine[]) {
  const [said, setSaid] = useState("");
  const [isInCart, setIsInCart] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function order(): Promise<void> {
    if (isBusy) return;
    if (isInCart) return window.location.assign(cartPath);
    setIsBusy(true);
    try {
      const products = await fetchProducts(
        lines.map(({ id }) => id),
        "reload",
      );
      const [added, missing]: [FollowedLine[], FollowedLine[]] = [[], []];
      const problems: AddProblem[] = [];
      for (const line of lines) {
        const wanted = lineAgain(line, products.get(line.id));
        const problem = wanted && addProblem(rereadCart().lines, wanted);
        if (problem) problems.push(problem);
        else if (wanted) addToCart(wanted);
        if (!problem) (wanted ? added : missing).push(line);
      }
      setSaid(orderAgainText(added, missing, problems));
      setIsInCart(added.length > 0);
    } catch {
      setSaid("We couldn’t reach the shop. Try again in a moment.");
    }
    setIsBusy(false);
  }

  return { said, isInCart, button: { type: "button" as const, onClick: order, "aria-busy": isBusy } };
}

/** Among the other things that she can do. */
export function OrderAgainRow({ lines }: { lines: readonly FollowedLine[] }) {
  const { said, isInCart, button } = useOrderAgain(lines);
  return (
    <div className="noscript:hidden border-line border-b print:hidden">
      <button {...button} className={rowStyle}>
        <Icon name="again" className="size-5.5" />
        <span>
          <strong className="block font-semibold">{isInCart ? openCart : "Order again"}</strong>
          {!isInCart && <span className="text-14 text-ink-2">What is still sold goes into your cart.</span>}
        </span>
      </button>
      <p role="status" className={said ? "pb-3 text-15" : ""}>
        {said}
      </p>
    </div>
  );
}

type BoxProps = { lines: readonly FollowedLine[]; stillSold: StillSold };

/** After a cancelled order: the first thing to do, should she think again. */
export function OrderAgainBox({ lines, stillSold: { isAny, text } }: BoxProps) {
  const { said, isInCart, button } = useOrderAgain(lines);
  return (
    <section aria-labelledby="again-title" className="order-box print:hidden">
      <h2 id="again-title" className="font-display text-26 leading-[1.4] md:text-30">
        Should you want it after all
      </h2>
      <p className="text-15 text-ink-2">{text}</p>
      {isAny && (
        <button {...button} className={buttonStyle("primary", "mt-3.5 noscript:hidden w-full")}>
          {isInCart ? openCart : "Order again"}
        </button>
      )}
      <p role="status" className={said ? "mt-3 text-15" : ""}>
        {said}
      </p>
    </section>
  );
}

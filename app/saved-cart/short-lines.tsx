import { type CartLine, lineKey } from "../../shop/cart/cart.ts";
import { mostForLine } from "../../shop/cart/cart-stock.ts";
import { leftInWords } from "../../shop/pieces/stock.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Problem } from "../ui/problem.tsx";
import { changeQuantity, useCart } from "./cart-store.ts";
import type { ReadyCart } from "./use-priced-cart.ts";

/** A line that asks for more pieces than there are, and how many it may have beside the others. */
export type ShortLine = { line: CartLine; name: string; left: number; most: number };

export function useShortLines({ priced, products, offer }: ReadyCart): ShortLine[] {
  const lines = useCart((cart) => cart.lines);
  if (offer) return [];
  return priced.problems.flatMap((problem): ShortLine[] => {
    const line = lines.find((each) => lineKey(each) === problem.key);
    const product = products.get(problem.id);
    if (problem.reason !== "only-left" || !line || !product) return [];
    const most = mostForLine(line, priced.lines, product.stock) ?? 0;
    return most > 0 ? [{ line, name: product.name, left: problem.left, most }] : [];
  });
}

/** At checkout: each line with the button that takes as many as there are. */
export function ShortLines({ cart }: { cart: ReadyCart }) {
  const short = useShortLines(cart);
  return short.map(({ line, name, left, most }) => (
    <div key={lineKey(line)} className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Problem className="font-semibold text-14">
        {name}: {leftInWords(left).toLowerCase()} Until you take {most} it isn’t part of this order.
      </Problem>
      <TakeButton line={line} name={name} most={most} />
    </div>
  ));
}

type TakeProps = { line: CartLine; name: string; most: number; onTaken?: () => void };

export function TakeButton({ line, name, most, onTaken }: TakeProps) {
  return (
    <button
      type="button"
      aria-label={`Take ${most} of ${name}`}
      onClick={() => {
        changeQuantity(lineKey(line), most);
        onTaken?.();
      }}
      className={buttonStyle("outline", "min-h-11 px-4 text-14")}
    >
      Take {most}
    </button>
  );
}

import { lineKey } from "../../shop/cart/cart.ts";
import { mostForLine } from "../../shop/cart/cart-stock.ts";
import { removeFromCart, useCart } from "../saved-cart/cart-store.ts";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { type Removed, RemovedRow } from "./removed-row.tsx";

type Props = {
  cart: ReadyCart;
  removed: Removed | undefined;
  onRemoved: (removed: Removed | undefined) => void;
};

/** The lines in their order; where one was just removed, the way to have it back. */
export function CartLines({ cart: { priced, products }, removed, onRemoved }: Props) {
  const lines = useCart((cart) => cart.lines);
  const rows = lines.flatMap((line, index) => {
    const product = products.get(line.id);
    if (!product) return [];
    const key = lineKey(line);
    const problem = priced.problems.find((each) => each.key === key);
    return [
      <CartLineRow
        key={key}
        line={line}
        product={product}
        soldOut={problem?.reason === "sold-out"}
        short={problem?.reason === "only-left" ? problem.left : undefined}
        most={mostForLine(line, priced.lines, product.stock)}
        onRemove={() => {
          removeFromCart(key);
          onRemoved({ line, index, name: product.name });
        }}
      />,
    ];
  });
  if (removed) {
    // A second removal in a row is another row: its Undo takes the focus as the first one did.
    const row = (
      <RemovedRow key={`removed ${lineKey(removed.line)}`} removed={removed} onUndone={() => onRemoved(undefined)} />
    );
    rows.splice(removed.index, 0, row);
  }
  return <ul className="divide-y divide-line border-line border-y">{rows}</ul>;
}

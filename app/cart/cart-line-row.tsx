import { type CartLine, lineKey } from "../../shop/cart/cart.ts";
import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { maxQuantity } from "../../shop/limits.ts";
import { formatRs, times } from "../../shop/money/rupees.ts";
import { lineArrival } from "../../shop/order/arrival.ts";
import { productPath } from "../../shop/paths.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import { priceNow, shownPrice } from "../../shop/pieces/sale.ts";
import { useArrival } from "../saved-cart/cart-arrival.tsx";
import { changeQuantity } from "../saved-cart/cart-store.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { Problem } from "../ui/problem.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { removeButtonId } from "./removed-row.tsx";
import { StockLeft } from "./stock-left.tsx";

type Props = {
  line: CartLine;
  product: CartProduct;
  soldOut: boolean;
  /** How many are left, where that is less than the line asks for. */
  short: number | undefined;
  /** As many as the line may have, where they are counted. */
  most: number | undefined;
  onRemove: () => void;
};

const problemLook = "mt-2 font-semibold text-14";
const pictureSizes = "(min-width: 68.75rem) 132px, 100px";

export function CartLineRow({ line, product, soldOut, short, most, onRemove }: Props) {
  const { name, picture, summary, badge } = product;
  const arrival = useArrival([line], new Map([[line.id, product]]));
  const href = productPath(product.id);
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 pt-4.5 pb-2.25 md:grid-cols-[100px_minmax(0,1fr)_auto] md:gap-x-4 md:py-6.5 wide:grid-cols-[132px_minmax(0,1fr)_auto] wide:gap-x-6">
      {/* The same link as the name, for a finger: not in the tab order. */}
      <a href={href} tabIndex={-1} aria-label={summary} className="row-span-2 self-start">
        <Picture of={picture} alt="" sizes={pictureSizes} className="aspect-3/4 rounded-card" />
      </a>
      <div>
        <h2 className="break-words font-display text-22 leading-[1.15] md:text-26">
          <a href={href} className="-my-2.5 inline-block min-w-11 py-2.5 hover:text-accent-deep">
            {name}
          </a>
        </h2>
        <p className="text-14 text-ink-2 leading-normal">
          <span className="block truncate">{summary}</span>
          {describeChoices(line).map((choice) => (
            <span key={choice} className="block">
              {choice}
            </span>
          ))}
          <span className="nums block">
            <Price {...shownPrice(product)} format={formatRs} /> each
          </span>
          {arrival && !soldOut && <span className="nums block">{lineArrival(badge, arrival)}</span>}
        </p>
        {soldOut ? (
          <Problem className={problemLook}>Sold out: it won’t be part of your order.</Problem>
        ) : (
          <div className="mt-4">
            <Stepper
              quantity={line.quantity}
              of={name}
              max={Math.max(1, Math.min(most ?? maxQuantity, maxQuantity))}
              onChange={(quantity) => changeQuantity(lineKey(line), quantity)}
            />
            <StockLeft line={line} name={name} stock={product.stock} short={short} most={most} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 large-letters:col-span-2 md:flex-col md:flex-nowrap md:items-end md:justify-start md:gap-13">
        <p className="nums order-2 ml-auto whitespace-nowrap font-semibold text-16 md:order-1 md:mt-1.5">
          {soldOut || short !== undefined ? "" : formatRs(times(priceNow(product), line.quantity))}
        </p>
        <button
          type="button"
          id={removeButtonId(line)}
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className="order-1 min-h-11 text-14 text-ink-2 underline underline-offset-4 hover:text-ink md:order-2"
        >
          Remove
        </button>
      </div>
    </li>
  );
}

import { formatListing, grouped, type Rupees } from "../../shop/money/rupees.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";

type Props = ShownPrice & {
  format?: (amount: Rupees) => string;
  /** On the product's own page, where the price is large already. */
  large?: boolean;
  /** A product must go through `shownPrice` first. */
  salePrice?: never;
};

/** On sale: the new price, and the old one smaller and struck, without its currency. */
export function Price({ price, was, format = formatListing, large = false }: Props) {
  if (was === undefined) return format(price);
  return (
    <>
      <span className={`mr-0.75 whitespace-nowrap ${large ? "" : "font-semibold"}`}>{format(price)}</span>{" "}
      <s className={`whitespace-nowrap font-normal ${large ? "text-15" : "text-[.87em]"}`}>
        <span className="sr-only">before: </span>
        {grouped(was)}
      </s>
    </>
  );
}

/** "Save 3,000 PKR", for a line of its own; nothing for a piece that isn't on sale. */
export function Saving({ price, was, className = "" }: ShownPrice & { className?: string }) {
  if (was === undefined) return null;
  return (
    <span className={`nums font-semibold text-bronze in-[.bg-plum]:text-gold-2 ${className}`}>
      Save {formatListing(was - price)}
    </span>
  );
}

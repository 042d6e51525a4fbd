import { formatListing, type Rupees } from "../../shop/money/rupees.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";

type Props = ShownPrice & {
  format?: (amount: Rupees) => string;
  /** A product must go through `shownPrice` first. */
  salePrice?: never;
};

/** On sale: the word, the new price, and the old one struck through. */
export function Price({ price, was, format = formatListing }: Props) {
  if (was === undefined) return format(price);
  return (
    <>
      <span className="whitespace-nowrap">
        <span className="font-semibold text-red in-[.bg-plum]:text-inherit">Sale</span> {format(price)}
      </span>{" "}
      <s className="whitespace-nowrap text-[.87em]">
        <span className="sr-only">before: </span>
        {format(was)}
      </s>
    </>
  );
}

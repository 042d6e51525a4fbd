import { formatPkr, type Rupees } from "../../shop/money/rupees.ts";

type Props = { price: Rupees; shopPrice?: Rupees | undefined; quantity?: number };

/** The agreed price, and after it the shop's where that is higher. */
export function OfferPrice({ price, shopPrice = 0, quantity = 1 }: Props) {
  return (
    <>
      <span className={`whitespace-nowrap ${shopPrice > price ? "mr-1.5" : ""}`}>
        {price === 0 ? "A gift" : formatPkr(price)}
        {quantity > 1 && ` × ${quantity}`}
      </span>
      {shopPrice > price && (
        <>
          {" "}
          <Struck amount={shopPrice} />
        </>
      )}
    </>
  );
}

export function Struck({ amount }: { amount: Rupees }) {
  return (
    <s className="whitespace-nowrap font-normal text-[.84em] text-ink-2">
      <span className="sr-only">instead of </span>
      {formatPkr(amount)}
    </s>
  );
}

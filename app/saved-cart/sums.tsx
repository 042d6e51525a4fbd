import type { ReactNode } from "react";
import type { PricedCart } from "../../shop/cart/pricing.ts";
import { formatRs } from "../../shop/money/rupees.ts";

type Props = Pick<PricedCart, "subtotal" | "delivery" | "total"> & {
  /** Below the subtotal. */
  children?: ReactNode;
  /** What delivery, which is free, costs otherwise. */
  free?: ReactNode;
  /** Below the total. */
  below?: ReactNode;
};

/** Subtotal, delivery and total. */
export function Sums({ subtotal, delivery, total, free, below, children }: Props) {
  const row = "flex flex-wrap items-baseline justify-between gap-x-4";
  return (
    <dl className="nums mt-3 flex flex-col gap-3 text-15">
      <div className={row}>
        <dt>Subtotal</dt>
        <dd className="ml-auto text-right">{formatRs(subtotal)}</dd>
      </div>
      {children}
      <div className={row}>
        <dt className="flex-[1_1_8rem]">Delivery, all over Pakistan</dt>
        <dd className="ml-auto text-right">{free ? <>{free} free</> : formatRs(delivery)}</dd>
      </div>
      <div className={`${row} mt-1 border-line border-t pt-3.5 font-semibold text-19`}>
        <dt>Total</dt>
        <dd className="ml-auto text-right">
          <output>{formatRs(total)}</output>
        </dd>
      </div>
      {below}
    </dl>
  );
}

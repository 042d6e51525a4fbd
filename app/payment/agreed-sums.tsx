import type { ReactNode } from "react";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import type { Receipt } from "../../shop/order/answer.ts";
import type { OrderLine } from "../../shop/order/order.ts";
import { savingOf } from "../../shop/order/saving.ts";
import { useSettings } from "../page/settings.ts";
import { Sums } from "../saved-cart/sums.tsx";
import { Struck } from "./struck.tsx";

type Props = Pick<Receipt, "subtotal" | "delivery" | "total"> & {
  lines: readonly OrderLine[];
  /** Below the subtotal. */
  children?: ReactNode;
};

/** The sums of an order, with what was agreed for less than the shop asks. */
export function AgreedSums({ lines, children, ...sums }: Props) {
  const { deliveryCharge } = useSettings();
  const saving = savingOf(lines);
  const isFree = deliveryCharge > 0 && sums.delivery === 0;
  return (
    <Sums
      {...sums}
      free={isFree && <Struck amount={deliveryCharge} />}
      below={saving > 0 && <Saving amount={saving} />}
    >
      {children}
    </Sums>
  );
}

function Saving({ amount }: { amount: Rupees }) {
  return (
    <div className="-mt-2 text-right text-14 text-green">
      <dt className="inline">You save </dt>
      <dd className="inline">{formatRs(amount)}</dd>
    </div>
  );
}

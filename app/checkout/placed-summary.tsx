import { paymentNames } from "../../shop/order/checkout.ts";
import { formatWeekday, parseDay } from "../../shop/pakistan-days.ts";
import { AgreedSums } from "../payment/agreed-sums.tsx";
import type { PlacedOrder } from "../placing/placed-order.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { NotesText } from "./notes-text.tsx";
import { OrderLines } from "./order-lines.tsx";

type Props = { order: PlacedOrder; products: CartProducts };

export function PlacedSummary({ order: { receipt, customer, notes, neededBy }, products }: Props) {
  const neededDay = parseDay(neededBy);
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-card border border-line bg-white px-4.5 pt-4 pb-7 md:pt-6.5 wide:px-7.5 md:pb-8"
    >
      <h2 id="summary-title" className="mb-4 font-display text-26 leading-[1.4] md:text-30">
        Order summary
      </h2>
      <OrderLines lines={receipt.lines} products={products} />
      <div className="mt-4.5 border-line border-t">
        <AgreedSums {...receipt} />
      </div>
      <dl className="mt-4.5 flex flex-col gap-3 border-line border-t pt-3 text-15 leading-[1.6]">
        <div className="flex justify-between gap-x-6 large-letters:flex-wrap">
          <dt className="text-ink-2">Payment</dt>
          <dd className="ml-auto text-right">{paymentNames[receipt.payment]}</dd>
        </div>
        {neededDay !== undefined && (
          <div className="flex justify-between gap-x-6 large-letters:flex-wrap">
            <dt className="text-ink-2">Needed by</dt>
            <dd className="nums ml-auto text-right">{formatWeekday(neededDay)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-x-6 large-letters:flex-wrap">
          <dt className="text-ink-2">To</dt>
          <dd className="ml-auto min-w-0 break-words text-right">
            {(["name", "address", "city"] as const).map((field) => (
              <bdi key={field} className="block whitespace-pre-line">
                {customer[field]}
              </bdi>
            ))}
          </dd>
        </div>
      </dl>
      <NotesText notes={notes} />
    </section>
  );
}

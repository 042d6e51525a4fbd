import { ordersInWords } from "../../../shop/desk/filter-words.ts";
import type { OrderSum } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";

/** How many orders a search or filter finds, and their sum; of a filter by money also what hasn't come. */
export function CountLine({ sum, isByMoney }: { sum: OrderSum; isByMoney: boolean }) {
  return (
    <p
      role="status"
      className="-mx-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line border-b px-4 py-1.5 text-14 md:mx-0 md:px-0"
    >
      <span className="font-semibold">{ordersInWords(sum.count)}</span>
      {sum.count > 0 && (
        <span className="text-ink-2">
          {isByMoney ? `${formatDesk(sum.total)}, still due ${formatDesk(sum.due)}` : `${formatDesk(sum.total)} in all`}
        </span>
      )}
    </p>
  );
}

import { ordersInWords } from "../../../shop/desk/filter-words.ts";
import type { OrderSum } from "../../../shop/desk/order-desk.ts";
import type { OrderFilter } from "../../../shop/desk/order-filter.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";

type Props = { sum: OrderSum; money: OrderFilter["money"] };

/** How many orders a search or filter finds, and their sum; of a filter by money what hasn't come or goes back. */
export function CountLine({ sum, money }: Props) {
  return (
    <p
      role="status"
      className="-mx-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line border-b px-4 py-1.5 text-14 md:mx-0 md:px-0"
    >
      <span className="font-semibold">{ordersInWords(sum.count)}</span>
      {sum.count > 0 && <span className="text-ink-2">{inWords(sum, money)}</span>}
    </p>
  );
}

function inWords({ total, due, toGiveBack }: OrderSum, money: OrderFilter["money"]): string {
  if (money === undefined) return `${formatDesk(total)} in all`;
  if (money.every((each) => each === "give-back")) return `${formatDesk(toGiveBack)} to give back`;
  return `${formatDesk(total)}, still due ${formatDesk(due)}`;
}

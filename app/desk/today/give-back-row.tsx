import { Link } from "react-router";
import type { OwedMoney } from "../../../shop/desk/today-numbers.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { refundPromise } from "../../../shop/order/give-back.ts";
import { Icon } from "../../ui/icon.tsx";
import { ordersPath } from "./order-links.ts";
import { RowLine } from "./row-line.tsx";

type Props = { toGiveBack: OwedMoney["toGiveBack"]; now: number; refundDays: number };

/** The last row of "Waiting for you". */
export function GiveBackRow({ toGiveBack: { count, total, since }, now, refundDays }: Props) {
  if (since === undefined) return null;
  const { words, isLate } = refundPromise(since, refundDays, now);
  return (
    <li className="border-line border-t">
      <Link to={ordersPath({ money: ["give-back"] })} className="waiting-row">
        <span className="waiting-count">{count.toLocaleString("en-US")}</span>
        <span className="min-w-0 grow">
          <span className="block font-semibold leading-snug">To give back</span>
          <RowLine isLate={isLate}>{`${formatDesk(total)}, ${words}`}</RowLine>
        </span>
        <Icon name="right" className="size-5 text-ink-2" />
      </Link>
    </li>
  );
}

import { Link } from "react-router";
import { courierAge } from "../../../shop/desk/courier-age.ts";
import { deskNewSheetPath } from "../../../shop/desk/desk-paths.ts";
import type { OwedMoney } from "../../../shop/desk/today-numbers.ts";
import { formatDesk, sum } from "../../../shop/money/rupees.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { ordersPath } from "./order-links.ts";
import { RowLine } from "./row-line.tsx";

type Props = { couriers: OwedMoney["couriers"]; now: number; courierDays: number };

/** Cash of delivered orders that hasn't come yet. */
export function WithCouriers({ couriers, now, courierDays }: Props) {
  return (
    <section>
      <div className="couriers-head">
        <h2 className="section-title">With couriers</h2>
        <span className="couriers-aside text-14 text-ink-2">delivered, cash not here</span>
        {couriers.length > 0 && (
          <Link to={ordersPath({ money: ["with-courier"] })} className="couriers-sum">
            {formatDesk(sum(couriers.map(({ total }) => total)))}
          </Link>
        )}
      </div>
      {couriers.length === 0 && (
        <p className="border-line border-t border-b py-4 text-ink-2">No courier owes you anything.</p>
      )}
      <ul>
        {couriers.map((row) => {
          const { words, isLate } = courierAge(row, now, courierDays);
          return (
            <li key={row.courier} className="border-line border-b first:border-t">
              <Link
                to={ordersPath({ money: ["with-courier"], courier: row.courier })}
                className="flex min-h-15.5 items-center gap-3"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold leading-snug">{row.courier}</span>
                  <RowLine isLate={isLate}>{words}</RowLine>
                </span>
                <span className="nums whitespace-nowrap font-semibold">{formatDesk(row.total)}</span>
                <Icon name="right" className="size-5 text-ink-2" />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        to={deskNewSheetPath}
        className="mt-1 flex min-h-11 items-center gap-2.5 font-semibold text-accent-deep hover:underline"
      >
        <DeskIcon name="paste" className="size-5" />
        Enter a courier’s sheet
      </Link>
    </section>
  );
}

import type { TakingsNumbers } from "../../../shop/desk/today-numbers.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { sourceNames } from "../../../shop/order/source.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { BarRow } from "./bar-row.tsx";
import { ordersPath, soldDays, takenSince } from "./order-links.ts";
import { SectionHead } from "./section-head.tsx";

type Props = { sources: TakingsNumbers["sources"]; today: Day };

/** While everything comes from the shop itself, there is nothing to tell. */
export function WhereItComesFrom({ sources, today }: Props) {
  if (sources.every(({ source }) => source === "shop")) return null;
  const most = Math.max(1, ...sources.map(({ total }) => total));
  return (
    <section>
      <SectionHead title="Where it comes from" aside={`confirmed, ${soldDays}\u00a0days`} />
      <ul className="bar-list">
        {sources.map(({ source, total }) => (
          <BarRow
            key={source}
            to={ordersPath({ source: [source], reached: "confirmed", ...takenSince(today, soldDays) })}
            name={sourceNames[source]}
            share={total / most}
          >
            {formatDesk(total)}
          </BarRow>
        ))}
      </ul>
    </section>
  );
}

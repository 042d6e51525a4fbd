import { Link } from "react-router";
import type { Takings, TakingsSum } from "../../../shop/desk/takings.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { ordersPath, takenSince } from "./order-links.ts";
import { SectionHead } from "./section-head.tsx";
import { TakingsChart } from "./takings-chart.tsx";

export function TakingsSection({ takings, today }: { takings: Takings; today: Day }) {
  return (
    <section className="takings">
      <SectionHead title="Takings" aside="orders placed, less cancelled" />
      <ul className="takings-sums">
        {takings.sums.map((sum) => (
          <li key={sum.days}>
            <span className="text-14 text-ink-2">{nameOf(sum)}</span>
            <Link to={ordersPath(takenSince(today, sum.days))} className="takings-sum">
              {formatDesk(sum.total)}
            </Link>
            <Before {...sum} />
          </li>
        ))}
      </ul>
      <TakingsChart bars={takings.bars} today={today} />
    </section>
  );
}

function nameOf({ days }: TakingsSum): string {
  return days === 1 ? "Today" : `${days} days`;
}

/** Two wordings, one of which CSS hides: the short one where the sums are stacked. */
function Before({ days, before }: TakingsSum) {
  const [short, long] = days === 1 ? ["yesterday", "yesterday"] : ["before", `the ${days} before`];
  return (
    <span className="text-13 text-ink-2">
      <span className="takings-short">
        {short} {formatDesk(before)}
      </span>
      <span className="takings-long">
        {formatDesk(before)} {long}
      </span>
    </span>
  );
}

import { Link } from "react-router";
import {
  type Takings,
  type TakingsSpan,
  type TakingsSums,
  takingsKinds,
  takingsSpans,
} from "../../../shop/desk/takings.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { BarRow } from "./bar-row.tsx";
import { ordersPath, takenSince } from "./order-links.ts";
import { TakingsChart } from "./takings-chart.tsx";

const kinds = {
  placed: { name: "Placed", className: "bar-hollow" },
  confirmed: { name: "Confirmed", className: "", reached: "confirmed" },
  sent: { name: "Sent", className: "", reached: "sent" },
  inHand: { name: "In hand", className: "bar-ink", reached: "paid" },
} as const satisfies Record<keyof TakingsSums, object>;

export function TakingsSection({ takings, today }: { takings: Takings; today: Day }) {
  const { sums, span, before, bars } = takings;
  const longest = Math.max(1, sums.placed);
  const days = takenSince(today, span);
  return (
    <section className="takings">
      <div className="takings-head">
        <h2 className="section-title">Takings</h2>
        <span className="takings-aside text-14 text-ink-2">less cancelled</span>
        <nav aria-label="Takings of" className="takings-spans">
          {takingsSpans.map((each) => (
            <Link
              key={each}
              to={`?days=${each}`}
              preventScrollReset
              replace
              aria-current={each === span ? "true" : undefined}
              className="takings-span"
            >
              {nameOf(each)}
            </Link>
          ))}
        </nav>
      </div>
      <ul className="bar-list bar-thick">
        {takingsKinds.map((kind) => {
          const { name, className, ...reached } = kinds[kind];
          return (
            <BarRow
              key={kind}
              to={ordersPath({ ...days, ...reached })}
              name={name}
              share={sums[kind] / longest}
              className={className}
            >
              {formatDesk(sums[kind])}
            </BarRow>
          );
        })}
      </ul>
      <p className="text-13 text-ink-2">
        <Link
          to={ordersPath({ ...takenSince(today - span, span), reached: "confirmed" })}
          className="inline-flex min-h-8 items-center hover:underline"
        >
          {formatDesk(before)} confirmed {span === 1 ? "yesterday" : `in the ${span} days before`}
        </Link>
      </p>
      <TakingsChart bars={bars} today={today} />
    </section>
  );
}

function nameOf(span: TakingsSpan): string {
  return span === 1 ? "Today" : `${span} days`;
}

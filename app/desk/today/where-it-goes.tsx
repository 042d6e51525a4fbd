import { Link } from "react-router";
import type { TodayNumbers } from "../../../shop/desk/order-desk.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { ordersPath, soldDays, takenSince } from "./order-links.ts";
import { SectionHead } from "./section-head.tsx";

type Props = { cities: TodayNumbers["cities"]; today: Day };

const shown = 7;
const longest = 100;

export function WhereItGoes({ cities, today }: Props) {
  const rest = cities.slice(shown);
  const most = cities[0]?.count ?? 1;
  return (
    <section>
      <SectionHead title="Where it goes" aside={`orders, ${soldDays} days`} />
      <Rows cities={cities.slice(0, shown)} most={most} today={today} />
      {rest.length > 0 && (
        <details>
          <summary className="city-row list-none font-semibold text-accent-deep">
            <span className="col-span-2">{rest.length === 1 ? "1 more city" : `${rest.length} more cities`}</span>
            <span className="text-right text-ink">{rest.reduce((sum, { count }) => sum + count, 0)}</span>
          </summary>
          <Rows cities={rest} most={most} today={today} />
        </details>
      )}
    </section>
  );
}

function Rows({ cities, most, today }: Props & { most: number }) {
  return (
    <ul>
      {cities.map(({ city, count }) => (
        <li key={city}>
          <Link to={ordersPath({ city, ...takenSince(today, soldDays) })} className="city-row">
            <bdi className="truncate">{city}</bdi>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${longest} 5`}
              preserveAspectRatio="none"
              className="h-[5px] w-full fill-bar"
            >
              <path d={`M0 0h${Math.max(3, (count / most) * longest)}l-2 5H0z`} />
            </svg>
            <span className="text-right font-semibold">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

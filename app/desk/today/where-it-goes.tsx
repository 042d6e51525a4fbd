import type { TakingsNumbers } from "../../../shop/desk/today-numbers.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { BarRow } from "./bar-row.tsx";
import { ordersPath, soldDays, takenSince } from "./order-links.ts";
import { SectionHead } from "./section-head.tsx";

type Props = { cities: TakingsNumbers["cities"]; today: Day };

const shown = 7;

export function WhereItGoes({ cities, today }: Props) {
  const rest = cities.slice(shown);
  const most = cities[0]?.count ?? 1;
  return (
    <section>
      <SectionHead title="Where it goes" aside={`orders, ${soldDays} days`} />
      <Rows cities={cities.slice(0, shown)} most={most} today={today} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-accent-deep">
            <span>{rest.length === 1 ? "1 more city" : `${rest.length} more cities`}</span>
            <span>{rest.reduce((sum, { count }) => sum + count, 0)}</span>
          </summary>
          <Rows cities={rest} most={most} today={today} />
        </details>
      )}
    </section>
  );
}

function Rows({ cities, most, today }: Props & { most: number }) {
  return (
    <ul className="bar-list">
      {cities.map(({ city, count }) => (
        <BarRow
          key={city}
          to={ordersPath({ city: [city], ...takenSince(today, soldDays) })}
          name={city}
          share={count / most}
        >
          {count}
        </BarRow>
      ))}
    </ul>
  );
}

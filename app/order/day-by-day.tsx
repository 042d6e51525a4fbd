import type { DayEntry } from "../../shop/follow/day-by-day.ts";
import { formatLongMoment } from "../../shop/pakistan-days.ts";
import { Nuqta } from "../ui/nuqta.tsx";

const looks = {
  done: "text-green",
  now: "nuqta-now text-ink",
  "to-come": "text-line-2",
  cancelled: "struck text-line-2",
  past: "text-line-2",
} as const;

export function DayByDay({ entries }: { entries: readonly DayEntry[] }) {
  return (
    <section aria-labelledby="days-title" className="order-box">
      <h2 id="days-title" className="font-display text-26 leading-[1.4] md:text-30">
        Day by day
      </h2>
      <ol className="mt-1">
        {entries.map(({ at, title, text, state, about }) => (
          <li key={`${at ?? "next"} ${title}`} className="day-entry">
            <Nuqta outline={state !== "done" && state !== "past"} className={`mt-1.5 text-[10px] ${looks[state]}`} />
            <p className="font-semibold leading-normal">{title}</p>
            {text && <p className="text-15 text-ink-2 leading-normal">{text}</p>}
            <p className="day-date nums text-13 text-ink-2 md:text-14">
              {at === undefined ? (
                (about ?? "Next")
              ) : (
                <time dateTime={new Date(at).toISOString()}>{about ?? formatLongMoment(at)}</time>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

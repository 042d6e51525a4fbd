import { Link } from "react-router";
import { type DayTakings, takingsScale } from "../../../shop/desk/takings.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { type Day, formatDay, formatShortDay, isMonday } from "../../../shop/pakistan-days.ts";
import { ordersPath } from "./order-links.ts";

const width = 560;
const height = 260;
const baseline = 230;
const barTop = 14;
const slant = 3;

type Props = { bars: readonly DayTakings[]; today: Day };

/** One bar a day with a slanted top, linked to the day's orders; a nuqta for a day without any. */
export function TakingsChart({ bars, today }: Props) {
  const { top, lines } = takingsScale(bars);
  const step = width / bars.length;
  const y = (amount: number) => baseline - (amount / top) * (baseline - barTop);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="takings-chart">
      <title>Takings of thirty days</title>
      {lines.map((line) => (
        <path key={line} d={`M0 ${y(line)}H${width}`} className="takings-line" />
      ))}
      <path d={`M0 ${baseline}H${width}`} className="takings-floor" />
      {bars.map(({ day, total }, index) => (
        <Bar
          key={day}
          day={day}
          total={total}
          x={index * step + step * 0.18}
          y={y(total)}
          width={step * 0.64}
          isToday={day === today}
        />
      ))}
      {lines.map((line) => (
        <text key={line} x="0" y={y(line) - 5} className="takings-label pointer-events-none">
          {line.toLocaleString("en-US")}
        </text>
      ))}
      {bars.map(({ day }, index) =>
        day === today || (isMonday(day) && today - day > 4) ? (
          <text
            key={day}
            x={day === today ? width : index * step + step / 2}
            y={baseline + 21}
            className={`takings-label ${day === today ? "takings-today" : "takings-day"}`}
          >
            {day === today ? "Today" : formatShortDay(day)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

type BarProps = { day: Day; total: number; x: number; y: number; width: number; isToday: boolean };

function Bar({ day, total, x, y, width: wide, isToday }: BarProps) {
  const middle = x + wide / 2;
  const shape =
    total === 0
      ? `M${middle} ${baseline - 5}l2.5 2.500-2.500 2.500-2.500-2.500z`
      : `M${x} ${baseline}V${Math.min(baseline, y + slant)}L${x + wide} ${y}V${baseline}z`;
  return (
    <Link
      to={ordersPath({ from: day, to: day, standing: true })}
      aria-label={`${formatDay(day)}: ${formatDesk(total)}`}
    >
      <title>{`${formatDay(day)}: ${formatDesk(total)}`}</title>
      <path d={`M${x - 2} ${barTop}h${wide + 4}V${baseline}h-${wide + 4}z`} className="fill-transparent" />
      <path d={shape} className={isToday ? "fill-ink" : "fill-bar"} />
    </Link>
  );
}

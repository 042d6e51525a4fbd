import type { ReactNode } from "react";
import { Link } from "react-router";
import { type DayTakings, takingsBar, takingsScale } from "../../../shop/desk/takings.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { type Day, formatDay, formatShortDay, isMonday } from "../../../shop/pakistan-days.ts";
import { ordersPath } from "./order-links.ts";

const width = 560;
const height = 260;
const baseline = 230;
/** Where the scale ends. What runs off is dashed above it. */
const barTop = 34;
const slant = 3;

type Props = { bars: readonly DayTakings[]; today: Day };

/** One bar a day with a slanted top, linked to the day's orders; a nuqta for a day without any. */
export function TakingsChart({ bars, today }: Props) {
  const { top, lines } = takingsScale(bars);
  const step = width / bars.length;
  const y = (share: number) => baseline - share * (baseline - barTop);
  const shown = bars.map((bar) => ({ ...bar, shape: takingsBar(bar, top) }));
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className="takings-chart">
        <title>Takings of thirty days</title>
        {lines.map((line) => (
          <path key={line} d={`M0 ${y(line / top)}H${width}`} className="takings-line" />
        ))}
        <path d={`M0 ${baseline}H${width}`} className="takings-floor" />
        {shown.map(({ shape, ...bar }, index) => (
          <DayLink key={bar.day} bar={bar} isToday={bar.day === today} x={index * step} step={step}>
            <Bar
              x={index * step + step * 0.18}
              width={step * 0.64}
              confirmed={y(shape.confirmed)}
              placed={y(shape.placed)}
              runsOff={shape.runsOff}
            />
          </DayLink>
        ))}
        {lines.map((line) => (
          <text key={line} x="0" y={y(line / top) - 5} className="takings-label pointer-events-none">
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
      <p className="takings-legend">
        <span className="takings-key takings-key-filled">confirmed</span>
        <span className="takings-key">
          placed, not yet confirmed{shown.some(({ shape }) => shape.runsOff) && ", runs off the top"}
        </span>
      </p>
    </>
  );
}

type DayProps = { bar: DayTakings; isToday: boolean; x: number; step: number; children: ReactNode };

function DayLink({ bar: { day, placed, confirmed }, isToday, x, step, children }: DayProps) {
  const sums = placed === confirmed ? formatDesk(placed) : `${formatDesk(placed)}, ${formatDesk(confirmed)} confirmed`;
  const name = `${formatDay(day)}: ${sums}`;
  return (
    <Link
      to={ordersPath({ from: day, to: day, standing: true })}
      aria-label={name}
      className={isToday ? "text-ink" : "text-bar"}
    >
      <title>{name}</title>
      <path d={`M${x} 0h${step}V${baseline}h-${step}z`} className="fill-transparent" />
      {children}
    </Link>
  );
}

/** Heights from above. */
type BarProps = { x: number; width: number; confirmed: number; placed: number; runsOff: boolean };

function Bar({ x, width: wide, confirmed, placed, runsOff }: BarProps) {
  const right = x + wide;
  if (placed >= baseline)
    return (
      <path d={`M${x + wide / 2} ${baseline - 5}l2.500 2.500-2.500 2.500-2.500-2.500z`} className="fill-current" />
    );
  const low = Math.min(baseline, confirmed + slant);
  const high = Math.min(baseline, placed + slant);
  return (
    <>
      {confirmed < baseline && (
        <path d={`M${x} ${baseline}V${low}L${right} ${confirmed}V${baseline}z`} className="fill-current" />
      )}
      {placed < confirmed && !runsOff && (
        <path d={`M${x} ${low}V${high}L${right} ${placed}V${confirmed}`} className="takings-hollow" />
      )}
      {runsOff && (
        <>
          <path d={`M${x} ${low}V${barTop}M${right} ${confirmed}V${barTop}`} className="takings-hollow" />
          <path d={`M${x} ${barTop}V0M${right} ${barTop}V0`} className="takings-hollow takings-dashed" />
        </>
      )}
    </>
  );
}

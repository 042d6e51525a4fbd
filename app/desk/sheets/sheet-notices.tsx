import { useEffect, useRef } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { nameLine } from "../../../shop/sheet/line-words.ts";
import type { NamedLine } from "../../../shop/sheet/sheet-desk.ts";
import type { Progress } from "./use-going-on.ts";

type Props = Progress & { now: number };

/** What wasn't done, line by line; the rest is. */
export function SheetNotices({ stands, changed, stays, left, now }: Props) {
  if (left > 0) return null;
  const last = stands.at(-1);
  return (
    <>
      {last && (
        <Notice
          title={`${isolateBidi(last.by)} booked ${stands.length === 1 ? "one" : stands.length} of them at ${formatMoment(last.at, now)}.`}
          lines={stands}
        >
          {stands.length === 1
            ? "That booking stands, yours left the line out."
            : "Those bookings stand, yours left the lines out."}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice
          title={changed.length === 1 ? "One order has changed." : `${changed.length} orders have changed.`}
          lines={changed}
        >
          Nothing was booked. The line says how it stands now.
        </Notice>
      )}
      {stays.length > 0 && (
        <Notice title={stays.length === 1 ? "One stays booked." : `${stays.length} stay booked.`} lines={stays}>
          Its money went back, or the order moved on since.
        </Notice>
      )}
    </>
  );
}

type NoticeProps = { title: string; lines: readonly NamedLine[]; children: string };

const shown = 5;

function Notice({ title, lines, children }: NoticeProps) {
  const section = useRef<HTMLElement>(null);
  // The pressed button may be gone.
  useEffect(() => section.current?.focus(), []);
  const names = lines.slice(0, shown).map((line) => isolateBidi(nameLine(line)));
  const more = lines.length - names.length;
  return (
    <section ref={section} role="alert" tabIndex={-1} className="mt-5 max-w-130 border border-line-2 bg-white p-4.5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-2">
        {`${names.join("; ")}${more > 0 ? ` and ${more} more` : ""}. `}
        {children}
      </p>
    </section>
  );
}

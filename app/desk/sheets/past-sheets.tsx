import { Link } from "react-router";
import { deskSheetPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { formatDay, formatMoment } from "../../../shop/pakistan-days.ts";
import type { SheetSummary } from "../../../shop/sheet/sheet-desk.ts";

export function PastSheets({ sheets, now }: { sheets: readonly SheetSummary[]; now: number }) {
  if (sheets.length === 0) return null;
  return (
    <section className="sheet-form mt-10">
      <h2 className="section-title">Earlier sheets</h2>
      <ul className="mt-3 border-line border-t">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="border-line border-b">
            <Link to={deskSheetPath(sheet.id)} className="flex min-h-15.5 items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block font-semibold">
                  {sheet.courier}, {formatDay(sheet.paidOn)}
                </span>
                <span className="block text-13 text-ink-2">
                  <bdi>{sheet.by}</bdi>, {formatMoment(sheet.at, now)}
                </span>
              </span>
              <span className="text-right">
                {sheet.booked > 0 && <span className="block font-semibold">{formatDesk(sheet.collected)}</span>}
                <span className="block text-13 text-ink-2">{howFar(sheet)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function howFar({ booked, lines, takenBack }: SheetSummary): string {
  if (booked === 0) return takenBack ? "taken back" : `${lines} ${lines === 1 ? "line" : "lines"}, nothing booked`;
  return `${booked} of ${lines} booked`;
}

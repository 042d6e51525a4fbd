import { Link } from "react-router";
import { deskNewSheetPath, deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { dayOf, formatDay, formatTime } from "../../../shop/pakistan-days.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { SheetViewData } from "./sheet-view.ts";

type Props = { sheet: SheetViewData; now: number };

export function SheetHead({ sheet, now }: Props) {
  const { courier, counts, booked, columns } = sheet;
  const used = [columns.tracking, columns.collected, columns.charges].filter((head) => head !== undefined);
  return (
    <header>
      <div className="back-bar max-md:pr-1.5">
        <Link to={deskTodayPath} className="back-link min-w-0 grow">
          <Icon name="left" />
          <span className="truncate md:hidden">
            <span className="sr-only">Today. </span>
            {courier}, {counts.all} {counts.all === 1 ? "line" : "lines"}
          </span>
          <span className="max-md:hidden">Today</span>
        </Link>
        <details className="relative md:hidden">
          <summary aria-label="More" className="flex size-11 list-none items-center justify-center">
            <DeskIcon name="more" />
          </summary>
          <div className="absolute right-0 z-10 w-60 border border-line-2 bg-white py-1 shadow-over">
            <Link to={deskNewSheetPath} className="flex min-h-11 items-center px-4 font-semibold">
              {booked.count > 0 ? "Another sheet" : "Change the columns"}
            </Link>
          </div>
        </details>
      </div>
      <div className="md:flex md:items-end md:gap-6">
        <div className="min-w-0 grow">
          <h1 className="font-display text-32 leading-[1.14] md:text-48">{titleOf(sheet)}</h1>
          <p className="mt-1 text-pretty text-ink-2 first-letter:uppercase">
            <span className="max-md:hidden">{courier}, </span>
            {subtitleOf(sheet, now)}
            {booked.count === 0 && (
              <span className="max-md:hidden">
                {`. Columns: ${used.join(", ")}. `}
                <Link to={deskNewSheetPath} className="font-semibold text-accent-deep">
                  Change
                </Link>
              </span>
            )}
          </p>
        </div>
        <Link to={deskNewSheetPath} className={buttonStyle("quiet", "shrink-0 max-md:hidden")}>
          <DeskIcon name="paste" className="size-5" />
          Another sheet
        </Link>
      </div>
    </header>
  );
}

function titleOf({ counts, booked }: SheetViewData): string {
  if (booked.count === 0) return `${counts.fits} of ${counts.all} ${counts.fits === 1 ? "fits" : "fit"}`;
  if (counts.fits > 0) return `${booked.count} booked, ${counts.fits} more ${counts.fits === 1 ? "fits" : "fit"}`;
  return counts.look > 0 ? `${booked.count} booked, ${counts.look} to look at` : `${booked.count} booked`;
}

function subtitleOf({ last, takenBack, paidOn, collected }: SheetViewData, now: number): string {
  const moment = (at: number) => `${dayOf(at) === dayOf(now) ? "today" : formatDay(dayOf(at))}, ${formatTime(at)}`;
  if (last) return `by ${last.by}, ${moment(last.at)}`;
  if (takenBack) return `taken back by ${takenBack.by}, ${moment(takenBack.at)}`;
  return `paid out on ${formatDay(paidOn)}, ${formatDesk(collected)} collected`;
}

import { Link } from "react-router";
import { SheetLineRow } from "./sheet-line-row.tsx";
import { tabPath } from "./sheet-tabs.tsx";
import type { SheetViewData } from "./sheet-view.ts";

type Props = { sheet: SheetViewData; now: number };

const nothingHere = {
  all: "No lines.",
  look: "Nothing to look at.",
  fits: "No line fits.",
  booked: "Nothing is booked.",
  already: "None was booked before.",
};

export function SheetRows({ sheet, now }: Props) {
  const { id, tab, rows, firstFitting, counts } = sheet;
  const canTick = counts.fits > 0;
  return (
    <>
      <p aria-hidden="true" className="sheet-row sheet-row-head">
        <span />
        <span>Order</span>
        <span>Tracking</span>
        <span className="text-right">Due</span>
        <span className="text-right">Collected</span>
        <span className="text-right">Charges</span>
      </p>
      {rows.length === 0 && <p className="py-5 text-ink-2">{nothingHere[tab]}</p>}
      <ul>
        {rows.map((line) => (
          <SheetLineRow key={line.position} id={id} line={line} now={now} canTick={canTick} />
        ))}
      </ul>
      {firstFitting && (
        <section aria-labelledby="that-fit">
          <h2 id="that-fit" className="mt-5 border-line border-b pb-2 font-semibold text-15">
            {counts.fits === 1 ? "The one that fits" : `The ${counts.fits} that fit`}
          </h2>
          <ul>
            <SheetLineRow id={id} line={firstFitting} now={now} canTick={canTick} />
          </ul>
          {counts.fits > 1 && (
            <Link
              to={tabPath(id, "fits")}
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent-deep"
            >
              {counts.fits === 2 ? "See the other one" : `See the other ${counts.fits - 1}`}
            </Link>
          )}
        </section>
      )}
    </>
  );
}

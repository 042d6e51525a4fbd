import { deskAddress, deskCsvPath, deskSlipsPath } from "../../../shop/desk/desk-paths.ts";
import {
  countFitting,
  type ManyStep,
  mainStep,
  manySteps,
  manyWords,
  ordersInWords,
} from "../../../shop/desk/many-orders.ts";
import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { formatDesk, sum } from "../../../shop/money/rupees.ts";
import { capitalised } from "../../../shop/order/change-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = {
  rows: readonly OrderRow[];
  /** Without script the buttons are labelled without numbers. */
  isCounted: boolean;
  /** Whether the seller may have a CSV. */
  hasCsv: boolean;
  /** A form's reset unticks the boxes without change events. */
  onUntick: () => void;
};

/** Each step opens its sheet first: the same list, with the step in its URL. */
export function BulkBar({ rows, isCounted, hasCsv, onUntick }: Props) {
  const main = isCounted ? mainStep(rows) : "confirm";
  const possible = countFitting(main, rows);
  const quiet = (["pack", "cancel"] as const).filter((step) => step !== main);
  const others = manySteps.filter((step) => step !== main && !quiet.some((one) => one === step));
  return (
    <div className="bottom-bar bulk-bar">
      <div className="md:desk-page flex flex-col gap-1 md:flex-row md:items-center md:gap-3.5">
        {isCounted && (
          <div className="flex min-h-8 grow items-center justify-between gap-3 text-13 text-ink-2 md:justify-start">
            <span className="nums">
              {capitalised(ordersInWords(rows.length))}, {formatDesk(sum(rows.map(({ total }) => total)))}
            </span>
            <span className="md:grow">
              {possible === 0 ? "None" : possible} can be {manyWords[main].possible}
            </span>
            <button
              type="reset"
              className="hidden min-h-11 px-1 font-semibold text-14 text-accent-deep md:inline"
              onClick={onUntick}
            >
              Untick
            </button>
          </div>
        )}
        <div className="flex flex-wrap gap-2 md:flex-nowrap">
          <button
            type="submit"
            name="do"
            value={main}
            className={buttonStyle("primary", "grow-99 whitespace-nowrap px-3 md:px-6")}
          >
            {manyWords[main].short}
            {isCounted && ` ${possible}`}
          </button>
          <div className="flex grow gap-2">
            {quiet.map((step) => (
              <button
                key={step}
                type="submit"
                name="do"
                value={step}
                className={buttonStyle("quiet", "grow px-3.5 md:px-6")}
              >
                {manyWords[step].short}
              </button>
            ))}
            <MoreSteps steps={others} rows={rows} isCounted={isCounted} hasCsv={hasCsv} />
          </div>
        </div>
      </div>
    </div>
  );
}

const item = "flex min-h-11 w-full items-center gap-2.5 px-4 text-left font-semibold";

function MoreSteps({ steps, rows, isCounted, hasCsv }: Omit<Props, "onUntick"> & { steps: readonly ManyStep[] }) {
  return (
    <details className="more-steps">
      <summary aria-label="More for these orders" className={buttonStyle("quiet", "list-none px-3.5")}>
        <DeskIcon name="more" />
      </summary>
      <div className="absolute right-0 bottom-full z-10 mb-2 w-60 border border-line-2 bg-white py-1 shadow-over">
        {steps.map((step) => (
          <button key={step} type="submit" name="do" value={step} className={item}>
            <span className="grow">{manyWords[step].short}</span>
            {isCounted && <span className="font-normal text-ink-2">{countFitting(step, rows)}</span>}
          </button>
        ))}
        <button type="submit" formAction={deskAddress(deskSlipsPath)} className={item}>
          <DeskIcon name="print" className="size-5" />
          Print slips
        </button>
        {hasCsv && <CsvItem rows={rows} isCounted={isCounted} />}
      </div>
    </details>
  );
}

/** With script the form's router would open the address as a screen, so it is a link there. */
function CsvItem({ rows, isCounted }: Pick<Props, "rows" | "isCounted">) {
  const address = deskAddress(deskCsvPath);
  const label = (
    <>
      <DeskIcon name="csv" className="size-5" />
      CSV
    </>
  );
  if (!isCounted)
    return (
      <button type="submit" formAction={address} className={item}>
        {label}
      </button>
    );
  const ticked = new URLSearchParams(rows.map((row) => ["orders", tickValue(row)]));
  return (
    <a href={`${address}?${ticked}`} download className={item}>
      {label}
    </a>
  );
}

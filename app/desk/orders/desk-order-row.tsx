import { Link } from "react-router";
import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { deskOrderInListPath } from "../../../shop/desk/order-thread.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { makingDay } from "../../../shop/order/making-day.ts";
import { dayOf, formatAge, formatAgo, formatMoment, formatShortDay, formatTime } from "../../../shop/pakistan-days.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { tickValue } from "../ticked-orders/ticked.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { FoundText } from "../ui/found-text.tsx";
import { MoneyMark } from "../ui/money-mark.tsx";
import { PictureMosaic } from "../ui/order-pictures.tsx";
import { directionOf, PersonName } from "../ui/person-name.tsx";
import { StageChip } from "../ui/stage-chip.tsx";

type Props = { row: OrderRow; now: number; makingDays: MakingDays };

/** Pictures and three lines on phones, a table row from md. */
export function DeskOrderRow({
  row,
  now,
  makingDays,
  isJustIn,
  isTicked,
  query,
  search,
}: Props & { isJustIn: boolean; isTicked: boolean; query: string; search: string | undefined }) {
  const { number, name, city, total, pictures } = row;
  const foundNumber = <FoundText text={number} search={search} isGrouped />;
  return (
    <li className={`order-row ${isJustIn ? "just-in" : ""}`}>
      <input
        type="checkbox"
        name="orders"
        value={tickValue(row)}
        defaultChecked={isTicked}
        aria-label={`Tick ${number}`}
        className="tick"
      />
      <PictureMosaic pictures={pictures} />
      <span className="min-w-0 leading-[1.35]">
        <span className="flex items-center gap-2.5">
          <Link
            id={number}
            to={deskOrderInListPath(number, query)}
            dir={directionOf(name)}
            className="order-row-link block min-w-0 truncate text-left font-semibold max-md:leading-6 md:max-wide:line-clamp-2 md:max-wide:whitespace-normal"
          >
            <PersonName name={name} shown={<FoundText text={name} search={search} />} />
          </Link>
          {row.isMarked && <Flag />}
        </span>
        <span className="block truncate text-13 text-ink-2 max-md:leading-5 md:text-14">
          <span className="md:hidden">{foundNumber} · </span>
          <bdi>
            <FoundText text={city} search={search} />
          </bdi>
        </span>
        <span className="mt-px flex flex-wrap items-center gap-x-3 md:hidden">
          <Stage row={row} now={now} />
        </span>
      </span>
      <span className="hidden leading-[1.35] md:block">
        <span className="block whitespace-nowrap">{foundNumber}</span>
        <span className="block text-14 text-ink-2">
          <Age row={row} now={now} makingDays={makingDays} long />
        </span>
      </span>
      <span className="hidden flex-wrap items-center gap-x-3 md:flex">
        <Stage row={row} now={now} />
      </span>
      <span className="hidden items-center whitespace-nowrap wide:flex">
        <MoneyMark {...row} />
      </span>
      <span className="flex flex-col items-end whitespace-nowrap text-right leading-[1.5]">
        <span className="font-semibold">{formatDesk(total)}</span>
        <span className="leading-snug md:max-wide:whitespace-normal wide:hidden">
          <MoneyMark {...row} />
        </span>
        <span className="text-13 text-ink-2 md:hidden">
          <Age row={row} now={now} makingDays={makingDays} />
        </span>
      </span>
      <Known row={row} now={now} search={search} />
    </li>
  );
}

type RowProps = Pick<Props, "row" | "now">;

/** The stage, the day by which it is needed, and of a new order whether the shopper said that she means it. */
function Stage({ row: { stage, letGoAt, saidYesAt, neededBy }, now }: RowProps) {
  return (
    <>
      <StageChip stage={stage} letGo={letGoAt !== null} />
      {neededBy !== null && <span className="whitespace-nowrap text-13">by {formatShortDay(neededBy)}</span>}
      {stage === "new" && saidYesAt !== null && (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-13 text-green">
          <Icon name="check" className="size-4" />
          Yes, {dayOf(saidYesAt) === dayOf(now) ? formatTime(saidYesAt) : formatShortDay(dayOf(saidYesAt))}
        </span>
      )}
    </>
  );
}

/** Why a search found it, what its phone number did before, and since when its pieces are back on the shelf. */
function Known({ row: { stage, letGoAt, known, hit }, now, search }: RowProps & { search: string | undefined }) {
  const back =
    stage === "new" && letGoAt !== null ? `Pieces back on the shelf since ${formatMoment(letGoAt, now)}` : "";
  if (!back && !known && !hit) return null;
  return (
    <span className="order-row-known">
      {hit && (
        <span className="min-w-0 break-words">
          <FoundText text={hit} search={search} isGrouped />
        </span>
      )}
      {[back, known].map((words) => words !== "" && <span key={words}>{words}</span>)}
    </span>
  );
}

function Flag() {
  return (
    <>
      <DeskIcon name="flag" className="size-4" />
      <span className="sr-only">This number has a mark.</span>
    </>
  );
}

/** Its age, or how late it is in the making. */
function Age({ row, now, makingDays, long = false }: Props & { long?: boolean }) {
  const isBeforePacking = row.stage === "confirmed" || row.stage === "making";
  const making = row.makeBy !== null && isBeforePacking ? makingDay(row.makeBy, now, makingDays) : undefined;
  if (!making?.isLate) return long ? formatAgo(row.createdAt, now) : formatAge(row.createdAt, now);
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-red">
      <Nuqta className="text-[7px]" />
      day {making.day} of {making.of}
    </span>
  );
}

import { Link } from "react-router";
import { deskOrdersPath, deskSlipPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { balanceNow, dueOnline, waitsForAdvance } from "../../../shop/order/money-entries.ts";
import { describeMoney, partInWords, shortMoney } from "../../../shop/order/money-words.ts";
import { sourceNames } from "../../../shop/order/source.ts";
import { nextStage } from "../../../shop/order/stage.ts";
import { isWithCourier } from "../../../shop/order/with-courier.ts";
import { dayOf, formatAgo, formatDay, formatTime, formatWeekday } from "../../../shop/pakistan-days.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import { sheetPath } from "./sheets.ts";

/** On phones also number, print and a menu for rare actions. */
export function OrderBar({ order }: { order: DeskOrder }) {
  return (
    <div className="back-bar max-md:mb-0 max-md:pr-1.5">
      <Link to={deskOrdersPath} className="back-link max-md:min-w-11">
        <Icon name="left" />
        <span className="sr-only md:not-sr-only">Orders</span>
      </Link>
      <span className="-ml-1.25 grow tracking-wide md:hidden">{order.number}</span>
      <Link
        to={deskSlipPath(order.number)}
        aria-label="Print slip"
        className="flex size-11 items-center justify-center md:hidden"
      >
        <DeskIcon name="print" className="size-5.5" />
      </Link>
      <MoreMenu order={order} />
    </div>
  );
}

function MoreMenu({ order }: { order: DeskOrder }) {
  const { stage, forgottenAt } = order;
  const item = "flex min-h-11 items-center px-4 font-semibold";
  return (
    <details className="relative md:hidden">
      <summary aria-label="More" className="flex size-11 list-none items-center justify-center">
        <DeskIcon name="more" />
      </summary>
      <div className="absolute right-0 z-10 w-60 border border-line-2 bg-white py-1 shadow-over">
        {forgottenAt === null && (
          <Link to={sheetPath(order, "correct")} className={item}>
            Correct the details
          </Link>
        )}
        {nextStage(stage, "cancel", "desk") && (
          <Link to={sheetPath(order, "cancel")} className={item}>
            Cancel order
          </Link>
        )}
        {forgottenAt === null && (
          <Link to={sheetPath(order, "forget")} className={item}>
            Remove customer’s details
          </Link>
        )}
      </div>
    </details>
  );
}

export function OrderHead({ order, now }: { order: DeskOrder; now: number }) {
  const { number, stage, createdAt, customer, source } = order;
  const since = order.events.findLast(({ from, to }) => from.stage !== to.stage)?.at ?? createdAt;
  const isToday = dayOf(createdAt) === dayOf(now);
  const neededWords = order.neededBy === undefined ? "" : `, needed by ${formatDay(order.neededBy)}`;
  const day = isToday ? `today at ${formatTime(createdAt)}` : `on ${formatWeekday(dayOf(createdAt))}`;
  return (
    <header className="pt-5 pb-6 md:flex md:items-end md:gap-6 md:pt-1 md:pb-8">
      <div className="min-w-0 grow">
        <p className="flex items-center justify-between gap-3 text-14 text-ink-2 md:hidden">
          <StageChip stage={stage} letGo={order.letGoAt !== null} large />
          {formatAgo(since, now)}, {formatTime(since)}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 md:mt-0">
          <h1 className="min-w-0 break-words font-display text-34 leading-[1.2] md:text-48">
            <PersonName name={customer.name} />
          </h1>
          <span className="hidden md:inline-flex">
            <StageChip stage={stage} letGo={order.letGoAt !== null} large />
          </span>
        </div>
        <p className="text-16 text-ink-2 md:hidden">
          {customer.city !== "" && (
            <>
              <bdi>{customer.city}</bdi>,{" "}
            </>
          )}
          {howPaid(order)}
          {source !== "shop" && `, from: ${sourceNames[source]}`}
          {neededWords}
        </p>
        <p className="mt-1 hidden text-pretty text-16 text-ink-2 md:block">
          {number}, placed {day}, {formatAgo(createdAt, now)}
          {source !== "shop" && `, from: ${sourceNames[source]}`}
          {neededWords}
        </p>
      </div>
      <div className="hidden shrink-0 gap-3 md:flex">
        <Link to={deskSlipPath(number)} className={buttonStyle("quiet")}>
          <DeskIcon name="print" className="size-5" />
          Print slip
        </Link>
        {nextStage(stage, "cancel", "desk") && (
          <Link to={sheetPath(order, "cancel")} className={buttonStyle("quiet")} preventScrollReset>
            Cancel order
          </Link>
        )}
      </div>
    </header>
  );
}

function howPaid(order: DeskOrder): string {
  const { words } = describeMoney(order);
  const total = formatDesk(order.total);
  const { due, toGiveBack } = balanceNow(order);
  if (isWithCourier(order)) return shortMoney(order).words;
  if (partInWords(order) !== "")
    return toGiveBack > 0
      ? partInWords(order)
      : `${formatDesk(due)} ${words === "Cash" ? "to collect" : "still due"} of ${total}`;
  if (waitsForAdvance(order)) return `${total}, ${formatDesk(dueOnline(order))} in advance`;
  if (words === "Nothing due") return "nothing due";
  if (words === "Cash") return `${total} in cash`;
  if (words === "Paid" || words === "Refunded") return `${total} ${words.toLowerCase()}`;
  // "Proof to check" is left out: the MoneyPanel below says so.
  return `${total} by mobile wallet${words === "Proof to check" ? "" : `, ${words.toLowerCase()}`}`;
}

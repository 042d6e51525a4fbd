import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
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
import { BackLink } from "../ui/back-link.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import type { Beside } from "./describe-thread.ts";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { alongThread } from "./on-thread.tsx";
import { OrderLink, useSlipPath } from "./order-link.tsx";

/** On phones also number, print and a menu for rare actions. */
export function OrderBar({ order, thread }: Pick<DeskOrderViewProps, "order" | "thread">) {
  const slipPath = useSlipPath();
  return (
    <div className="back-bar max-md:mb-0 max-md:pr-1.5">
      <BackLink to={thread?.back ?? deskOrdersPath} className="back-link max-md:min-w-11">
        <Icon name="left" />
        <span className="sr-only md:not-sr-only">Orders</span>
      </BackLink>
      <p className="-ml-1.25 min-w-0 grow leading-snug md:ml-4">
        <span className="block tracking-wide md:hidden">{order.number}</span>
        {thread && <span className="block truncate font-normal text-13 text-ink-2">{thread.place}</span>}
      </p>
      <Link
        to={slipPath(order.number)}
        aria-label="Print slip"
        className="flex size-11 items-center justify-center md:hidden"
      >
        <DeskIcon name="print" className="size-5.5" />
      </Link>
      <MoreMenu order={order} thread={thread} />
    </div>
  );
}

function MoreMenu({ order, thread }: Pick<DeskOrderViewProps, "order" | "thread">) {
  const { stage, forgottenAt } = order;
  const item = "flex min-h-11 items-center gap-1.5 whitespace-nowrap px-4 font-semibold";
  return (
    <details className="relative md:hidden">
      <summary aria-label="More" className="flex size-11 list-none items-center justify-center">
        <DeskIcon name="more" />
      </summary>
      <div className="absolute right-0 z-10 w-60 border border-line-2 bg-white py-1 shadow-over">
        {thread?.next && (
          <BesideLink beside={thread.next} className={item}>
            Next:{" "}
            <span className="truncate">
              <PersonName name={thread.next.name} />
            </span>
          </BesideLink>
        )}
        {thread?.previous && (
          <BesideLink beside={thread.previous} className={item}>
            Before:{" "}
            <span className="truncate">
              <PersonName name={thread.previous.name} />
            </span>
          </BesideLink>
        )}
        {forgottenAt === null && (
          <OrderLink order={order} sheet="correct" className={item}>
            Correct the details
          </OrderLink>
        )}
        {nextStage(stage, "cancel", "desk") && (
          <OrderLink order={order} sheet="cancel" className={item}>
            Cancel order
          </OrderLink>
        )}
        {forgottenAt === null && (
          <OrderLink order={order} sheet="forget" className={item}>
            Remove customer’s details
          </OrderLink>
        )}
      </div>
    </details>
  );
}

type BesideProps = { beside: Beside; className: string; label?: string; keys?: string; children: ReactNode };

/** To the order before or after this one in its list. */
function BesideLink({ beside, className, label, keys, children }: BesideProps) {
  return (
    <Link to={beside.to} replace state={alongThread} aria-label={label} aria-keyshortcuts={keys} className={className}>
      {children}
    </Link>
  );
}

const arrow = "flex size-11 items-center justify-center rounded-card border border-line-2";

/** From md; J and K do the same. */
function ThreadArrows({ thread }: Pick<DeskOrderViewProps, "thread">) {
  if (!thread) return null;
  const { previous, next } = thread;
  return (
    <div className="flex gap-1">
      {previous ? (
        <BesideLink
          beside={previous}
          keys="K"
          label={`Order before: ${previous.name || previous.number}`}
          className={arrow}
        >
          <Icon name="left" className="size-5" />
        </BesideLink>
      ) : (
        <NoArrow name="left" />
      )}
      {next ? (
        <BesideLink beside={next} keys="J" label={`Next order: ${next.name || next.number}`} className={arrow}>
          <Icon name="right" className="size-5" />
        </BesideLink>
      ) : (
        <NoArrow name="right" />
      )}
    </div>
  );
}

function NoArrow({ name }: { name: "left" | "right" }) {
  return (
    <span className={`${arrow} border-line text-line-2`}>
      <Icon name={name} className="size-5" />
    </span>
  );
}

export function OrderHead({ order, now, thread }: Pick<DeskOrderViewProps, "order" | "now" | "thread">) {
  const slipPath = useSlipPath();
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
      <div className="hidden shrink-0 flex-wrap items-center justify-end gap-3 md:flex md:max-wide:max-w-76">
        <ThreadArrows thread={thread} />
        <Link to={slipPath(number)} className={buttonStyle("quiet")}>
          <DeskIcon name="print" className="size-5" />
          Print slip
        </Link>
        {nextStage(stage, "cancel", "desk") && (
          <OrderLink order={order} sheet="cancel" className={buttonStyle("quiet")}>
            Cancel order
          </OrderLink>
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

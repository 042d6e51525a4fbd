import { useId } from "react";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk, grouped } from "../../../shop/money/rupees.ts";
import {
  balanceNow,
  dueAtDoor,
  dueOnline,
  type MoneyEntry,
  moneyWayNames,
  waitsForAdvance,
} from "../../../shop/order/money-entries.ts";
import { shortMoney } from "../../../shop/order/money-words.ts";
import { paysAtDoor } from "../../../shop/order/payment-state.ts";
import { stageTable } from "../../../shop/order/stage.ts";
import { isWithCourier } from "../../../shop/order/with-courier.ts";
import { formatDay, formatMoment } from "../../../shop/pakistan-days.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useMay } from "../ui/use-may.ts";
import { CourierCharges } from "./courier-charges.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { InvoiceLink } from "./invoice-link.tsx";
import { OrderLink } from "./order-link.tsx";
import { isPossible, type SheetName, sheetTitles } from "./sheets.ts";

type Props = Pick<DeskOrderViewProps, "order" | "now" | "promise">;

/** What came and what is due, the entries newest first, and the sheets that add to them. */
export function OrderMoney({ order, now, promise }: Props) {
  const title = useId();
  const { entries, advance = 0 } = order;
  return (
    <section aria-labelledby={title} className="mb-9">
      <h2 id={title} className="section-title">
        Money
      </h2>
      <Standing order={order} promise={promise} />
      {(entries.length > 0 || advance > 0) && (
        <ul className="mt-3 border-line border-b">
          {[...entries].reverse().map((entry) => (
            <Entry key={entry.id} entry={entry} now={now} />
          ))}
          {advance > 0 && <AskedAdvance order={order} now={now} />}
        </ul>
      )}
      <CourierCharges order={order} />
      <MoneyActions order={order} />
      <InvoiceLink order={order} />
    </section>
  );
}

/** In one line, with a gauge while something is to come. */
function Standing({ order, promise }: Pick<Props, "order" | "promise">) {
  const { received, due, toGiveBack } = balanceNow(order);
  if (toGiveBack > 0) return <ToGiveBack order={order} promise={promise} />;
  if (due === 0 && received > 0) return <p className="mt-2 font-semibold text-green">All received</p>;
  if (due === 0)
    return <p className="mt-2 font-semibold">{order.money === "refunded" ? "All given back" : "Nothing due"}</p>;
  return (
    <>
      <p className="mt-2 font-semibold">
        Received {formatDesk(received)} of {grouped(order.total)}
      </p>
      <Gauge share={received / order.total} />
      <p className="mt-1.5 text-14 text-ink-2">{dueInWords(order)}</p>
    </>
  );
}

/** The right end is cut like a nib. */
function Gauge({ share }: { share: number }) {
  const end = Math.max(3, 100 * share);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="money-gauge">
      {share > 0 && <polygon points={`0,0 ${end},0 ${end - 2.5},8 0,8`} />}
    </svg>
  );
}

function ToGiveBack({ order, promise }: Pick<Props, "order" | "promise">) {
  const { received, toGiveBack } = balanceNow(order);
  const { isActive } = stageTable[order.stage];
  const sentence = `${formatDesk(toGiveBack)} to give back${promise ? `, ${promise.words}` : ""}`;
  return (
    <>
      {promise?.isLate ? (
        <Problem className="mt-2 font-semibold">{sentence}</Problem>
      ) : (
        <p className="mt-2 font-semibold">{sentence}</p>
      )}
      {isActive && (
        <p className="text-14 text-ink-2">
          Received {formatDesk(received)} of {grouped(order.total)}
        </p>
      )}
    </>
  );
}

/** What is due, and who collects it. */
function dueInWords(order: DeskOrder): string {
  if (isWithCourier(order)) return shortMoney(order).words;
  if (waitsForAdvance(order))
    return `${formatDesk(dueOnline(order))} in advance, then the slip collects ${formatDesk(dueAtDoor(order))}`;
  const collects = order.stage === "sent" ? "the courier collects it" : "the slip collects it";
  return `${formatDesk(balanceNow(order).due)} still due${paysAtDoor(order) ? `, ${collects}` : ""}`;
}

const icons: Partial<Record<MoneyEntry["way"], IconName>> = { courier: "truck", "in-person": "cash" };

function Entry({ entry, now }: { entry: MoneyEntry; now: number }) {
  const { at, sum, way, by, day, note } = entry;
  const icon = icons[way];
  return (
    <li className="money-entry">
      {icon ? <Icon name={icon} className="size-5" /> : <DeskIcon name="phonedev" className="size-5" />}
      <span className="min-w-0">
        <span className="block">{sum > 0 ? moneyWayNames[way] : `Given back, ${moneyWayNames[way]}`}</span>
        <span className="block break-words text-13 text-ink-2">
          {day === undefined ? formatMoment(at, now) : `${formatDay(day)}, entered ${formatMoment(at, now)}`}
          {by !== "" && (
            <>
              {day === undefined ? ", entered by " : " by "}
              <bdi>{by}</bdi>
            </>
          )}
        </span>
        {note && (
          <bdi dir="auto" className="block break-words text-13 text-ink-2">
            “{note}”
          </bdi>
        )}
      </span>
      <span className="whitespace-nowrap font-semibold">{sum > 0 ? formatDesk(sum) : `−${formatDesk(-sum)}`}</span>
    </li>
  );
}

/** Asked for, and so no entry yet. */
function AskedAdvance({ order, now }: { order: DeskOrder; now: number }) {
  const { advance = 0, advanceUntil, events } = order;
  const asked = events.findLast(({ details }) => details.kind === "advance");
  return (
    <li className="money-entry">
      <DeskIcon name="note" className="size-5" />
      <span className="min-w-0">
        <span className="block">Advance asked for</span>
        <span className="block text-pretty text-13 text-ink-2">
          {asked?.actor.by === "desk" && (
            <>
              {formatMoment(asked.at, now)}, by <bdi>{asked.actor.name}</bdi>.{" "}
            </>
          )}
          {advanceUntil !== undefined && `Until ${formatDay(advanceUntil)}. `}
          {waitsForAdvance(order) && "Her page shows it."}
        </span>
      </span>
      <span className="whitespace-nowrap text-ink-2">{formatDesk(advance)}</span>
    </li>
  );
}

const actions = [
  { sheet: "payment", icon: "plus" },
  { sheet: "give-back", icon: "again" },
  { sheet: "advance", icon: undefined },
] as const satisfies { sheet: SheetName; icon: IconName | undefined }[];

/** Two in a frame; asking for an advance moves below it once there is something to give back. */
function MoneyActions({ order }: { order: DeskOrder }) {
  const mayGiveBack = useMay("refunds");
  const [first, second, third] = actions.filter(
    ({ sheet }) => isPossible(sheet, order) && (sheet !== "give-back" || mayGiveBack),
  );
  return (
    <>
      <div className="contact-buttons mt-4">
        {[first, second].map((action) => action && <ActionLink key={action.sheet} order={order} {...action} />)}
      </div>
      {third && (
        <p className="mt-1 flex gap-6 font-semibold text-15 text-accent-deep">
          <ActionLink order={order} {...third} className="flex min-h-11 items-center" />
        </p>
      )}
    </>
  );
}

type ActionProps = (typeof actions)[number] & { order: DeskOrder; className?: string };

function ActionLink({ order, sheet, icon, className }: ActionProps) {
  const words = sheet === "advance" ? advanceAction(order) : sheetTitles[sheet];
  return (
    <OrderLink order={order} sheet={sheet} className={className}>
      {icon && <Icon name={icon} className="size-5" />}
      {words}
    </OrderLink>
  );
}

function advanceAction(order: DeskOrder): string {
  if (waitsForAdvance(order)) return "Change the advance";
  return Number(order.advance) > 0 || balanceNow(order).received > 0 ? "Ask for more" : sheetTitles.advance;
}

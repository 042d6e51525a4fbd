import { useId } from "react";
import { Link } from "react-router";
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
import { paysAtDoor } from "../../../shop/order/payment-state.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { CourierCharges } from "./courier-charges.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { isPossible, type SheetName, sheetPath, sheetTitles } from "./sheets.ts";

/** Whether more is to be said of the money than the sums below the pieces do. */
export function hasMoneyToTell({ entries, advance = 0 }: DeskOrder): boolean {
  return entries.length > 0 || advance > 0;
}

/** What came and what is due, the entries newest first, and the sheets that add to them. */
export function OrderMoney({ order, now }: Pick<DescribedOrder, "order" | "now">) {
  const title = useId();
  const { received, due } = balanceNow(order);
  const isPart = received > 0 && received < order.total;
  return (
    <section aria-labelledby={title} className="mb-9">
      <h2 id={title} className="section-title">
        Money
      </h2>
      {received > 0 && due === 0 && !isPart ? (
        <p className="mt-2 font-semibold text-green">All received</p>
      ) : (
        <>
          <p className="mt-2 font-semibold">
            Received {formatDesk(received)} of {grouped(order.total)}
          </p>
          <Gauge share={received / Math.max(1, order.total)} />
        </>
      )}
      <p className="mt-1.5 text-14 text-ink-2">{inWords(order)}</p>
      <ul className="mt-3 border-line border-b">
        {[...order.entries].reverse().map((entry) => (
          <Entry key={entry.id} entry={entry} now={now} />
        ))}
        <AskedAdvance order={order} now={now} />
      </ul>
      <CourierCharges order={order} />
      <MoneyActions order={order} />
    </section>
  );
}

function Gauge({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="money-gauge">
      <rect width={`${Math.min(100, Math.round(share * 100))}%`} height="100%" />
    </svg>
  );
}

function inWords(order: DeskOrder): string {
  const { due, toGiveBack } = balanceNow(order);
  if (toGiveBack > 0) return `${formatDesk(toGiveBack)} to give back`;
  if (due === 0) return "";
  if (waitsForAdvance(order))
    return `${formatDesk(dueOnline(order))} in advance, then the slip collects ${formatDesk(dueAtDoor(order))}`;
  return `${formatDesk(due)} still due${paysAtDoor(order) && order.stage !== "delivered" ? ", the slip collects it" : ""}`;
}

const icons: Partial<Record<MoneyEntry["way"], IconName>> = { courier: "truck", "in-person": "cash" };

function Entry({ entry, now }: { entry: MoneyEntry; now: number }) {
  const { at, sum, way, by } = entry;
  const icon = icons[way];
  return (
    <li className="money-entry">
      {icon ? <Icon name={icon} className="size-5" /> : <DeskIcon name="phonedev" className="size-5" />}
      <span className="min-w-0">
        <span className="block">{moneyWayNames[way]}</span>
        <span className="block text-13 text-ink-2">
          {formatMoment(at, now)}
          {by !== "" && (
            <>
              , entered by <bdi>{by}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="whitespace-nowrap font-semibold">{sum > 0 ? formatDesk(sum) : `−${formatDesk(-sum)}`}</span>
    </li>
  );
}

/** Asked for, and so no entry yet. */
function AskedAdvance({ order, now }: { order: DeskOrder; now: number }) {
  const { advance = 0, events } = order;
  if (advance === 0) return null;
  const asked = events.findLast(({ details }) => details.kind === "advance");
  return (
    <li className="money-entry">
      <Icon name="clock" className="size-5" />
      <span className="min-w-0">
        <span className="block">Advance asked for</span>
        <span className="block text-pretty text-13 text-ink-2">
          {asked?.actor.by === "desk" && (
            <>
              {formatMoment(asked.at, now)}, by <bdi>{asked.actor.name}</bdi>.{" "}
            </>
          )}
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
  { sheet: "advance", icon: "clock" },
] as const satisfies { sheet: SheetName; icon: IconName }[];

/** Two in a frame; asking for an advance moves below it once there is something to give back. */
export function MoneyActions({ order }: { order: DeskOrder }) {
  const [first, second, third] = actions.filter(({ sheet }) => isPossible(sheet, order));
  return (
    <>
      <div className="contact-buttons mt-4">
        {[first, second].map((action) => action && <ActionLink key={action.sheet} order={order} {...action} />)}
      </div>
      {third && (
        <p className="mt-1 flex justify-center font-semibold text-15 text-accent-deep">
          <ActionLink order={order} {...third} className="flex min-h-11 items-center gap-2" />
        </p>
      )}
    </>
  );
}

type ActionProps = (typeof actions)[number] & { order: DeskOrder; className?: string };

function ActionLink({ order, sheet, icon, className }: ActionProps) {
  const isMore = sheet === "advance" && Number(order.advance) > 0;
  return (
    <Link to={sheetPath(order, sheet)} preventScrollReset className={className}>
      <Icon name={icon} className="size-5" />
      {isMore ? "Change the advance" : sheetTitles[sheet]}
    </Link>
  );
}

import { Link } from "react-router";
import { deskOrderPath, deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import type { Meant } from "./describe-meant.ts";
import type { DescribedOrder } from "./describe-order.ts";
import { OrderLink } from "./order-link.tsx";

/** Below the order's head: that it let go of its pieces, what its phone number did before, and the mark on it. */
export function IsItMeant({ order, meant }: Pick<DescribedOrder, "order" | "meant">) {
  const { letGo, earlier, mark } = meant;
  if (!letGo && !earlier && !mark) return null;
  return (
    <div className="is-it-meant">
      {letGo && (
        <section className="border border-line-2 bg-white px-4 py-3.5" aria-label="Let go of its pieces">
          <p className="text-pretty font-semibold leading-[1.5]">{letGo.why}</p>
          <p className="text-14 text-ink-2 leading-[1.5]">{letGo.since}</p>
        </section>
      )}
      {earlier && <Earlier earlier={earlier} phone={order.customer.phone} />}
      {mark && <Mark order={order} mark={mark} />}
    </div>
  );
}

type EarlierProps = { earlier: NonNullable<Meant["earlier"]>; phone: string };

function Earlier({ earlier, phone }: EarlierProps) {
  const { words, count, latest } = earlier;
  return (
    <details className="earlier-orders">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-15 text-accent-deep">
        {words}
        <Icon name="down" className="earlier-arrow size-5" />
      </summary>
      <ul>
        {latest.map((order) => (
          <li key={order.number} className="relative flex items-center gap-4 py-2.5">
            <span className="min-w-0 grow">
              <Link to={deskOrderPath(order.number)} className="order-row-link block truncate font-semibold text-15">
                {order.pieces}
              </Link>
              <span className="block text-14 text-ink-2">
                {order.number}, {order.day}
              </span>
            </span>
            <span className="flex flex-col items-end gap-0.5">
              <span className="whitespace-nowrap font-semibold text-15">{formatDesk(order.total)}</span>
              <StageChip stage={order.stage} />
            </span>
          </li>
        ))}
      </ul>
      {count > latest.length && (
        <Link
          to={`${deskOrdersPath}?${orderFilterQuery({ search: phone })}`}
          className="flex min-h-11 items-center font-semibold text-15 text-accent-deep"
        >
          All orders of this number
        </Link>
      )}
    </details>
  );
}

function Mark({ order, mark }: { order: DeskOrder; mark: NonNullable<Meant["mark"]> }) {
  return (
    <section aria-label="Mark on this number" className="flex items-center gap-4 border-line border-b py-3.5">
      <DeskIcon name="flag" className="size-5 self-start" />
      <p className="min-w-0 grow text-14 text-ink-2 leading-[1.5]">
        Mark on this number
        <span dir="auto" className="block break-words text-16 text-ink">
          {mark.text}
        </span>
        <bdi>{mark.by}</bdi>, {mark.day}. Only people with a key see it.
      </p>
      <OrderLink
        order={order}
        sheet="mark"
        label="Change the mark on this number"
        className="flex min-h-11 items-center font-semibold text-15 text-accent-deep"
      >
        Change
      </OrderLink>
    </section>
  );
}

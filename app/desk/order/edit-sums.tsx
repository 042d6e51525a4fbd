import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { CheckedEdit } from "../../../shop/order/check-edit.ts";
import { balanceOf, receivedOf } from "../../../shop/order/money-entries.ts";
import { piecesHeading } from "../../../shop/order/words.ts";

type Props = { order: DeskOrder; checked: CheckedEdit };

/** The sums after the change, and what it does to money that came. */
export function EditSums({ order, checked: { terms, sums } }: Props) {
  const { subtotal, delivery, total } = sums;
  const { stage } = order;
  const { received, due, toGiveBack } = balanceOf({ total, stage }, [{ sum: receivedOf(order) }]);
  return (
    <dl className="nums mt-5 border-line border-t pt-3">
      <Row name={piecesHeading(terms.lines)} value={formatDesk(subtotal)} />
      {terms.discount && <Row name="Discount" value={`−${formatDesk(terms.discount.sum)}`} />}
      <Row name="Delivery" value={delivery === 0 ? "none" : formatDesk(delivery)} />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-19">
        <dt>New total</dt>
        <dd className="text-right">
          {total !== order.total && (
            <s className="mr-2 font-normal text-15 text-ink-2">
              <span className="sr-only">instead of </span>
              {formatDesk(order.total)}
            </s>
          )}
          <output>{formatDesk(total)}</output>
        </dd>
      </div>
      {received > 0 && <Row name="Received" value={formatDesk(received)} />}
      {toGiveBack > 0 && <Row name="To give back" value={formatDesk(toGiveBack)} isStrong />}
      {received > 0 && due > 0 && <Row name="Still due" value={formatDesk(due)} isStrong />}
    </dl>
  );
}

function Row({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${isStrong ? "font-semibold" : ""}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

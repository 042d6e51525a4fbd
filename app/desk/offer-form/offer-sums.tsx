import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import type { OfferSums as Sums } from "../../../shop/offer/offer.ts";
import { piecesHeading } from "../../../shop/order/words.ts";

type Props = { sums: Sums; shopDelivery: Rupees; advance: Rupees };

/** What she pays, and how much less that is than in the shop. */
export function OfferSums({ sums, shopDelivery, advance }: Props) {
  const { lines, subtotal, delivery, total, saving } = sums;
  return (
    <div className="nums">
      <h2 className="section-title hidden md:block">She pays</h2>
      <dl className="md:mt-3">
        <Row name={piecesHeading(lines)} value={formatDesk(subtotal)} />
        <div className="flex justify-between gap-4 py-0.5">
          <dt>Delivery</dt>
          <dd>
            {delivery < shopDelivery && lines.length > 0 && (
              <s className="mr-2 text-ink-2">
                <span className="sr-only">instead of </span>
                {formatDesk(shopDelivery)}
              </s>
            )}
            {delivery === 0 ? "none" : formatDesk(delivery)}
          </dd>
        </div>
        <div className="mt-2 flex justify-between gap-4 border-line border-t pt-3 font-semibold text-19">
          <dt>
            <span className="md:hidden">She pays</span>
            <span className="hidden md:inline">Total</span>
          </dt>
          <dd>{formatDesk(total)}</dd>
        </div>
        {advance > 0 && <Row name="Of that first" value={formatDesk(advance)} />}
      </dl>
      {saving > 0 && <p className="mt-1 text-right text-14 text-ink-2">{formatDesk(saving)} less than in the shop</p>}
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

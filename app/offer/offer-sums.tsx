import { formatPkr } from "../../shop/money/rupees.ts";
import { piecesInWords } from "../../shop/offer/offer-words.ts";
import type { OpenOffer } from "./offer-data.server.ts";
import { Struck } from "./offer-price.tsx";

type Props = Pick<
  OpenOffer,
  "count" | "subtotal" | "delivery" | "shopDelivery" | "total" | "saving" | "advance" | "hasChanged"
>;

const row = "flex flex-wrap items-baseline justify-between gap-x-4";

export function OfferSums({ count, subtotal, delivery, shopDelivery, total, saving, advance, hasChanged }: Props) {
  const pieces = piecesInWords(count);
  return (
    <dl
      data-changed={hasChanged || undefined}
      className="offer-sums nums flex flex-col gap-2.5 border-line border-t pt-5 text-15"
    >
      <div className={row}>
        <dt>{pieces.charAt(0).toUpperCase() + pieces.slice(1)}</dt>
        <dd className="ml-auto">{formatPkr(subtotal)}</dd>
      </div>
      <div className={row}>
        <dt className="flex-[1_1_8rem]">Delivery, all over Pakistan</dt>
        <dd className="ml-auto text-right">
          {delivery < shopDelivery && (
            <>
              <Struck amount={shopDelivery} />{" "}
            </>
          )}
          <span className="ml-1">{delivery === 0 ? "free" : formatPkr(delivery)}</span>
        </dd>
      </div>
      <div className={`${row} mt-1 border-line border-t pt-3.5 font-semibold text-19`}>
        <dt>Total</dt>
        <dd className="ml-auto">{formatPkr(total)}</dd>
      </div>
      {saving > 0 && (
        <div className="text-right text-14 text-green">
          <dt className="inline">You save </dt>
          <dd className="inline">{formatPkr(saving)}</dd>
        </div>
      )}
      {advance > 0 && (
        <div className={`${row} text-14 text-ink-2`}>
          <dt>In advance</dt>
          <dd className="ml-auto">{formatPkr(advance)}</dd>
        </div>
      )}
    </dl>
  );
}

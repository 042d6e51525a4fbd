import type { ReactNode } from "react";
import { lineKey } from "../../shop/cart/cart.ts";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import type { MoneyTold } from "../../shop/follow/money-told.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { Sums } from "../saved-cart/sums.tsx";
import { Picture } from "../ui/picture.tsx";

type Props = { order: FollowedOrder; money: MoneyTold; pictures: Readonly<Record<number, PictureRef>> };

/** Lines, sums at the time of the order, payment and address. */
export function OrderedPieces({ order, money, pictures }: Props) {
  const { lines, to, notes } = order;
  return (
    <section aria-labelledby="pieces-title" className="order-box">
      <h2 id="pieces-title" className="mb-3 font-display text-26 leading-[1.4] md:text-30">
        Your order
      </h2>
      <ul className="flex flex-col gap-4.5">
        {lines.map((line) => (
          <li key={lineKey(line)} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5">
            <div className="h-24 rounded-card bg-sand">
              {pictures[line.id] && (
                <Picture of={pictures[line.id] as PictureRef} alt="" sizes="72px" className="aspect-3/4 rounded-card" />
              )}
            </div>
            <div className="min-w-0 text-13 text-ink-2 leading-normal">
              <p className="flex flex-wrap justify-between gap-x-3.5 text-ink">
                <span className="break-words font-display text-20 leading-[1.2]">{line.name}</span>
                <span className="nums text-15 leading-[1.6]">{formatRs(line.lineTotal)}</span>
              </p>
              {describeChoices(line).map((choice) => (
                <p key={choice}>{choice}</p>
              ))}
              <p className="nums">
                {formatRs(line.price)} × {line.quantity}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4.5 border-line border-t">
        <Sums {...order} />
        {money.sums.map(({ name, value }) => (
          <p key={name} className="nums mt-3 flex flex-wrap justify-between gap-x-4 text-15 last:font-semibold">
            <span>{name}</span>
            <span className="ml-auto">{value}</span>
          </p>
        ))}
      </div>
      <dl className="mt-4.5 flex flex-col gap-3 border-line border-t pt-3 text-15 leading-[1.6]">
        <Fact name="Payment">{money.payment}</Fact>
        <Fact name="To">
          {[to.name, to.address, to.city].map((text) => (
            <bdi key={text} className="block whitespace-pre-line">
              {text}
            </bdi>
          ))}
          {to.phoneEnd && <span className="nums block">Phone ends in {to.phoneEnd}</span>}
        </Fact>
        {notes && (
          <Fact name="Your note">
            <bdi className="whitespace-pre-line">{notes}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-6 large-letters:flex-wrap">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="ml-auto min-w-0 break-words text-right">{children}</dd>
    </div>
  );
}

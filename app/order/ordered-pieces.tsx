import type { ReactNode } from "react";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import type { MoneyTold } from "../../shop/follow/money-told.ts";
import { formatWeekday } from "../../shop/pakistan-days.ts";
import { StillHtml } from "../ui/still-html.tsx";

type Props = { order: FollowedOrder; money: MoneyTold; arrival: string | undefined };

/** Lines and sums at the time of the order (see followed-lines.tsx), what came of the money, payment and address. */
export function OrderedPieces({ order, money, arrival }: Props) {
  const { to, notes, neededBy } = order;
  return (
    <section aria-labelledby="pieces-title" className="order-box">
      <h2 id="pieces-title" className="mb-3 font-display text-26 leading-[1.4] md:text-30">
        Your order
      </h2>
      <StillHtml />
      <div>
        {money.sums.map(({ name, value }) => (
          <p key={name} className="nums mt-3 flex flex-wrap justify-between gap-x-4 text-15 last:font-semibold">
            <span>{name}</span>
            <span className="ml-auto">{value}</span>
          </p>
        ))}
      </div>
      <dl className="mt-4.5 flex flex-col gap-3 border-line border-t pt-3 text-15 leading-[1.6]">
        <Fact name="Payment">{money.payment}</Fact>
        {arrival && <Fact name="At your door">{arrival}</Fact>}
        {neededBy !== undefined && <Fact name="Needed by">{formatWeekday(neededBy)}</Fact>}
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

import type { Ref } from "react";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { proofWithUs } from "../../shop/follow/proof.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { dayOf, formatClock, formatDay } from "../../shop/pakistan-days.ts";
import { useOrByRaast, WalletRows } from "../payment/wallet-rows.tsx";
import { ProofForm } from "../proof/proof-form.tsx";
import { quietLink } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";

type Props = {
  order: FollowedOrder;
  amount: Rupees;
  address: string;
  now: number;
  fault: ProofFault | undefined;
  /** Takes the focus after an upload. */
  result: Ref<HTMLParagraphElement>;
  onSent: () => Promise<unknown>;
};

/** The screenshot was sent. The wallet's rows are collapsed: they are needed only if something was wrong. */
export function ProofWithUs({ order, amount, address, now, fault, result, onSent }: Props) {
  const orByRaast = useOrByRaast();
  const added = order.proofAt ?? now;
  const day = dayOf(added) === dayOf(now) ? "today" : `on ${formatDay(dayOf(added))}`;
  return (
    <section aria-label="Your payment" className="order-box pb-2 md:pb-3">
      <div className="flex items-center gap-4">
        <img
          src={`${address}?${added}`}
          alt="Your screenshot"
          className="h-22 w-16.5 shrink-0 rounded-card border border-line object-cover object-top"
        />
        <p ref={result} tabIndex={-1} className="text-15 text-ink-2 leading-normal">
          <strong className="block font-semibold text-17 text-ink">{proofWithUs}</strong>
          Added {day} at <span className="nums">{formatClock(added)}</span>. We check it and write to you.
        </p>
      </div>
      <div className="mt-3.5 border-line border-t pt-1.5 print:hidden">
        <ProofForm
          number={order.number}
          address={address}
          fault={fault}
          viewLink={
            <a href={`${address}?${added}`} target="_blank" rel="noopener noreferrer" className={quietLink}>
              Look at it
            </a>
          }
          onSent={onSent}
        />
        <details>
          <summary className="flex min-h-11 items-center justify-between gap-4 text-15 text-ink-2">
            Where the money goes
            <Icon name="down" className="size-5" />
          </summary>
          <div className="mt-1.5">
            <WalletRows
              amount={amount}
              number={order.number}
              lead={`The wallet${orByRaast && " or the account"} that your payment goes to.`}
            >
              <span className="text-14 text-ink-2">If your payment has gone, there is nothing more to do.</span>
            </WalletRows>
          </div>
        </details>
      </div>
    </section>
  );
}

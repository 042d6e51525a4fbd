import { useRevalidator } from "react-router";
import type { FollowedOrder } from "../../shop/followed-order.ts";
import type { ProofFault } from "../../shop/order-follower.ts";
import { dayOf, formatClock, formatDay } from "../../shop/pakistan-days.ts";
import { WalletRows } from "../components/wallet-rows.tsx";
import { ProofForm } from "../proof/proof-form.tsx";

type Props = { order: FollowedOrder; address: string; now: number; fault: ProofFault | undefined };

/** The rows with Copy stay folded: they are needed again only when something was wrong. */
export function ProofWithUs({ order, address, now, fault }: Props) {
  const { revalidate } = useRevalidator();
  const added = order.proofAt ?? now;
  const day = dayOf(added) === dayOf(now) ? "today" : `on ${formatDay(dayOf(added))}`;
  return (
    <section aria-label="Your payment" className="order-box">
      <div className="flex items-start gap-4">
        <img
          src={`${address}?${added}`}
          alt="Your screenshot"
          className="h-22 w-16.5 rounded-card border border-line object-cover"
        />
        <p className="text-15 text-ink-2 leading-normal">
          <strong className="block font-semibold text-17 text-ink">Your screenshot is with us</strong>
          Added {day} at <span className="nums">{formatClock(added)}</span>. We check it and write to you.
        </p>
      </div>
      <div className="mt-3 border-line border-t pt-3 print:hidden">
        <p className="mb-2">
          <a
            href={`${address}?${added}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep underline underline-offset-4"
          >
            Look at it
          </a>
        </p>
        <ProofForm number={order.number} address={address} fault={fault} again onSent={revalidate} />
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-15 text-accent-deep">
            Where the money goes
          </summary>
          <WalletRows amount={order.total} lead="The wallet that your payment goes to.">
            <span className="text-14 text-ink-2">If your payment has gone, there is nothing more to do.</span>
          </WalletRows>
        </details>
      </div>
    </section>
  );
}

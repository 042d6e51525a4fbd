import { useEffect, useRef } from "react";
import { orderPaymentText } from "../../shop/chat.ts";
import { type FollowedOrder, sinceWhen } from "../../shop/follow/followed-order.ts";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { dayOf, formatWeekday } from "../../shop/pakistan-days.ts";
import { refreshPage } from "../page/refresh-page.ts";
import { useSettings } from "../page/settings.ts";
import { SaidToBePaid, useOrByRaast, WalletRows } from "../payment/wallet-rows.tsx";
import { noteProofSent } from "../placing/placed-order.ts";
import { ProofForm } from "../proof/proof-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import { ProofWithUs } from "./proof-with-us.tsx";

type Props = {
  order: FollowedOrder;
  /** Where the screenshot is uploaded to, and loaded from. */
  address: string;
  now: number;
  /** Of an upload without script. */
  fault: ProofFault | undefined;
};

/** An online payment: the wallet and the screenshot. */
export function OrderPayment({ order, address, now, fault }: Props) {
  const isSent = useRef(false);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (order.proofAt !== undefined && isSent.current) result.current?.focus();
    isSent.current = false;
  }, [order.proofAt]);
  function onSent(): Promise<unknown> {
    isSent.current = true;
    noteProofSent(order.number);
    return refreshPage();
  }
  if (order.money === "received") return <Received order={order} />;
  const due = order.total;
  if (order.proofAt !== undefined && order.money === "claimed")
    return <ProofWithUs {...{ order, due, address, now, fault, result, onSent }} />;
  return <ToPay {...{ order, due, address, fault, onSent }} />;
}

function Received({ order }: { order: FollowedOrder }) {
  return (
    <section aria-label="Your payment" className="order-box flex items-center gap-4 border-green/50">
      <Icon name="check" className="size-6 text-green" />
      <p className="text-15 leading-normal">
        <strong className="nums block font-semibold text-17">{formatRs(order.total)} received</strong>
        <span className="text-ink-2">
          {formatWeekday(dayOf(sinceWhen(order, "receive")))}. Nothing to pay at the door.
        </span>
      </p>
    </section>
  );
}

type ToPayProps = Omit<Props, "now"> & { due: Rupees; onSent: () => Promise<unknown> };

function ToPay({ order, due, address, fault, onSent }: ToPayProps) {
  const { wallet } = useSettings();
  const orByRaast = useOrByRaast();
  const wasRefused = order.events.findLast(({ what }) => what === "claim" || what === "not-received");
  return (
    <section aria-label="Your payment">
      {wasRefused?.what === "not-received" && (
        <Problem className="mb-4 text-15">
          We can’t find this payment. See whether the money has left your wallet, then add the screenshot again, or ask
          us.
        </Problem>
      )}
      <WalletRows
        amount={due}
        number={order.number}
        lead={
          order.money === "claimed" ? (
            <SaidToBePaid amount={due} isProofHere={false} />
          ) : (
            <>
              Send <strong className="nums font-semibold">{formatRs(due)}</strong> to this {wallet.name}
              {` wallet${orByRaast}, then add the screenshot here.`}
            </>
          )
        }
      >
        <ProofForm
          number={order.number}
          address={address}
          fault={fault}
          chatText={orderPaymentText(order.number)}
          onSent={onSent}
        />
      </WalletRows>
    </section>
  );
}

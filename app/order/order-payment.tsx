import { useEffect, useRef } from "react";
import { orderPaymentText } from "../../shop/chat.ts";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import type { Paying } from "../../shop/follow/money-told.ts";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { refreshPage } from "../page/refresh-page.ts";
import { SaidToBePaid, WalletRows } from "../payment/wallet-rows.tsx";
import { noteProofSent } from "../placing/placed-order.ts";
import { ProofForm } from "../proof/proof-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import { ProofWithUs } from "./proof-with-us.tsx";

type Props = {
  order: FollowedOrder;
  paying: Paying;
  /** Where the screenshot is uploaded to, and loaded from. */
  address: string;
  now: number;
  /** Of an upload without script. */
  fault: ProofFault | undefined;
};

/** What came; or an online payment or an advance: the wallet and the screenshot. */
export function OrderPayment({ order, paying, address, now, fault }: Props) {
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
  if (paying.state === "received") return <Received {...paying} />;
  const { amount } = paying;
  if (paying.state === "proof") return <ProofWithUs {...{ order, amount, address, now, fault, result, onSent }} />;
  return <ToPay {...{ order, paying, address, fault, onSent }} />;
}

function Received({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label="Your payment" className="order-box flex gap-4 border-green/50">
      <Icon name="check" className="size-6 text-green" />
      <p className="text-15 leading-normal">
        <strong className="nums block font-semibold text-17">{title}</strong>
        <span className="nums text-ink-2">{text}</span>
      </p>
    </section>
  );
}

type ToPayProps = Omit<Props, "now" | "paying"> & {
  paying: Exclude<Paying, { state: "received" }>;
  onSent: () => Promise<unknown>;
};

function ToPay({ order, paying: { amount, lead, isSaid }, address, fault, onSent }: ToPayProps) {
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
        amount={amount}
        number={order.number}
        lead={
          isSaid ? (
            <SaidToBePaid amount={amount} isProofHere={false} />
          ) : (
            <>
              {lead.before}
              <strong className="nums font-semibold">{lead.stressed}</strong>
              {lead.after}
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

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { orderPaymentText } from "../../shop/chat.ts";
import { proofWithUs } from "../../shop/follow/proof.ts";
import { placedMessage } from "../../shop/order/checkout.ts";
import { orderPath, proofPath, shopPath } from "../../shop/paths.ts";
import { PrintedShop } from "../payment/printed-shop.tsx";
import { SaidToBePaid, WalletRows } from "../payment/wallet-rows.tsx";
import { markAsShown, noteProofSent, type PlacedOrder } from "../placing/placed-order.ts";
import { ProofForm } from "../proof/proof-form.tsx";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Shamsa } from "../ui/shamsa.tsx";
import { Celebration } from "./celebration.tsx";
import { NextSteps } from "./next-steps.tsx";
import { PlacedSummary } from "./placed-summary.tsx";

export function Confirmation({ order }: { order: PlacedOrder }) {
  const { receipt } = order;
  const [isFirstTime] = useState(!order.seen);
  const { products } = useListedProducts(receipt.lines.map(({ id }) => id));

  const show = useEffectEvent(() => {
    if (order.seen) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
    markAsShown(order);
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => show(), []);

  return (
    <div className="relative isolate">
      {isFirstTime && <Celebration />}
      <div className="page pt-9 pb-16 md:pt-16 md:pb-28">
        <PrintedShop />
        <header className="flex flex-col items-center text-center">
          <Shamsa state="complete" className="size-37 print:hidden text-gold md:size-47" />
          <h1 ref={title} tabIndex={-1} className="mt-5 text-balance font-display text-38 leading-[1.14] md:text-60">
            {placedMessage}
          </h1>
          <p className="mt-2.5 max-w-full text-balance break-words text-ink-2">
            Shukriya, <bdi>{firstName(order)}</bdi>. We have your order and will take it from here.
          </p>
          {!order.asAsked && <EarlierTry />}
          <p className="mt-4 flex min-h-12.5 flex-wrap items-center justify-center gap-x-2.5 rounded-card border border-gold-2 bg-white px-3 py-1 md:gap-x-4 md:px-4.5">
            <span>
              Order number{" "}
              <strong className="nums ml-1 whitespace-nowrap font-semibold tracking-[.04em]">{receipt.number}</strong>
            </span>
            <CopyButton what="Order number" text={receipt.number} />
          </p>
          {receipt.key && (
            <a href={orderPath(receipt.number, receipt.key)} className={`${quietLink} print:hidden`}>
              Follow your order
            </a>
          )}
        </header>
        <div className="mt-8.5 grid grid-cols-1 gap-4 print:grid-cols-2 md:with-summary md:mt-12">
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            {receipt.payment === "online" && <PaymentAgain order={order} />}
            <NextSteps order={order} products={products} />
          </div>
          <div>
            <PlacedSummary order={order} products={products} />
            <p className="mt-5 text-center print:hidden">
              <a href={shopPath} className={quietLink}>
                Continue Shopping
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function firstName({ customer }: PlacedOrder): string {
  return customer.name.trim().split(/\s+/)[0] ?? "";
}

function EarlierTry() {
  return (
    <p className="mt-3 max-w-[560px] text-balance">
      Your first try had already reached us, so this is the order as we have it. What you changed after it isn’t part of
      it: tell us on WhatsApp and we will change it.
    </p>
  );
}

/** The shopper has said that she paid; wallet and screenshot form stay here in case something went wrong. */
function PaymentAgain({ order }: { order: PlacedOrder }) {
  const { receipt, proofSent } = order;
  const said = useRef<HTMLParagraphElement>(null);
  function onSent(): void {
    said.current?.focus();
    noteProofSent(receipt.number);
  }
  const { number, key } = receipt;
  return (
    <section aria-label="Your payment">
      <WalletRows
        amount={receipt.total}
        number={receipt.number}
        lead={<SaidToBePaid amount={receipt.total} isProofHere={proofSent} />}
      >
        <p ref={said} tabIndex={-1} role="status" className={proofSent ? "mb-3 font-semibold text-15 text-green" : ""}>
          {proofSent && `${proofWithUs}. We check it and write to you.`}
        </p>
        {key && !proofSent && (
          <div className="mb-3">
            <ProofForm number={number} address={proofPath(number, key)} onSent={onSent} />
          </div>
        )}
        <ChatLink text={orderPaymentText(receipt.number)} className={buttonStyle("outline", "w-full max-wide:px-1.5")}>
          Send the screenshot on WhatsApp
        </ChatLink>
      </WalletRows>
    </section>
  );
}

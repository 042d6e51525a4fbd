import { type ReactNode, useEffect, useId, useRef } from "react";
import type { PricedCart } from "../../shop/cart/pricing.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import type { OfferInHand } from "../../shop/offer/offer-in-hand.ts";
import type { CheckoutForm } from "../../shop/order/checkout.ts";
import { createOrderRequest } from "../../shop/order/create-request.ts";
import { createDraft } from "../../shop/order/order.ts";
import { orderChatText } from "../../shop/order/text.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { cartPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { retryAfterInWords } from "./retry-after-in-words.ts";

export type OrderInHand = {
  form: CheckoutForm;
  notes: string;
  priced: PricedCart;
  offer: OfferInHand | undefined;
};
type Retry = { onRetry: () => void };

/** Opens a chat with the whole order as a message to the seller. */
function SendOnWhatsApp({ form, notes, priced }: OrderInHand) {
  const text = orderChatText(createDraft(createOrderRequest("", form, notes, priced, dayOf(Date.now())), priced));
  return (
    <ChatLink text={text} className={buttonStyle("outline", "mt-2.5 w-full max-wide:px-1.5")}>
      Send the order on WhatsApp
    </ChatLink>
  );
}

export function UnreachableNotice({ onRetry, retryAfter, ...order }: OrderInHand & Retry & { retryAfter?: number }) {
  return (
    <Notice title="We couldn’t reach the shop">
      <p className="mt-2 text-15 leading-[1.4]">
        Your order isn’t lost: everything you typed is still here, and trying again can’t order twice.
        {retryAfter !== undefined && ` The shop asks you to wait ${retryAfterInWords(retryAfter)}.`}
      </p>
      <button type="button" onClick={onRetry} className={buttonStyle("primary", "mt-4 w-full")}>
        Try again
      </button>
      <SendOnWhatsApp {...order} />
    </Notice>
  );
}

type ChangedProps = Retry & { changes: readonly string[]; total: Rupees };

export function ChangedNotice({ changes, total, onRetry }: ChangedProps) {
  return (
    <Notice title="Something has changed">
      <p className="mt-2 text-15 leading-[1.4]">Since you opened this page:</p>
      <ul className="mt-2 flex flex-col gap-1">
        {changes.map((change) => (
          <li key={change} className="flex items-baseline gap-2">
            <Nuqta className="text-[9px] text-accent" />
            {change}
          </li>
        ))}
      </ul>
      <p className="nums mt-3 text-15 leading-[1.4]">
        Nothing has been ordered yet. The total would now be{" "}
        <strong className="font-semibold">{formatRs(total)}</strong>.
      </p>
      <button type="button" onClick={onRetry} className={buttonStyle("primary", "nums mt-4 w-full")}>
        Order for {formatRs(total)}
      </button>
      <a href={cartPath} className={buttonStyle("quiet", "mt-2.5 w-full")}>
        Change the cart
      </a>
    </Notice>
  );
}

export function TooManyNotice({ most, ...order }: OrderInHand & { most: number }) {
  return (
    <Notice title="That is more than we can set aside">
      <p className="mt-2 mb-1.5 text-15 leading-[1.4]">
        Until we have spoken with you, we keep up to {most} pieces for one phone number or one internet connection.
        Nothing has been ordered. Send us the order on WhatsApp, and we’ll arrange it together.
      </p>
      <SendOnWhatsApp {...order} />
      {!order.offer && (
        <a href={cartPath} className={buttonStyle("quiet", "mt-2.5 w-full")}>
          Change the cart
        </a>
      )}
    </Notice>
  );
}

export function TakenNotice({ onRetry, ...order }: OrderInHand & Retry) {
  return (
    <Notice title="This cart has already been ordered">
      <p className="mt-2 text-15 leading-[1.4]">
        We have an order from it that was sent before or from another tab, and it isn’t quite what you see here. Nothing
        has been ordered twice.
      </p>
      <button type="button" onClick={onRetry} className={buttonStyle("primary", "mt-4 w-full")}>
        Order this as well
      </button>
      <SendOnWhatsApp {...order} />
    </Notice>
  );
}

/** The outcome of an attempt, above the button. Takes the focus: the placing view that had it is gone. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-5 rounded-card border border-red/40 bg-[#fdf7f7] p-5 outline-none md:px-7.5 md:pt-6 md:pb-8"
    >
      <h3 id={titleId} className="font-display text-26 leading-tight">
        {title}
      </h3>
      {children}
    </section>
  );
}

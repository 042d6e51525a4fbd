import { useEffect } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import type { OrderEvent } from "../../../shop/order/event.ts";
import { describeEvent } from "../../../shop/order/event-words.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { justDone, onwardFrom } from "./on-thread.tsx";
import { OrderLink } from "./order-link.tsx";
import { OrderForm } from "./step-form.tsx";

/**
 * Rendered by the server, so that it is there without script; CSS hides it after a while. On a thread the bar says the
 * same.
 */
export function StepToast(props: DeskOrderViewProps) {
  const { order, first, messageLink, opensWhatsapp } = props;
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  const last = justDone(props);
  const isSent = last?.details.kind === "parcel" || (last?.to.stage === "sent" && last.from.stage !== "sent");
  const isAsked = last?.details.kind === "advance" && last.details.sum > 0;
  const chat = isSent || isAsked ? messageLink : undefined;
  useEffect(() => {
    // Browsers allow a new tab only shortly after a press: not after a reload or a slow answer.
    if (chat && opensWhatsapp && navigator.userActivation?.isActive) window.open(chat, "_blank", "noreferrer");
  }, [chat, opensWhatsapp]);
  if (!last || onwardFrom(props)) return null;
  const undo = undoFields(order, last);
  return (
    <div role="status" className={`step-toast ${chat ? "step-toast-two" : ""}`}>
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="grow">
        {last.details.kind === "change"
          ? `Changed. ${isolateBidi(first)}’s page shows it.`
          : describeEvent(last, "").title}
      </span>
      <div className="flex gap-4 font-semibold text-accent-deep">
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className="flex min-h-11 items-center whitespace-nowrap">
            Open WhatsApp
          </a>
        )}
        {undo && (
          <OrderForm order={order} fields={undo}>
            <button type="submit" className="min-h-11 whitespace-nowrap font-semibold">
              Take it back
            </button>
          </OrderForm>
        )}
      </div>
      <OrderLink order={order} label="Close" className="flex size-11 items-center justify-center">
        <Icon name="close" className="size-5" />
      </OrderLink>
    </div>
  );
}

/** The form fields that undo this event: a step is taken back, a correction is corrected to what it was. */
function undoFields({ customer, canTakeBack }: DeskOrder, { details }: OrderEvent): Record<string, string> | undefined {
  if (details.kind === "step" || details.kind === "money" || details.kind === "entry")
    return canTakeBack ? { intent: "take-back" } : undefined;
  if (details.kind !== "correct") return undefined;
  const { address, city, phone } = customer;
  const before = Object.fromEntries(details.corrections.map(({ field, from }) => [field, from]));
  return { intent: "correct", address, city, phone, ...before, asked: before.phone ?? phone };
}

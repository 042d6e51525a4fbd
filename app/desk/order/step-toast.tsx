import { useEffect } from "react";
import { Link } from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { describeEvent, isBy, type OrderEvent } from "../../../shop/order/event.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { OrderForm } from "./step-form.tsx";

/** A toast is for what was just done, not for whoever opens the same address an hour later. */
const fresh = 60_000;

/** Said on the page itself, so that it is there without script; it goes by itself after a while. */
export function StepToast({ order, me, now, messageLink, isToBeTold }: OrderViewProps) {
  // A step's button goes with the step.
  useEffect(focusIfLost, []);
  const last = order.events.findLast(({ revision }) => revision !== null);
  const isSent = last?.to.stage === "sent" && last.from.stage !== "sent";
  const chat = isSent ? messageLink : undefined;
  useEffect(() => {
    // Beside the desk, and only in one go with the press: not after a reload, nor when the answer took long.
    if (chat && isToBeTold && navigator.userActivation?.isActive) window.open(chat, "_blank", "noreferrer");
  }, [chat, isToBeTold]);
  if (!last || !isBy(last, me) || now - last.at > fresh) return null;
  const back = takingBack(order, last);
  return (
    <div role="status" className={`step-toast ${chat ? "step-toast-two" : ""}`}>
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="grow">{describeEvent(last, "").title}</span>
      <div className="flex gap-4 font-semibold text-accent-deep">
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className="flex min-h-11 items-center whitespace-nowrap">
            Open WhatsApp
          </a>
        )}
        {back && (
          <OrderForm order={order} fields={back}>
            <button type="submit" className="min-h-11 whitespace-nowrap font-semibold">
              Take it back
            </button>
          </OrderForm>
        )}
      </div>
      <Link
        to={deskOrderPath(order.number)}
        replace
        preventScrollReset
        aria-label="Close"
        className="flex size-11 items-center justify-center"
      >
        <Icon name="close" className="size-5" />
      </Link>
    </div>
  );
}

/** Just what the toast names: a step, or what was corrected, which is corrected to what it was. */
function takingBack({ customer, canTakeBack }: DeskOrder, { details }: OrderEvent): Record<string, string> | undefined {
  if (details.kind === "step" || details.kind === "money") return canTakeBack ? { intent: "take-back" } : undefined;
  if (details.kind !== "correct") return undefined;
  const { address, city, phone } = customer;
  const before = Object.fromEntries(details.corrections.map(({ field, from }) => [field, from]));
  return { intent: "correct", address, city, phone, ...before, asked: before.phone ?? phone };
}

import { useEffect } from "react";
import { Link } from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import { describeEvent } from "../../../shop/order-event.ts";
import { Icon } from "../../components/icon.tsx";
import { Nuqta } from "../../components/nuqta.tsx";
import { focusIfLost } from "../../components/take-focus.ts";
import type { DescribedOrder } from "./describe-order.ts";
import { TakeBack } from "./next-step.tsx";

/** A toast is for what was just done, not for whoever opens the same address an hour later. */
const fresh = 60_000;

/** Said on the page itself, so that it is there without script; it goes by itself after a while. */
export function StepToast({ order, now, messageLink }: DescribedOrder) {
  // A step's button goes with the step.
  useEffect(focusIfLost, []);
  const last = order.events.at(-1);
  if (!last || now - last.at > fresh) return null;
  return (
    <div role="status" className="step-toast">
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="grow">{describeEvent(last, "").title}</span>
      {last.to.stage === "sent" && last.from.stage !== "sent" && messageLink && (
        <a href={messageLink} target="_blank" rel="noreferrer" className="font-semibold text-accent-deep">
          Open WhatsApp
        </a>
      )}
      {order.canTakeBack && <TakeBack order={order} short />}
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

import { Link } from "react-router";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { isBy, type OrderEvent } from "../../../shop/order/event.ts";
import { describeEvent } from "../../../shop/order/event-words.ts";
import { hasProofToCheck } from "../../../shop/order/payment-state.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { Thread } from "./describe-thread.ts";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm } from "./step-form.tsx";

/** Not shown when the same URL is opened later. */
const maxAge = 60_000;

/** The change that was made just now, by this person. */
export function justDone({ order, isDone, me, now }: DeskOrderViewProps): OrderEvent | undefined {
  const last = order.events.findLast(({ revision }) => revision !== null);
  return isDone && last && isBy(last, me) && now - last.at <= maxAge ? last : undefined;
}

/** Where to go on, once this order is done: it has left its list, or a step of it was just taken. */
export function onwardFrom(props: DeskOrderViewProps): Thread["onward"] {
  const { thread, order } = props;
  if (!thread || hasProofToCheck(order)) return undefined;
  return !thread.isListed || justDone(props)?.details.kind === "step" ? thread.onward : undefined;
}

/** Tells a page that was reached along the thread, whose buttons appear under the finger that pressed the last one. */
export const alongThread = { isAlongThread: true };

/** The big button after a step: the next order of the list. */
export function OnwardLink({ to, words }: NonNullable<Thread["onward"]>) {
  return (
    <Link
      to={to}
      replace
      state={alongThread}
      className={buttonStyle("primary", "w-full wrap-anywhere py-2 text-center leading-tight")}
    >
      {words}
    </Link>
  );
}

type LineProps = { order: DeskOrder; done: OrderEvent | undefined; advice: string };

/** In place of the toast: what was done, and the way to take it back; after a while the usual advice. */
export function DoneLine({ order, done, advice }: LineProps) {
  if (!done) return advice === "" ? null : <p className="mb-2 text-13 text-ink-2">{advice}</p>;
  return (
    <div className="done-line">
      <div role="status" className="done-line-done">
        <Nuqta count={3} className="text-[8px]" />
        <span className="grow">{describeEvent(done, "").title}</span>
        {order.canTakeBack && (
          <OrderForm order={order} fields={{ intent: "take-back" }}>
            <button type="submit" className="min-h-11 whitespace-nowrap font-semibold text-accent-deep">
              Take it back
            </button>
          </OrderForm>
        )}
      </div>
      <p className="done-line-advice text-13 text-ink-2">{advice}</p>
    </div>
  );
}

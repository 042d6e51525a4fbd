import { formatDesk } from "../../../shop/money/rupees.ts";
import { expectedNext } from "../../../shop/order/money-entries.ts";
import { hasProofToCheck } from "../../../shop/order/payment-state.ts";
import { offeredSteps } from "../../../shop/order/stage.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { meantLine } from "./meant-line.tsx";
import { ProofButtons } from "./money-panel.tsx";
import { OwnStep } from "./next-step.tsx";
import { DoneLine, justDone, OnwardLink, onwardFrom } from "./on-thread.tsx";

/** Fixed at the bottom on phones: one sentence of advice, WhatsApp, and the next step, or after it the next order. */
export function ActionBar(props: DeskOrderViewProps) {
  const { order, meant, messageLink, wallet } = props;
  const { next } = offeredSteps(order.stage, order.makeBy !== null);
  if (hasProofToCheck(order))
    return (
      <div className="bottom-bar md:hidden">
        <p className="mb-2 text-13 text-ink-2">
          {formatDesk(expectedNext(order))} in {wallet.name} {wallet.accountNumber}?
        </p>
        <ProofButtons order={order} />
      </div>
    );
  const onward = onwardFrom(props);
  if (!next && !onward) return null;
  const advice = props.advice.split(". ")[0]?.replace(/\.?$/, ".") ?? "";
  return (
    <div className="bottom-bar md:hidden">
      {(!onward && meantLine(meant)) || (
        <DoneLine order={order} done={onward && justDone(props)} advice={props.advice && advice} />
      )}
      <div className="flex items-start gap-2.5">
        {messageLink && (
          <a
            href={messageLink}
            target="_blank"
            rel="noreferrer"
            aria-label="WhatsApp"
            className="flex size-[50px] shrink-0 items-center justify-center rounded-card border border-accent text-accent-deep"
          >
            <Icon name="chat" />
          </a>
        )}
        <div className="min-w-0 grow">
          {onward ? <OnwardLink {...onward} /> : <OwnStep order={order} meant={meant} look="primary" />}
        </div>
      </div>
    </div>
  );
}

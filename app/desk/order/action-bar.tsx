import { formatDesk } from "../../../shop/money/rupees.ts";
import { expectedNext } from "../../../shop/order/money-entries.ts";
import { hasProofToCheck } from "../../../shop/order/payment-state.ts";
import { offeredSteps } from "../../../shop/order/stage.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { ProofButtons } from "./money-panel.tsx";
import { StepButton } from "./next-step.tsx";

/** Fixed at the bottom on phones: one sentence of advice, WhatsApp, and the next step. */
export function ActionBar({ order, advice, messageLink, wallet }: DescribedOrder) {
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
  if (!next) return null;
  return (
    <div className="bottom-bar md:hidden">
      {advice !== "" && <p className="mb-2 text-13 text-ink-2">{advice.split(". ")[0]?.replace(/\.?$/, ".")}</p>}
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
        <div className="grow">
          <StepButton order={order} step={next} look="primary" />
        </div>
      </div>
    </div>
  );
}

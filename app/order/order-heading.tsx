import type { FollowedOrder, MakingProgress, Stressed } from "../../shop/follow/followed-order.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { OrderShamsa } from "./order-shamsa.tsx";

type Props = { order: FollowedOrder; line: Stressed; making: MakingProgress };

/** The shamsa over the words on phones, beside them where there is room. */
export function OrderHeading({ order: { stage, number }, line, making }: Props) {
  return (
    <header className="flex flex-col items-center gap-x-[6cqw] gap-y-5 text-center @[32rem]:flex-row @[32rem]:text-left">
      <div className="flex flex-col items-center">
        <OrderShamsa stage={stage} number={number} day={making.day} />
        {stage === "making" && <p className="mt-2 text-13 text-ink-2">One petal for each day</p>}
      </div>
      <div className="min-w-0 max-w-full">
        <h1 tabIndex={-1} className="text-balance font-display text-38 leading-[1.14] md:text-60">
          {stageTable[stage].shopperName}
        </h1>
        <p className="mt-2.5 text-balance break-words text-ink-2 md:text-17">
          {line.before}
          {line.stressed && <strong className="font-semibold text-ink">{line.stressed}</strong>}
          {line.after}
        </p>
        {/* As wide as it comes to: a page is shown while it is read, and before its fonts are there. */}
        <p className="mt-4.5 inline-flex min-h-12.5 min-w-[min(100%,19rem)] flex-wrap items-center justify-between large-letters:justify-center gap-x-4 rounded-card border border-gold-2 bg-white px-3.5 py-1 text-15 md:px-4.5">
          <span>
            Order number{" "}
            <strong className="nums ml-0.5 whitespace-nowrap font-semibold tracking-[.04em]">{number}</strong>
          </span>
          <CopyButton what="Order number" text={number} />
        </p>
      </div>
    </header>
  );
}

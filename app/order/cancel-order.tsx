import { useRef, useState } from "react";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import { useFormSubmit } from "../page/use-form-submit.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import { rowStyle } from "./row-style.ts";

/** `means`: what becomes of the money. */
type Props = { order: FollowedOrder; means: string; answer: CancelAnswer | undefined; reason: string | undefined };

const lost = "We couldn’t reach the shop, so we don’t know whether the order is cancelled. Try again.";

const problems: Partial<Record<CancelAnswer, string>> = {
  changed:
    "Something in this order changed meanwhile, and you see it as it is now. If you still want to cancel, try again.",
};

/** Only for an order that the shop hasn't confirmed yet. */
export function CancelOrder({ order, means, answer, reason }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { isSending, isLost, send } = useFormSubmit();
  const problem = isLost ? lost : answer && problems[answer];
  // Open from the start only where the page is the answer to the form, sent without script.
  const [startsOpen] = useState(problem !== undefined);
  return (
    <details ref={fold} open={startsOpen} className="border-line border-b print:hidden">
      <summary className={rowStyle}>
        <Icon name="close" className="size-5.5" />
        <span>
          <strong className="block font-semibold">Cancel this order</strong>
          <span className="text-14 text-ink-2">You can, as long as we haven’t confirmed it.</span>
        </span>
      </summary>
      <form method="post" onSubmit={send} className="order-box mb-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="seen" value={order.revision} />
        <h2 className="font-display text-26 leading-tight">Cancel this order?</h2>
        <p className="mt-1.5 text-15 text-ink-2">{means} You can order again at any time.</p>
        <label htmlFor="reason" className="mt-3 flex justify-between text-14">
          <span className="font-semibold">Why</span>
          <span className="text-ink-2">if you like</span>
        </label>
        <textarea
          id="reason"
          name="reason"
          rows={2}
          dir="auto"
          maxLength={500}
          defaultValue={reason}
          className="field mt-1.5 py-3"
        />
        <Problem role="alert" className="mt-2 text-15">
          {problem}
        </Problem>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <button
            type="button"
            onClick={() => {
              fold.current?.removeAttribute("open");
              fold.current?.querySelector("summary")?.focus();
            }}
            className={buttonStyle("quiet", "noscript:hidden px-2")}
          >
            Keep it
          </button>
          <button type="submit" aria-busy={isSending} className={buttonStyle("quiet", "border-red px-2 text-red")}>
            Cancel the order
          </button>
        </div>
      </form>
    </details>
  );
}

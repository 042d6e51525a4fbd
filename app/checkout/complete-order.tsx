import { isComplete } from "../../shop/order/checkout.ts";
import { returnsPath } from "../../shop/paths.ts";
import { useSettings } from "../page/settings.ts";
import { AgreedSums } from "../payment/agreed-sums.tsx";
import { usePlacing } from "../placing/placing-store.ts";
import { ShortLines } from "../saved-cart/short-lines.tsx";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChangedNotice, type OrderInHand, TakenNotice, TooManyNotice, UnreachableNotice } from "./notices.tsx";
import { StepTitle } from "./step-title.tsx";
import { StuckLine } from "./stuck-line.tsx";

type Props = { cart: ReadyCart; order: OrderInHand; onRetry: () => void; onOrderAnother: () => void };

/** The last part: the sums, the outcome of the last attempt, and the button. */
export function CompleteOrder({ cart, order, onRetry, onOrderAnother }: Props) {
  const placing = usePlacing();
  const { policyTitles } = useSettings();
  const { changes, mostHeld } = placing.step === "refused" ? placing.refusal : { changes: [] };
  const isRefused = changes.length > 0 || mostHeld !== undefined;
  const hasNotice = placing.step === "unreachable" || placing.step === "taken" || isRefused;
  const isFilledIn = isComplete(order.form);
  const look = isFilledIn ? (hasNotice ? "outline" : "primary") : "incomplete";
  return (
    <section aria-labelledby="complete-title" className="mt-9 md:mt-13.5">
      <StepTitle step={3} id="complete-title">
        Complete
      </StepTitle>
      <div className="sums-at-the-button mt-4">
        <AgreedSums {...order.priced} />
      </div>
      <div className="mt-5.5">
        {placing.step === "unreachable" && <UnreachableNotice {...order} {...placing} onRetry={onRetry} />}
        {placing.step === "taken" && <TakenNotice {...order} onRetry={onOrderAnother} />}
        {changes.length > 0 && <ChangedNotice changes={changes} total={order.priced.total} onRetry={onRetry} />}
        <ShortLines cart={cart} />
        {mostHeld !== undefined && <TooManyNotice {...order} most={mostHeld} />}
        <button type="submit" aria-disabled={!isFilledIn} className={buttonStyle(look, "w-full")}>
          Complete Order
        </button>
      </div>
      <p className="mt-2.5 text-center text-13 text-ink-2">
        By ordering you accept our{" "}
        <a href={returnsPath} className="py-4 underline-offset-2 hover:underline">
          {policyTitles.returns}
        </a>
        .
      </p>
      <div className="mt-3 flex justify-center md:hidden">
        <StuckLine />
      </div>
    </section>
  );
}

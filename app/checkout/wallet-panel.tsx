import { paymentChatText } from "../../shop/chat.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { type CheckoutForm, screenshotLabel } from "../../shop/order/checkout.ts";
import { useSettings } from "../page/settings.ts";
import { useOrByRaast, WalletRows } from "../payment/wallet-rows.tsx";
import { changeForm } from "../placing/form-store.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Problem } from "../ui/problem.tsx";
import { checkoutFieldId } from "./billing-details.tsx";

type Props = { form: CheckoutForm; amount: Rupees; error: string | undefined };

/** Opens below the payment cards when "online" is chosen; the checkbox comes last. */
export function WalletPanel({ form, amount, error }: Props) {
  const { wallet } = useSettings();
  const orByRaast = useOrByRaast();
  const id = checkoutFieldId("screenshotSent");
  const lead = (
    <>
      Send <strong className="nums font-semibold">{formatRs(amount)}</strong> to this {wallet.name}
      {` wallet${orByRaast}, then send us the screenshot.`}
    </>
  );
  return (
    <div className="mt-3">
      <WalletRows amount={amount} lead={lead}>
        <ChatLink text={paymentChatText} className={buttonStyle("outline", "w-full max-wide:px-1.5")}>
          Send the screenshot on WhatsApp
        </ChatLink>
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-15">
          <input
            id={id}
            type="checkbox"
            checked={form.screenshotSent}
            onChange={(event) => changeForm({ screenshotSent: event.target.checked })}
            aria-invalid={error ? "true" : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="checkbox size-6 shrink-0 scroll-mt-44"
          />
          {screenshotLabel}
        </label>
        {error && <Problem id={`${id}-error`}>{error}</Problem>}
      </WalletRows>
    </div>
  );
}

import { type FormEvent, useEffect, useRef } from "react";
import { confirmScreenshotMessage, firstProblem } from "../../shop/order/checkout.ts";
import { useSettings } from "../page/settings.ts";
import { useCheckoutForm } from "../placing/form-store.ts";
import { orderKey } from "../placing/order-key.ts";
import { offeredOrder, startAnotherOrder, submitOrder } from "../placing/submit-order.ts";
import { useCart } from "../saved-cart/cart-store.ts";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { loadToasts, toast } from "../ui/toast.ts";
import { BillingDetails, checkoutFieldId } from "./billing-details.tsx";
import { CompleteOrder } from "./complete-order.tsx";
import { NeededBy } from "./needed-by.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { StepTitle } from "./step-title.tsx";
import { useFieldErrors } from "./use-field-errors.ts";
import { WalletPanel } from "./wallet-panel.tsx";

type Props = { cart: ReadyCart; refresh: () => Promise<void> };

export function OrderForm({ cart, refresh }: Props) {
  const { priced, offer } = cart;
  const element = useRef<HTMLFormElement>(null);
  const form = useCheckoutForm();
  const { placingDelay } = useSettings();
  // Those of the cart aren't about the offer.
  const notes = useCart((cart) => (offer ? "" : cart.notes));
  const { attempted, errors, questions, attempt, typed } = useFieldErrors(form);
  const order = { form, notes, priced, offer };
  useEffect(() => void orderKey(), []);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    const isEmailRefused = element.current?.querySelector<HTMLInputElement>("[type=email]")?.validity.typeMismatch;
    const field = attempt(isEmailRefused ?? false);
    const problem = firstProblem(form);
    if (problem) toast.error(problem.message);
    if (field) document.getElementById(checkoutFieldId(field))?.focus();
    else submitOrder(order, { refresh, placingDelay, offer: offer && offeredOrder(offer) });
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onFocus={() => void loadToasts().catch(() => undefined)}
      aria-label="Checkout"
      data-hides-chat
    >
      <BillingDetails {...{ form, errors, questions }} onTyped={typed}>
        <NeededBy cart={cart} day={form.neededBy} />
      </BillingDetails>
      <section aria-labelledby="payment-title" className="mt-9 md:mt-13.5">
        <StepTitle step={2} id="payment-title">
          Payment
        </StepTitle>
        <PaymentChoice form={form} labelledBy="payment-title" />
        {form.payment === "online" && (
          <WalletPanel
            form={form}
            amount={priced.total}
            error={attempted === "online" && !form.screenshotSent ? confirmScreenshotMessage : undefined}
          />
        )}
      </section>
      <CompleteOrder
        cart={cart}
        order={order}
        onRetry={() => submit()}
        onOrderAnother={() => {
          startAnotherOrder();
          submit();
        }}
      />
    </form>
  );
}

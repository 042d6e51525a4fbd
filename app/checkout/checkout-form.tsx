import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type BillingField,
  billingFields,
  confirmScreenshotMessage,
  emptyFields,
  type CheckoutForm as Form,
  firstProblem,
  isComplete,
} from "../../shop/checkout.ts";
import { toast } from "../components/toast.ts";
import { useSettings } from "../edition/settings.ts";
import { useCart } from "../saved-cart/use-cart.ts";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { prepareAfterPress } from "./after-press.tsx";
import { BillingDetails, type FieldErrors, fieldId } from "./billing-details.tsx";
import { CompleteOrder } from "./complete-order.tsx";
import { useCheckoutForm } from "./form-store.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { placeOrder, startAnotherOrder, usePlacing } from "./placing-store.ts";
import { StepTitle } from "./step-title.tsx";
import { WalletPanel } from "./wallet-panel.tsx";

type Props = { cart: ReadyCart; refresh: () => Promise<void> };

export function CheckoutForm({ cart: { priced }, refresh }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const form = useCheckoutForm();
  const { placingDelay } = useSettings();
  const notes = useCart((cart) => cart.notes);
  const { attempted, errors, attempt, typed } = useFieldErrors(form);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    attempt();
    const problem = firstProblem(form);
    if (problem) {
      toast.error(problem.message);
      document.getElementById(fieldId(problem.field))?.focus();
    } else if (element.current?.reportValidity()) {
      placeOrder(form, notes, priced, { refresh, placingDelay });
    }
  }

  const needsScreenshot = attempted && form.payment === "online" && !form.screenshotSent;
  return (
    <form ref={element} noValidate onSubmit={submit} onFocus={prepareAfterPress} aria-label="Checkout" data-hides-chat>
      <BillingDetails form={form} errors={errors} onTyped={typed} />
      <section aria-labelledby="payment-title" className="mt-9 md:mt-13.5">
        <StepTitle step={2} id="payment-title">
          Payment
        </StepTitle>
        <PaymentChoice form={form} labelledBy="payment-title" />
        {form.payment === "online" && (
          <WalletPanel
            form={form}
            amount={priced.total}
            error={needsScreenshot ? confirmScreenshotMessage : undefined}
          />
        )}
      </section>
      <CompleteOrder
        order={{ form, notes, priced }}
        isComplete={isComplete(form)}
        onRetry={() => submit()}
        onOrderAnother={() => {
          startAnotherOrder();
          submit();
        }}
      />
    </form>
  );
}

/** Fields speak up after a try: the empty ones until they are filled, the refused ones until they are changed. */
function useFieldErrors(form: Form) {
  const placing = usePlacing();
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>(placing.step === "refused" ? placing.refusal.fields : {});

  const focusRefused = useEffectEvent(() => {
    const first = billingFields.find(({ name }) => refused[name]);
    if (first) document.getElementById(fieldId(first.name))?.focus();
  });
  useEffect(() => focusRefused(), []);

  return {
    attempted,
    errors: { ...refused, ...(attempted ? emptyFields(form) : {}) },
    attempt: () => setAttempted(true),
    typed: (field: BillingField) => setRefused(({ [field]: _, ...others }) => others),
  };
}

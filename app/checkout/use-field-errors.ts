import { useEffect, useEffectEvent, useState } from "react";
import {
  asksAboutPhone,
  type BillingField,
  billingFields,
  type CheckoutProblem,
  emailSentence,
  emptyFields,
  firstProblem,
  type Payment,
  phoneQuestion,
} from "../../shop/order/checkout.ts";
import { changeForm, type Typed } from "../placing/form-store.ts";
import { usePlacing } from "../placing/placing-store.ts";
import { checkoutFieldId, type FieldErrors } from "./billing-details.tsx";

/** Fields speak up after a try: the empty ones until they are filled, the refused ones until they are changed. */
export function useFieldErrors(form: Typed) {
  const placing = usePlacing();
  /** With which payment she has pressed: nobody is asked for the screenshot of one that she had not chosen yet. */
  const [attempted, setAttempted] = useState<Payment>();
  const [refused, setRefused] = useState<FieldErrors>(placing.step === "refused" ? placing.refusal.fields : {});

  const focusRefused = useEffectEvent(() => {
    const first = billingFields.find(({ name }) => refused[name]);
    if (first) document.getElementById(checkoutFieldId(first.name))?.focus();
  });
  useEffect(() => focusRefused(), []);

  /** Notes a press of the button. Gives the field that has something to say, the first where there are several. */
  function attempt(isEmailRefused: boolean): CheckoutProblem["field"] | undefined {
    setAttempted(form.payment);
    if (isEmailRefused) setRefused((others) => ({ ...others, email: emailSentence }));
    const speaking = { ...emptyFields(form), ...(isEmailRefused && { email: emailSentence }) };
    const first = billingFields.find(({ name }) => speaking[name]);
    if (first) return first.name;
    const problem = firstProblem(form);
    if (problem) return problem.field;
    if (!asksAboutPhone(form, form.askedPhone)) return undefined;
    changeForm({ askedPhone: form.phone });
    return "phone";
  }

  return {
    attempted,
    errors: { ...refused, ...(attempted ? emptyFields(form) : {}) },
    questions: asksAboutPhone(form, undefined) && form.phone === form.askedPhone ? { phone: phoneQuestion } : {},
    attempt,
    typed: (field: BillingField) => setRefused(({ [field]: _, ...others }) => others),
  };
}

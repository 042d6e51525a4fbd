import { useId } from "react";
import { maxLengths } from "../../../shop/limits.ts";
import { phoneQuestion } from "../../../shop/order/checkout.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { ConflictLine } from "./conflict.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "correct" };

export function CorrectSheet({ order, refusal }: OrderViewProps) {
  const isSaving = useIsSaving(fields);
  const address = useId();
  const typed = { ...order.customer, ...refusal?.typed };
  const isAsked = refusal?.reason === "phone";
  return (
    <OrderForm order={order} fields={fields} className="mt-1">
      <label htmlFor={address} className="mt-4 mb-1.5 block text-14 font-semibold">
        Address
      </label>
      <textarea
        id={address}
        name="address"
        rows={3}
        required
        dir="auto"
        maxLength={maxLengths.address}
        defaultValue={typed.address}
        className="field block py-3"
      />
      <Field label="City" name="city" required dir="auto" maxLength={maxLengths.city} defaultValue={typed.city} />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        required
        maxLength={maxLengths.phone}
        defaultValue={typed.phone}
        error={isAsked ? `${phoneQuestion} If it is right, save it once more.` : undefined}
      />
      <input type="hidden" name="asked" value={isAsked ? typed.phone : order.customer.phone} />
      {refusal?.reason === "empty" && (
        <Problem role="alert">Nothing was changed: the {refusal.field} is empty.</Problem>
      )}
      {refusal && <ConflictLine order={order} refusal={refusal} now={refusal.now} />}
      <SubmitButton saving={isSaving && "Saving"} className="mt-5 w-full">
        Save
      </SubmitButton>
    </OrderForm>
  );
}

import { useId } from "react";
import { maxLengths } from "../../../shop/limits.ts";
import { Problem } from "../../components/problem.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { TextField } from "../components/text-field.tsx";
import { ConflictLine } from "./conflict.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "correct" };

export function CorrectSheet({ order, refusal }: OrderViewProps) {
  const isSaving = useIsSaving(fields);
  const address = useId();
  const typed = refusal?.typed ?? order.customer;
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
        maxLength={maxLengths.address}
        defaultValue={typed.address}
        className="field block py-3"
      />
      <TextField label="City" name="city" required maxLength={maxLengths.city} defaultValue={typed.city} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        required
        maxLength={maxLengths.phone}
        defaultValue={typed.phone}
      />
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

import { billingFields, emailSentence, phoneQuestion } from "../../../shop/order/checkout.ts";
import { correctableFields } from "../../../shop/order/correction.ts";
import { dayToText } from "../../../shop/pakistan-days.ts";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { ConflictLine } from "./order-conflict.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "correct" };

/** The checkout's fields that can still be corrected, and the day by which it is needed. */
export function CorrectSheet({ order, refusal }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const possible = correctableFields(order.stage);
  const { neededBy } = order;
  const before = { ...order.customer, neededBy: neededBy === undefined ? "" : dayToText(neededBy) };
  const typed = { ...before, ...refusal?.typed };
  return (
    <OrderForm order={order} fields={fields} className="mt-1">
      {billingFields
        .filter(({ name }) => possible.includes(name))
        .map(({ name, label, type, maxLength }) => (
          <Field
            key={name}
            label={label}
            name={name}
            type={type}
            {...(name === "address" && { rows: 3 })}
            required={name !== "email" || before.email !== ""}
            maxLength={maxLength}
            defaultValue={typed[name]}
            error={errorOf(name, refusal)}
          />
        ))}
      {possible.includes("neededBy") && (
        <Field
          label="Needed by"
          hint="may stay empty"
          name="neededBy"
          type="date"
          defaultValue={typed.neededBy}
          error={refusal?.reason === "day" ? "Type a day like 2026-12-06, or leave it empty." : undefined}
        />
      )}
      <input type="hidden" name="asked" value={refusal?.reason === "phone" ? typed.phone : before.phone} />
      {refusal && <ConflictLine order={order} refusal={refusal} now={refusal.now} />}
      <SubmitButton saving={isSaving && "Saving"} className="mt-5 w-full">
        Save
      </SubmitButton>
    </OrderForm>
  );
}

function errorOf(name: string, refusal: DeskOrderViewProps["refusal"]): string | undefined {
  if (refusal?.reason === "empty" && refusal.field === name) return "This can’t be empty. Nothing was changed.";
  if (refusal?.reason === "email" && name === "email") return emailSentence;
  if (refusal?.reason === "phone" && name === "phone") return `${phoneQuestion} If it is right, save it once more.`;
  return undefined;
}

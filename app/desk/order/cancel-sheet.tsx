import { moneyBeforeCancelling } from "../../../shop/order/money-words.ts";
import { listInWords } from "../../../shop/order/words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { MoneyWarning } from "./money-warning.tsx";
import { OrderLink } from "./order-link.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "step", step: "cancel" };

export function CancelSheet({ order, first, refundDays }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const counted = order.lines
    .filter(({ left }) => left !== undefined && order.letGoAt === null)
    .map(({ name, quantity }) => `${quantity} ${name}`);
  const back =
    counted.length > 0 ? `${listInWords(counted)} ${counted.length > 1 ? "go" : "goes"} back on the shelf. ` : "";
  return (
    <OrderForm order={order} fields={fields} className="mt-2">
      <p className="text-ink-2">
        {back}
        <bdi>{first}</bdi> sees “Cancelled” on her page.
      </p>
      <MoneyWarning>{moneyBeforeCancelling(order, refundDays)}</MoneyWarning>
      <Field label="Reason" hint="only for the desk" name="reason" dir="auto" maxLength={200} autoComplete="off" />
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <OrderLink order={order} className={buttonStyle("quiet", "px-3")}>
          Keep it
        </OrderLink>
        <SubmitButton saving={isSaving && "Cancelling"} className="px-3">
          Cancel the order
        </SubmitButton>
      </div>
    </OrderForm>
  );
}

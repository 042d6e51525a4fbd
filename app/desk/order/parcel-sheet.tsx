import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { ConflictLine } from "./order-conflict.tsx";
import { ParcelFields } from "./parcel-fields.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "parcel" };

/** Adds or changes courier and number of an order that was sent. */
export function ParcelSheet({ order, messageShop, messageLink, refusal }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const { courier = "Other", tracking = "" } = { ...order.parcel, ...refusal?.typed };
  return (
    <OrderForm order={order} fields={fields} className="mt-4">
      <ParcelFields order={order} messageShop={messageShop} messageLink={messageLink} chosen={{ courier, tracking }} />
      {refusal && <ConflictLine order={order} refusal={refusal} now={refusal.now} />}
      <SubmitButton saving={isSaving && "Saving"} className="mt-4 w-full">
        Save
      </SubmitButton>
    </OrderForm>
  );
}

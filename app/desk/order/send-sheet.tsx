import { courierNames } from "../../../shop/order/courier.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "step", step: "send" };

/** Preselects the courier of the last parcel. Without a number it asks once. */
export function SendSheet({ order, lastCourier, messageShop, messageLink, refusal }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const isAsked = refusal?.reason === "no-number";
  const courier = refusal?.typed?.courier ?? lastCourier ?? courierNames[0];
  return (
    <OrderForm order={order} fields={fields} className="mt-4">
      <ParcelFields
        order={order}
        messageShop={messageShop}
        messageLink={messageLink}
        chosen={{ courier, tracking: refusal?.typed?.tracking ?? "" }}
        error={isAsked ? "Send without a number? It can be added later." : undefined}
      />
      <SubmitButton saving={isSaving && "Sending"} className="mt-4 w-full">
        Mark as sent
      </SubmitButton>
      {isAsked && (
        <button type="submit" name="without" value="yes" className={buttonStyle("outline", "mt-2.5 w-full")}>
          Send without a number
        </button>
      )}
    </OrderForm>
  );
}

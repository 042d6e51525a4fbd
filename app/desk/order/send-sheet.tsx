import { useState } from "react";
import { maxTracking } from "../../../shop/courier.ts";
import { CourierTiles } from "../components/courier-tiles.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { TextField } from "../components/text-field.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "step", step: "send" };

/** The courier that took the last parcel is chosen to begin with. */
export function SendSheet({ order, lastCourier }: OrderViewProps) {
  const isSaving = useIsSaving(fields);
  const [tracking, setTracking] = useState("");
  return (
    <OrderForm order={order} fields={fields} className="mt-4">
      <CourierTiles chosen={lastCourier} />
      <TextField
        label="Tracking number"
        hint="as on the courier’s slip"
        name="tracking"
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
        maxLength={maxTracking}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className="mt-4 text-14 text-ink-2">WhatsApp then opens with the number, at a tap.</p>
      <SubmitButton saving={isSaving && "Sending"} className="mt-4 w-full">
        Mark as sent
      </SubmitButton>
      <button
        type="submit"
        name="without"
        value="yes"
        className="mt-1 flex min-h-11 w-full items-center justify-center font-semibold text-accent-deep"
      >
        Send without a number
      </button>
    </OrderForm>
  );
}

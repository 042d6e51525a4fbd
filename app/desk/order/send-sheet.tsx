import { useEffect, useRef, useState } from "react";
import { pagePlaceholder, readyMessage } from "../../../shop/messages/ready-message.ts";
import { courierNames, isTracked, maxTracking, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { CourierTiles } from "../ticked-orders/courier-tiles.tsx";
import { PasteButton } from "../ticked-orders/paste-button.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "step", step: "send" };

/** Preselects the courier of the last parcel. */
export function SendSheet({ order, lastCourier, messageShop, messageLink, refusal }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const box = useRef<HTMLDivElement>(null);
  const chosen = refusal?.typed?.courier ?? lastCourier ?? courierNames[0];
  const [parcel, setParcel] = useState({ courier: chosen, tracking: "" });
  // The inputs are uncontrolled, so that what was typed before hydration stays; they are read for the preview.
  const readInputs = () => {
    const typed = new FormData(box.current?.closest("form") ?? undefined);
    const courier = parseCourier(String(typed.get("courier"))) ?? courierNames[0];
    setParcel({ courier, tracking: parseTracking(String(typed.get("tracking") ?? "")) });
  };
  useEffect(readInputs, []);
  const message = readyMessage(
    { ...order, lines: [...order.lines], stage: "sent", parcel },
    messageShop,
    pagePlaceholder,
  );
  return (
    <OrderForm order={order} fields={fields} className="mt-4">
      <div ref={box} onInput={readInputs}>
        <CourierTiles chosen={chosen} />
        <Field
          label="Tracking number"
          hint="as on the courier’s slip"
          name="tracking"
          maxLength={maxTracking}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required={isTracked(parcel.courier)}
          error={
            refusal?.reason === "no-number" ? "Type the tracking number, or press “Send without a number”." : undefined
          }
          controlClass="pr-18"
          end={<PasteButton />}
        />
      </div>
      {messageLink && (
        <label className="mt-4 grid grid-cols-[24px_1fr] items-center gap-x-3">
          <input type="checkbox" name="tell" value="yes" defaultChecked className="tick" />
          <span className="flex min-h-11 items-center">Then open WhatsApp with the number</span>
          <span className="col-start-2 break-words text-14 text-ink-2">
            “<bdi>{message}</bdi>”
          </span>
        </label>
      )}
      <SubmitButton saving={isSaving && "Sending"} className="mt-4 w-full">
        Mark as sent
      </SubmitButton>
      <button
        type="submit"
        name="without"
        value="yes"
        formNoValidate
        className="mt-1 flex min-h-11 w-full items-center justify-center font-semibold text-accent-deep"
      >
        Send without a number
      </button>
    </OrderForm>
  );
}

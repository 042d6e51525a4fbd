import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { deskPackingOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { PackingOrder } from "../../../shop/desk/packing-desk.ts";
import { courierNames, isTracked, parseCourier } from "../../../shop/order/courier.ts";
import { CourierTiles } from "../ticked-orders/courier-tiles.tsx";
import { TrackingField } from "../ticked-orders/tracking-field.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

type Props = { order: PackingOrder; isNumberMissing: boolean };

/** Preselects the courier of the last parcel. */
export function SendParcelSheet({ order, isNumberMissing }: Props) {
  const { formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [courier, setCourier] = useState(order.lastCourier ?? courierNames[0]);
  const here = deskPackingOrderPath(order.number);
  return (
    <Sheet title={`Send ${order.number}`} close={here}>
      <Form
        ref={form}
        method="post"
        action={here}
        preventScrollReset
        className="mt-4"
        onChange={() => {
          const chosen = form.current && new FormData(form.current).get("courier");
          setCourier(parseCourier(String(chosen)) ?? courierNames[0]);
        }}
      >
        <input type="hidden" name="step" value="send" />
        <input type="hidden" name="seen" value={order.revision} />
        <CourierTiles chosen={order.lastCourier} />
        <TrackingField
          required={isTracked(courier)}
          error={isNumberMissing ? "Type the tracking number, or press “Send without a number”." : undefined}
        />
        <SubmitButton saving={formData?.get("step") === "send" && "Sending"} className="mt-4 w-full">
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
      </Form>
    </Sheet>
  );
}

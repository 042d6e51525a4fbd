import { useEffect, useRef, useState } from "react";
import { pagePlaceholder, readyMessage } from "../../../shop/messages/ready-message.ts";
import { courierNames, type Parcel, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { CourierTiles } from "../ticked-orders/courier-tiles.tsx";
import { TrackingField } from "../ticked-orders/tracking-field.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";

type Props = Pick<DeskOrderViewProps, "order" | "messageShop" | "messageLink"> & {
  chosen: Parcel;
  error?: string | undefined;
};

/** Courier and tracking number, and whether WhatsApp opens with them. */
export function ParcelFields({ order, messageShop, messageLink, chosen, error }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [parcel, setParcel] = useState(chosen);
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
    <>
      <div ref={box} onInput={readInputs}>
        <CourierTiles chosen={chosen.courier} />
        <TrackingField defaultValue={chosen.tracking} error={error} />
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
    </>
  );
}

import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { isTracked, type Parcel, trackingLink } from "../../../shop/order/courier.ts";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { OrderLink } from "./order-link.tsx";
import { isPossible } from "./sheets.ts";

export function ParcelBox({ order, parcel }: { order: DeskOrder; parcel: Parcel }) {
  const link = trackingLink(parcel);
  const isNumberMissing = parcel.tracking === "" && isTracked(parcel.courier);
  return (
    <section className="desk-order-box">
      <div className="flex items-center justify-between">
        <h2 className="section-title">Parcel</h2>
        {isPossible("parcel", order) && (
          <OrderLink
            order={order}
            sheet="parcel"
            className="flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep"
          >
            <DeskIcon name="pencil" className="size-5" />
            {isNumberMissing ? "Add the number" : "Change"}
          </OrderLink>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-y-1.5 [&_dd]:break-all [&_dd]:text-right">
        <dt className="text-ink-2">Courier</dt>
        <dd>{parcel.courier}</dd>
        {parcel.tracking !== "" && (
          <>
            <dt className="text-ink-2">Number</dt>
            <dd className="font-semibold">{parcel.tracking}</dd>
          </>
        )}
      </dl>
      <div className="parcel-links mt-2 flex justify-between font-semibold text-15 text-accent-deep">
        {parcel.tracking !== "" && <DeskCopyButton what="tracking number" text={parcel.tracking} />}
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            <DeskIcon name="out" className="size-5" />
            Follow it at {parcel.courier}
          </a>
        )}
      </div>
    </section>
  );
}

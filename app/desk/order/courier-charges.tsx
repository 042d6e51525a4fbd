import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";

/** What the courier kept for itself, from its sheet. */
export function CourierCharges({ order: { charges, parcel } }: { order: Pick<DeskOrder, "charges" | "parcel"> }) {
  if (charges === 0) return null;
  const isNamed = parcel && parcel.courier !== "Other" && parcel.courier !== "By hand";
  return (
    <p className="mt-2 text-14 text-ink-2">
      {isNamed ? parcel.courier : "The courier"} took {formatDesk(charges)}
    </p>
  );
}

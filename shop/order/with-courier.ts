import type { OrderChange } from "./change.ts";
import type { Courier, Parcel } from "./courier.ts";
import { balanceNow, type PayableOrder } from "./money-entries.ts";
import { paysAtDoor } from "./payment-state.ts";

/** Cash that the shopper has paid at her door, and that isn't here yet. */

type ParcelOrder = { parcel?: Pick<Parcel, "courier"> | undefined };

/** Delivered and paid at the door: its cash is with the courier. In SQL: `isWithCourier` of money-conditions.ts. */
export function isWithCourier(order: PayableOrder): boolean {
  return order.stage === "delivered" && order.money === "due" && paysAtDoor(order) && balanceNow(order).due > 0;
}

/** Whether delivering it means that somebody takes cash for it. */
export function collectsCash(order: Pick<PayableOrder, "payment" | "advance" | "money">): boolean {
  return paysAtDoor(order) && order.money === "due";
}

/** Whoever delivers by hand has the cash at once; a courier brings it later. */
export function isCashHereAtOnce({ parcel }: ParcelOrder): boolean {
  return parcel?.courier === "By hand";
}

/** Marks an order as delivered at the desk. Its cash is booked with it only where it is here already. */
export function deliverChange(
  order: Pick<PayableOrder, "payment" | "advance" | "money"> & ParcelOrder,
  isCashHere = isCashHereAtOnce(order),
): OrderChange {
  const isWithCourier = collectsCash(order) && !isCashHere;
  return { kind: "step", step: "deliver", ...(isWithCourier && { unpaid: true }) };
}

/** Who has the cash, within a sentence: "with TCS". */
export function withCourierInWords(courier: Courier | undefined): string {
  if (courier === "By hand") return "with who brought it";
  return courier === undefined || courier === "Other" ? "with the courier" : `with ${courier}`;
}

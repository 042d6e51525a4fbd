import { useSyncExternalStore } from "react";
import type { Receipt } from "../../shop/order/answer.ts";
import { parseReceipt } from "../../shop/order/answer.ts";
import type { Customer } from "../../shop/order/checkout.ts";
import { isRecord, parseJson } from "../../shop/record.ts";
import { createStored, tabStorage } from "../device/stored-value.ts";
import { parseCustomer } from "./saved-form.ts";

/** The order that this tab placed last. */
export type PlacedOrder = {
  receipt: Receipt;
  customer: Customer;
  /** What she wrote with it, as it was sent. */
  notes: string;
  /** False when the shop had an earlier try already, and this is that one. */
  asAsked: boolean;
  /** Whether the shopper was shown it. */
  seen: boolean;
  /** Whether its screenshot was sent from here. */
  proofSent: boolean;
};

const { useStored, change } = createStored<{ order: PlacedOrder | undefined }>(
  "naqsh-placed-order",
  (text) => ({ order: parsePlacedOrder(parseJson(text ?? "null")) }),
  ({ order }) => JSON.stringify(order),
  tabStorage,
);

export function parsePlacedOrder(value: unknown): PlacedOrder | undefined {
  if (!isRecord(value)) return undefined;
  const receipt = parseReceipt(value.receipt);
  if (!receipt) return undefined;
  const { customer, notes, asAsked, seen, proofSent } = value;
  return {
    receipt,
    customer: parseCustomer(customer),
    notes: typeof notes === "string" ? notes : "",
    asAsked: asAsked !== false,
    seen: seen === true,
    proofSent: proofSent === true,
  };
}

export function storePlacedOrder(order: PlacedOrder): void {
  change(() => ({ order }));
}

/** From the confirmation or from the order's own page: both say so from then on. */
export function noteProofSent(number: string): void {
  change(({ order }) => (order?.receipt.number === number ? { order: { ...order, proofSent: true } } : {}));
}

/** From now on it belongs to this entry of the tab's history: there, and only there, it is shown again. */
export function markAsShown(order: PlacedOrder): void {
  history.replaceState({ ...history.state, placedOrder: order.receipt.number }, "");
  storePlacedOrder({ ...order, seen: true });
}

function orderOfThisEntry(): string | undefined {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.placedOrder === "string" ? state.placedOrder : undefined;
}

const never = () => () => {};

/**
 * The order to confirm: one that the shopper hasn't seen confirmed yet, or the one that was placed right here. So a
 * reload and the way Back show it again, while a fresh visit starts anew.
 */
export function usePlacedOrder(): PlacedOrder | undefined {
  const order = useStored((kept) => kept.order);
  const here = useSyncExternalStore(never, orderOfThisEntry, () => undefined);
  return order && (!order.seen || order.receipt.number === here) ? order : undefined;
}

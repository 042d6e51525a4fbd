import { useSyncExternalStore } from "react";
import type { Receipt } from "../../shop/order/answer.ts";
import { parseReceipt } from "../../shop/order/answer.ts";
import type { Customer } from "../../shop/order/checkout.ts";
import { isRecord, parseJson } from "../../shop/record.ts";
import { createStored, tabStorage } from "../device/stored-value.ts";
import { parseCustomer, parseDayText } from "./saved-form.ts";

/** The order that this tab placed last. */
export type PlacedOrder = {
  receipt: Receipt;
  customer: Customer;
  notes: string;
  /** A day ("2026-12-12"). */
  neededBy?: string | undefined;
  /** False if an earlier attempt had been stored, and this is that one. */
  asAsked: boolean;
  /** Whether the confirmation was shown. */
  seen: boolean;
  /** Whether its screenshot was sent from this tab. */
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
  const { customer, notes, neededBy, asAsked, seen, proofSent } = value;
  return {
    receipt,
    customer: parseCustomer(customer),
    notes: typeof notes === "string" ? notes : "",
    neededBy: parseDayText(neededBy),
    asAsked: asAsked !== false,
    seen: seen === true,
    proofSent: proofSent === true,
  };
}

export function storePlacedOrder(order: PlacedOrder): void {
  change(() => ({ order }));
}

/** Called by the confirmation and by the order's own page; both show it from then on. */
export function noteProofSent(number: string): void {
  change(({ order }) => (order?.receipt.number === number ? { order: { ...order, proofSent: true } } : {}));
}

/** Ties it to the current history entry, the only one that shows it again. */
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
 * The order to confirm: one whose confirmation hasn't been shown yet, or the one of this history entry. So a reload and
 * Back show it again, while a new visit shows the form.
 */
export function usePlacedOrder(): PlacedOrder | undefined {
  const order = useStored((stored) => stored.order);
  const here = useSyncExternalStore(never, orderOfThisEntry, () => undefined);
  return order && (!order.seen || order.receipt.number === here) ? order : undefined;
}

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { PricedCart } from "../../shop/cart/pricing.ts";
import { deviceOrder } from "../../shop/device/device-orders.ts";
import { type CheckoutForm, placedMessage } from "../../shop/order/checkout.ts";
import { createOrderRequest } from "../../shop/order/create-request.ts";
import type { RequestLine } from "../../shop/order/request.ts";
import { parseJson } from "../../shop/record.ts";
import { storeDeviceOrder } from "../device/device-orders.ts";
import { createStored, tabStorage } from "../device/stored-value.ts";
import { knownProducts, noteDelivery } from "../saved-cart/cart-products.ts";
import { removeOrdered, rereadCart } from "../saved-cart/cart-store.ts";
import { toast } from "../ui/toast.ts";
import { describeRefusal, type OrderRefusal } from "./describe-refusal.ts";
import { resetForm } from "./form-store.ts";
import { dropOrderKey, orderKey, readOrderKey } from "./order-key.ts";
import { storePlacedOrder } from "./placed-order.ts";
import {
  isSameCart,
  onReturn,
  type PlacingAttempt,
  type PlacingOutcome,
  parseAttempt,
  remaining,
  send,
  settle,
} from "./placing-machine.ts";
import { parseCustomer } from "./saved-form.ts";
import { sendOrder } from "./send-order.ts";

/** Where the order stands. Outside React, so that it goes on when the shopper looks elsewhere in the shop meanwhile. */
type Placing =
  | { step: "idle" }
  | { step: "placing" }
  | { step: "refused"; refusal: OrderRefusal }
  | Extract<PlacingOutcome, { step: "taken" | "unreachable" }>;

/** What placing needs of the page: to load the cart's prices anew, and how long "Placing" shows at least. */
export type PlacingParts = { refresh: () => Promise<void>; placingDelay: number };

const kept = createStored<{ attempt: PlacingAttempt | undefined }>(
  "naqsh-order-attempt",
  (text) => ({ attempt: parseAttempt(parseJson(text ?? "null")) }),
  ({ attempt }) => (attempt ? JSON.stringify(attempt) : null),
  tabStorage,
);
const keep = (attempt?: PlacingAttempt) => kept.change(() => ({ attempt }));

const placingStore = createStore<Placing>(() => ({ step: "idle" }));
const show = (placing: Placing) => placingStore.setState(placing, true);

export function usePlacing(): Placing {
  return useStore(placingStore);
}

/** Of the order that was sent last and isn't settled yet. */
export function readSentLines(): readonly RequestLine[] {
  const body = kept.read().attempt?.sent.at(-1);
  return body === undefined ? [] : parseSent(body).lines;
}

/** Sends the order; while one is on its way, does nothing. */
export function submitOrder(form: CheckoutForm, notes: string, priced: PricedCart, parts: PlacingParts): void {
  if (placingStore.getState().step === "placing") return;
  const attempt = openAttempt() ?? { key: orderKey(), sent: [] };
  const request = createOrderRequest(attempt.key, form, notes, priced);
  void carryOut(send(attempt, JSON.stringify(request), Date.now()), parts);
}

/** The shopper knows that this cart was ordered, and wants this order as well. */
export function startAnotherOrder(): void {
  dropOrderKey();
  keep();
}

/** Takes up what a reload, a crash or another page has interrupted, as long as the cart is what was sent. */
export function resumePlacing(parts: PlacingParts): void {
  const attempt = openAttempt();
  if (!attempt || placingStore.getState().step !== "idle") return;
  const newest = attempt.sent.at(-1);
  const way = onReturn(attempt, Date.now(), newest !== undefined && isSameCart(parseSent(newest), rereadCart()));
  if (way === "ask") show({ step: "unreachable" });
  if (way === "go-on") void carryOut({ ...attempt, sendingSince: Date.now() }, parts);
}

/** What was said about a cart is no longer true once she has been elsewhere; an open order stays open. */
export function forgetNotice(): void {
  const { step } = placingStore.getState();
  if (step === "refused" || step === "taken") show({ step: "idle" });
}

/** Another tab has settled the order that couldn't be sent here: what was said of it is over. */
export function forgetSettled(): void {
  if (placingStore.getState().step === "unreachable" && !openAttempt()) show({ step: "idle" });
}

/** Another tab may have settled the cart's order since: then there is nothing open here. */
function openAttempt(): PlacingAttempt | undefined {
  const { attempt } = kept.read();
  return attempt?.key === readOrderKey() ? attempt : undefined;
}

async function carryOut(attempt: PlacingAttempt, { refresh, placingDelay }: PlacingParts): Promise<void> {
  show({ step: "placing" });
  keep(attempt);
  const shownLongEnough = new Promise((resolve) => setTimeout(resolve, placingDelay));
  const outcome = await settle(attempt, sendOrder);
  if (outcome.step === "placed") {
    commit(attempt.key, outcome);
    await shownLongEnough;
    show({ step: "idle" });
    toast.success(placedMessage);
    return;
  }
  keep(remaining(attempt, outcome));
  const next = outcome.step === "refused" ? await explain(outcome, refresh) : outcome;
  await shownLongEnough;
  show(next);
}

/** The order is stored: whether the shopper waits until she is told or leaves the page before, nothing stays undone. */
function commit(key: string, { receipt, body, asAsked }: Extract<PlacingOutcome, { step: "placed" }>): void {
  const { customer, notes } = parseSent(body);
  storePlacedOrder({ receipt, customer, notes, asAsked, seen: false, proofSent: false });
  if (receipt.key) storeDeviceOrder(deviceOrder(receipt, receipt.key));
  keep();
  resetForm();
  // Another tab with the same order may have been first; what is in the cart by now is then new.
  if (readOrderKey() !== key) return;
  dropOrderKey();
  removeOrdered(receipt.lines, notes);
}

async function explain(
  { errors, delivery, body }: Extract<PlacingOutcome, { step: "refused" }>,
  refresh: PlacingParts["refresh"],
): Promise<Placing> {
  const nameOf = (id: number) => knownProducts().get(id)?.name;
  const refusal = describeRefusal({ lines: parseSent(body).lines, errors, delivery, nameOf });
  const { changes, fields, mostHeld } = refusal;
  if (changes.length === 0 && Object.keys(fields).length === 0 && mostHeld === undefined)
    return { step: "unreachable" };
  if (delivery !== undefined) noteDelivery(delivery);
  await refresh();
  return { step: "refused", refusal };
}

/** The body may come from the tab's storage. */
function parseSent(body: string) {
  const { lines, customer, notes } = JSON.parse(body);
  return {
    lines: (Array.isArray(lines) ? lines : []) as readonly RequestLine[],
    customer: parseCustomer(customer),
    notes: typeof notes === "string" ? notes : "",
  };
}

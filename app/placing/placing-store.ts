import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { deviceOrder } from "../../shop/device/device-orders.ts";
import { placedMessage } from "../../shop/order/checkout.ts";
import type { RequestLine } from "../../shop/order/request.ts";
import { parseJson } from "../../shop/record.ts";
import { storeDeviceOrder } from "../device/device-orders.ts";
import { createStored, tabStorage } from "../device/stored-value.ts";
import { knownProducts, noteDelivery } from "../saved-cart/cart-products.ts";
import { removeOrdered, rereadCart } from "../saved-cart/cart-store.ts";
import { toast } from "../ui/toast.ts";
import { describeRefusal, type OrderRefusal } from "./describe-refusal.ts";
import { resetForm } from "./form-store.ts";
import { dropOrderKey, readOrderKey } from "./order-key.ts";
import { storePlacedOrder } from "./placed-order.ts";
import {
  isSameCart,
  onReturn,
  type PlacingAttempt,
  type PlacingOutcome,
  parseAttempt,
  remaining,
  settle,
} from "./placing-machine.ts";
import { parseCustomer, parseDayText } from "./saved-form.ts";
import { sendOrder } from "./send-order.ts";

/** The state of the order that is being placed. Outside React, so that it outlives the component. */
type Placing =
  | { step: "idle" }
  | { step: "placing" }
  | { step: "refused"; refusal: OrderRefusal }
  | Extract<PlacingOutcome, { step: "taken" | "unreachable" }>;

/** What placing needs of the page: to fetch the cart's prices again, and how long "Placing" shows at least. */
export type PlacingParts = { refresh: () => Promise<void>; placingDelay: number; offer?: OfferedOrder | undefined };

/** An order of an offer's lines instead of the cart's. */
export type OfferedOrder = {
  /** The idempotency key. */
  orderKey: string;
  /** Whether this body is what would be sent now. */
  isSame(body: string): boolean;
  /** True if the page is left, because another one says what has become of the offer. */
  leaves(outcome: PlacingOutcome, explained: Placing): boolean;
};

const stored = createStored<{ attempt: PlacingAttempt | undefined }>(
  "naqsh-order-attempt",
  (text) => ({ attempt: parseAttempt(parseJson(text ?? "null")) }),
  ({ attempt }) => (attempt ? JSON.stringify(attempt) : null),
  tabStorage,
);
export const storeAttempt = (attempt?: PlacingAttempt) => stored.change(() => ({ attempt }));

export const placingStore = createStore<Placing>(() => ({ step: "idle" }));
const show = (placing: Placing) => placingStore.setState(placing, true);

export function usePlacing(): Placing {
  return useStore(placingStore);
}

/** Of the order that was sent last and isn't settled yet. */
export function readSentLines(): readonly RequestLine[] {
  const body = stored.read().attempt?.sent.at(-1);
  return body === undefined ? [] : parseSent(body).lines;
}

/** Resumes after a reload, a crash or another page, if the cart is still what was sent. */
export function resumePlacing(parts: PlacingParts): void {
  const { offer } = parts;
  const attempt = openAttempt(offer);
  if (!attempt || placingStore.getState().step !== "idle") return;
  const newest = attempt.sent.at(-1) ?? "{}";
  const isSame = offer ? offer.isSame(newest) : isSameCart(parseSent(newest), rereadCart());
  const next = onReturn(attempt, Date.now(), isSame);
  if (next === "ask") show({ step: "unreachable" });
  if (next === "go-on") void carryOut({ ...attempt, sendingSince: Date.now() }, parts);
}

/** A notice about the cart is out of date once checkout was left; an unsettled order stays. */
export function forgetNotice(): void {
  const { step } = placingStore.getState();
  if (step === "refused" || step === "taken") show({ step: "idle" });
}

/** Another tab has settled the order that couldn't be sent here: its notice is out of date. */
export function forgetSettled(offer?: OfferedOrder): void {
  if (placingStore.getState().step === "unreachable" && !openAttempt(offer)) show({ step: "idle" });
}

/** The unsettled attempt; none, if another tab has settled the cart's order meanwhile. */
export function openAttempt(offer?: OfferedOrder): PlacingAttempt | undefined {
  const { attempt } = stored.read();
  return attempt?.key === (offer ? offer.orderKey : readOrderKey()) ? attempt : undefined;
}

export async function carryOut(attempt: PlacingAttempt, { refresh, placingDelay, offer }: PlacingParts): Promise<void> {
  show({ step: "placing" });
  storeAttempt(attempt);
  const shownLongEnough = new Promise((resolve) => setTimeout(resolve, placingDelay));
  const outcome = await settle(attempt, sendOrder);
  if (outcome.step === "placed") {
    commit(attempt.key, outcome);
    await shownLongEnough;
    show({ step: "idle" });
    toast.success(placedMessage);
    return;
  }
  storeAttempt(remaining(attempt, outcome));
  const next = outcome.step === "refused" ? await explain(outcome, refresh) : outcome;
  await shownLongEnough;
  if (!offer?.leaves(outcome, next)) show(next);
}

/** Everything that follows from a placed order, done at once: the shopper may leave before the confirmation. */
function commit(key: string, { receipt, body, asAsked }: Extract<PlacingOutcome, { step: "placed" }>): void {
  const { customer, notes, neededBy } = parseSent(body);
  storePlacedOrder({ receipt, customer, notes, neededBy, asAsked, seen: false, proofSent: false });
  if (receipt.key) storeDeviceOrder(deviceOrder(receipt, receipt.key));
  storeAttempt();
  resetForm();
  // If another tab has settled the same order already, the cart's lines are new.
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

/** The body may come from session storage. */
function parseSent(body: string) {
  const { lines, customer, notes, neededBy } = JSON.parse(body);
  return {
    lines: (Array.isArray(lines) ? lines : []) as readonly RequestLine[],
    customer: parseCustomer(customer),
    notes: typeof notes === "string" ? notes : "",
    neededBy: parseDayText(neededBy),
  };
}

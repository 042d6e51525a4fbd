import type { PricedCart } from "../../shop/cart/pricing.ts";
import type { OfferInHand } from "../../shop/offer/offer-in-hand.ts";
import type { CheckoutForm } from "../../shop/order/checkout.ts";
import { createOrderRequest } from "../../shop/order/create-request.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { dropOrderKey, orderKey } from "./order-key.ts";
import { send } from "./placing-machine.ts";
import {
  carryOut,
  type OfferedOrder,
  openAttempt,
  type PlacingParts,
  placingStore,
  storeAttempt,
} from "./placing-store.ts";

type Submitted = { form: CheckoutForm; notes: string; priced: PricedCart; offer: OfferInHand | undefined };

/** Sends the order, unless one is being sent already. */
export function submitOrder({ form, notes, priced, offer }: Submitted, parts: PlacingParts): void {
  if (placingStore.getState().step === "placing") return;
  const attempt = openAttempt(parts.offer) ?? { key: parts.offer?.orderKey ?? orderKey(), sent: [] };
  const request = createOrderRequest(attempt.key, form, notes, priced, dayOf(Date.now()));
  const body = JSON.stringify(offer ? { ...request, lines: undefined, offer: offer.sent } : request);
  void carryOut(send(attempt, body, Date.now()), parts);
}

/** The offer's own page says why it wasn't ordered, and what can be done; it replaces the checkout. */
export function offeredOrder({ orderKey, sent, refused }: OfferInHand): OfferedOrder {
  return {
    orderKey,
    isSame: (body) => body.includes(JSON.stringify(sent)),
    leaves(outcome, explained) {
      // The connection, or something that the shopper typed.
      if (outcome.step === "unreachable" || (explained.step === "refused" && !explained.refusal.changes[0]))
        return false;
      const errors = "errors" in outcome ? outcome.errors : [];
      storeAttempt();
      location.replace(refused + errors.map(({ field }) => field.slice("lines.".length)));
      return true;
    },
  };
}

/** The shopper knows that this cart was ordered, and wants this order as well. */
export function startAnotherOrder(): void {
  dropOrderKey();
  storeAttempt();
}

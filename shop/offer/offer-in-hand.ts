import type { PricedCart } from "../cart/pricing.ts";
import type { OfferRequest } from "../order/request.ts";

/** An offer that is ordered in place of the cart: what the checkout shows of it, and what it sends. */
export type OfferInHand = {
  sent: OfferRequest["offer"];
  /** The idempotency key. */
  orderKey: string;
  priced: PricedCart;
  /** "Friday, 9 pm". */
  until: string;
  name: string;
  phone: string;
  /** Back to the offer; and the beginning of the address that says what an order was refused for. */
  back: string;
  refused: string;
  /** Taken, run out or withdrawn: shown only to whoever has just ordered it, or doesn't know whether she has. */
  isOver: boolean;
};

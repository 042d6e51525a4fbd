import type { OfferInHand } from "../../shop/offer/offer-in-hand.ts";
import { StillHtml } from "../ui/still-html.tsx";
import { CheckoutView, OfferCheckout } from "./checkout-view.tsx";

type Props = {
  /** Ordered instead of the cart. */
  offer?: OfferInHand;
  /** The page before: an offer to read. It has no script of its own, and loads the one that comes next. */
  isOffer?: true;
};

export default function CheckoutPage({ offer, isOffer }: Props) {
  if (isOffer) return <StillHtml />;
  return <div className="screen-high">{offer ? <OfferCheckout offer={offer} /> : <CheckoutView />}</div>;
}

import { useEffect, useEffectEvent } from "react";
import type { OfferInHand } from "../../shop/offer/offer-in-hand.ts";
import { useSettings } from "../page/settings.ts";
import { changeForm, useCheckoutForm } from "../placing/form-store.ts";
import { usePlacedOrder } from "../placing/placed-order.ts";
import { forgetNotice } from "../placing/placing-store.ts";
import { offeredOrder } from "../placing/submit-order.ts";
import { useOpenOrder } from "../placing/use-open-order.ts";
import { useCart } from "../saved-cart/cart-store.ts";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { type PricedCartState, usePricedCart } from "../saved-cart/use-priced-cart.ts";
import { quietLink } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Confirmation } from "./confirmation.tsx";
import { OpenCheckout } from "./open-checkout.tsx";
import { PlacingView } from "./placing-view.tsx";

export function CheckoutView() {
  return <CheckoutSteps {...usePricedCart()} />;
}

/** The same with the lines of an offer; the cart is neither read nor changed. */
export function OfferCheckout({ offer }: { offer: OfferInHand }) {
  const { priced } = offer;
  const isReady = useCart(({ ready }) => ready);
  const { products, refresh } = useListedProducts(priced.lines.map(({ id }) => id));
  const cart: PricedCartState = isReady
    ? { state: "ready", offer, priced, products, gone: [], unpriced: { lines: 0, failed: false } }
    : { state: "loading" };
  return <CheckoutSteps cart={cart} refresh={refresh} offer={offer} />;
}

type Props = ReturnType<typeof usePricedCart> & { offer?: OfferInHand };

/** Form, placing, placed: one view at a time, at one address. */
function CheckoutSteps({ cart, refresh, offer }: Props) {
  const { placingDelay } = useSettings();
  const { step } = useOpenOrder({ refresh, placingDelay, offer: offer && offeredOrder(offer) });
  const placed = usePlacedOrder();
  const form = useCheckoutForm();
  useEffect(() => forgetNotice, []);

  const begin = useEffectEvent(() => {
    if (!offer || placed || step !== "idle") return;
    if (offer.isOver) location.replace(offer.back);
    else changeForm({ name: form.name || offer.name, phone: form.phone || offer.phone });
  });
  const isReady = cart.state === "ready";
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  if (step === "placing") return <PlacingView />;
  if (placed) return <Confirmation order={placed} />;
  return (
    <>
      {offer && (
        <a href={offer.back} className={`page mt-3 -mb-6 align-top ${quietLink}`}>
          <Icon name="left" className="size-5" />
          Back to your offer
        </a>
      )}
      <OpenCheckout cart={cart} refresh={refresh} />
    </>
  );
}

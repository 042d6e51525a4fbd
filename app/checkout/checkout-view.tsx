import { useEffect, useEffectEvent } from "react";
import { useSettings } from "../edition/settings.ts";
import { usePlacedOrder } from "../placing/placed-order.ts";
import { forgetNotice, forgetSettled, resumePlacing, usePlacing } from "../placing/placing-store.ts";
import { usePricedCart } from "../saved-cart/use-priced-cart.ts";
import { Confirmation } from "./after-press.tsx";
import { OpenCheckout } from "./open-checkout.tsx";
import { PlacingView } from "./placing-view.tsx";

/** Form, placing, placed: one view at a time, at one address. */
export function CheckoutView() {
  const { cart, refresh } = usePricedCart();
  const { step } = usePlacing();
  const placed = usePlacedOrder();

  const { placingDelay } = useSettings();
  const open = useEffectEvent(() => resumePlacing({ refresh, placingDelay }));
  useEffect(() => {
    forgetSettled();
    open();
    window.addEventListener("storage", forgetSettled);
    return () => {
      window.removeEventListener("storage", forgetSettled);
      forgetNotice();
    };
  }, []);

  if (step === "placing") return <PlacingView />;
  if (placed) return <Confirmation order={placed} />;
  return <OpenCheckout cart={cart} refresh={refresh} />;
}

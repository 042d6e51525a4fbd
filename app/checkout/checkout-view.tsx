import { useEffect } from "react";
import { useSettings } from "../page/settings.ts";
import { usePlacedOrder } from "../placing/placed-order.ts";
import { forgetNotice } from "../placing/placing-store.ts";
import { useOpenOrder } from "../placing/use-open-order.ts";
import { usePricedCart } from "../saved-cart/use-priced-cart.ts";
import { Confirmation } from "./confirmation.tsx";
import { OpenCheckout } from "./open-checkout.tsx";
import { PlacingView } from "./placing-view.tsx";

/** Form, placing, placed: one view at a time, at one address. */
export function CheckoutView() {
  const { cart, refresh } = usePricedCart();
  const { placingDelay } = useSettings();
  const { step } = useOpenOrder({ refresh, placingDelay });
  const placed = usePlacedOrder();
  useEffect(() => forgetNotice, []);

  if (step === "placing") return <PlacingView />;
  if (placed) return <Confirmation order={placed} />;
  return <OpenCheckout cart={cart} refresh={refresh} />;
}

import { checkoutPath } from "../../shop/paths.ts";
import { pageMeta } from "../found/page-meta.ts";
import { CheckoutView } from "./checkout-view.tsx";

export function meta() {
  return pageMeta({
    title: "Checkout",
    description: "Five details, one choice of payment, and your order is on its way.",
    path: checkoutPath,
  });
}

export default function CheckoutPage() {
  return (
    <div className="screen-high">
      <CheckoutView />
    </div>
  );
}

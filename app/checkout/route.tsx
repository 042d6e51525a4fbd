import { checkoutPath } from "../../shop/paths.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { CheckoutView } from "./checkout-view.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(settingsOf(matches), {
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

import { cartPath } from "../../shop/paths.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { CartView } from "./cart-view.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(settingsOf(matches), {
    title: "Your cart",
    description: "What you have chosen, with delivery and total.",
    path: cartPath,
  });
}

export default function CartPage() {
  return (
    <div className="screen-high">
      <CartView />
    </div>
  );
}

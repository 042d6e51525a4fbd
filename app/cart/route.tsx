import { cartPath } from "../../shop/paths.ts";
import { pageMeta } from "../found/page-meta.ts";
import { CartView } from "./cart-view.tsx";

export function meta() {
  return pageMeta({
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

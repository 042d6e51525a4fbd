import { CartView } from "./cart-view.tsx";

export default function CartPage() {
  return (
    <div className="screen-high">
      <CartView />
    </div>
  );
}

import { CheckoutView } from "./checkout-view.tsx";

export default function CheckoutPage() {
  return (
    <div className="screen-high">
      <CheckoutView />
    </div>
  );
}

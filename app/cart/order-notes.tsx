import { maxLengths } from "../../shop/limits.ts";
import { setNotes, useCart } from "../saved-cart/cart-store.ts";

/** Stored with the cart and sent with the order. */
export function OrderNotes() {
  const notes = useCart((cart) => cart.notes);
  return (
    <div className="mt-5">
      <div className="mb-1.5 flex justify-between text-14">
        <label htmlFor="order-notes" className="font-semibold">
          Order notes
        </label>
        <span id="order-notes-hint" className="text-ink-2">
          optional
        </span>
      </div>
      <textarea
        id="order-notes"
        dir="auto"
        aria-describedby="order-notes-hint"
        rows={3}
        maxLength={maxLengths.notes}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        placeholder="A gift note, the second doorbell…"
        className="field block py-2.5 leading-normal"
      />
    </div>
  );
}

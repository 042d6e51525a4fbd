import type { PricedCart } from "../cart/pricing.ts";
import { type Day, dayToText } from "../pakistan-days.ts";
import { cleanText } from "../typed-text.ts";
import type { CheckoutForm } from "./checkout.ts";
import { parseNeededBy } from "./needed-by.ts";
import type { OrderRequest } from "./request.ts";

/**
 * What the browser sends for a complete form. Pasted text often hides line ends and control characters, which the
 * server refuses: they are removed here, so that no shopper is stopped by an invisible character.
 */
export function createOrderRequest(
  key: string,
  form: CheckoutForm,
  notes: string,
  priced: PricedCart,
  today: Day,
): OrderRequest {
  const { name, email, address, city, phone, payment, screenshotSent } = form;
  const neededBy = parseNeededBy(form.neededBy, today);
  return {
    key,
    lines: priced.lines.map(({ key: _, name: __, lineTotal: ___, ...line }) => line),
    customer: {
      name: cleanText(name, "one"),
      email: cleanText(email, "one"),
      address: cleanText(address, "many"),
      city: cleanText(city, "one"),
      phone: cleanText(phone, "one"),
    },
    payment,
    screenshotSent,
    notes: cleanText(notes, "many"),
    total: priced.total,
    ...(neededBy !== undefined && { neededBy: dayToText(neededBy) }),
  };
}

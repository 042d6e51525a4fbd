import { type CheckoutForm, emptyForm } from "../../shop/order/checkout.ts";
import { parseJson } from "../../shop/record.ts";
import { createStored, tabStorage } from "../device/stored-value.ts";
import { parseForm } from "./saved-form.ts";

/** `askedPhone`: the number that she was asked about and stood by. Asked once, also when the order has to be tried again. */
export type Typed = CheckoutForm & { askedPhone?: string | undefined };

/** What is typed at checkout: kept for this tab until the order is placed. The notes live with the cart. */
const { useStored, change } = createStored<Typed>(
  "naqsh-checkout-form",
  (text) => parseForm(parseJson(text ?? "null")),
  JSON.stringify,
  tabStorage,
);

export const useCheckoutForm = (): Typed => useStored((typed) => typed);

export function changeForm(typed: Partial<Typed>): void {
  change(() => typed);
}

export function resetForm(): void {
  change(() => ({ ...emptyForm, askedPhone: undefined }));
}

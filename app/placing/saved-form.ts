import { billingFields, type CheckoutForm, type Customer, emptyForm } from "../../shop/order/checkout.ts";
import { isRecord } from "../../shop/record.ts";

/** The five details in whatever was kept; what isn't there is empty. */
export function parseCustomer(value: unknown): Customer {
  const { name, email, address, city, phone } = emptyForm;
  const customer: Customer = { name, email, address, city, phone };
  if (!isRecord(value)) return customer;
  for (const field of billingFields) {
    const typed = value[field.name];
    if (typeof typed === "string") customer[field.name] = typed.slice(0, field.maxLength);
  }
  return customer;
}

/** What was typed before a reload. */
export function parseForm(value: unknown): CheckoutForm {
  const kept = isRecord(value) ? value : {};
  return {
    ...parseCustomer(kept),
    payment: kept.payment === "online" ? "online" : "cod",
    screenshotSent: kept.screenshotSent === true,
  };
}

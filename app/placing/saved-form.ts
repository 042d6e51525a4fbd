import { billingFields, type CheckoutForm, type Customer, emptyForm } from "../../shop/order/checkout.ts";
import { parseDay } from "../../shop/pakistan-days.ts";
import { isRecord } from "../../shop/record.ts";

/** The five details from storage; missing ones are empty. */
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
  const stored = isRecord(value) ? value : {};
  return {
    ...parseCustomer(stored),
    payment: stored.payment === "online" ? "online" : "cod",
    screenshotSent: stored.screenshotSent === true,
    neededBy: parseDayText(stored.neededBy) ?? "",
  };
}

export function parseDayText(value: unknown): string | undefined {
  return typeof value === "string" && parseDay(value) !== undefined ? value : undefined;
}

import { maxLengths } from "../limits.ts";
import { canBeRung } from "../phone.ts";
import { isBlank } from "../typed-text.ts";

export type BillingField = "name" | "email" | "address" | "city" | "phone";

export type Customer = Record<BillingField, string>;

export type Payment = "cod" | "online";

/** `neededBy` is a day as its field has it ("2026-12-12"), or "". */
export type CheckoutForm = Customer & { payment: Payment; screenshotSent: boolean; neededBy: string };

export const emptyForm: CheckoutForm = {
  name: "",
  email: "",
  address: "",
  city: "",
  phone: "",
  payment: "cod",
  screenshotSent: false,
  neededBy: "",
};

type BillingFieldRules = {
  name: BillingField;
  label: string;
  /** What to say under the field when it is empty. */
  sentence: string;
  maxLength: number;
  type: "text" | "email" | "tel";
  inputMode: "text" | "email" | "tel";
  autoComplete: string;
};

/** The five fields, in the order in which they are shown and checked. */
export const billingFields: readonly BillingFieldRules[] = [
  {
    name: "name",
    label: "Full name",
    sentence: "Whose name goes on the parcel?",
    maxLength: maxLengths.name,
    type: "text",
    inputMode: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: "Email",
    sentence: "Where can we write to you?",
    maxLength: maxLengths.email,
    type: "email",
    inputMode: "email",
    autoComplete: "email",
  },
  {
    name: "address",
    label: "Address",
    sentence: "Which house and street should it go to?",
    maxLength: maxLengths.address,
    type: "text",
    inputMode: "text",
    autoComplete: "street-address",
  },
  {
    name: "city",
    label: "City",
    sentence: "Which city should it go to?",
    maxLength: maxLengths.city,
    type: "text",
    inputMode: "text",
    autoComplete: "address-level2",
  },
  {
    name: "phone",
    label: "Phone",
    sentence: "We need a number the courier can ring.",
    maxLength: maxLengths.phone,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
  },
];

export const paymentNames: Readonly<Record<Payment, string>> = {
  cod: "Cash on Delivery",
  online: "Online payment",
};

export const fillInMessage = "Please fill in all billing information fields.";
export const confirmScreenshotMessage = "Please confirm you have sent the payment screenshot.";
/** For an address that the browser's own check of the field refuses. */
export const emailSentence = "This needs an @ and what follows it, as in ayesha@example.com.";
export const phoneQuestion = "Can we ring this? Numbers here look like 0300\u00a01234567.";
export const placedMessage = "Your Order Has Been Placed!";
export const placingMessage = "Placing your order...";
export const screenshotLabel = "I have sent the payment screenshot.";

export type CheckoutProblem = { field: BillingField | "screenshotSent"; message: string };

/** The sentence for each field that is still empty. */
export function emptyFields(form: CheckoutForm): Partial<Record<BillingField, string>> {
  const empty = billingFields.filter(({ name }) => isBlank(form[name]));
  return Object.fromEntries(empty.map(({ name, sentence }) => [name, sentence]));
}

/** The first thing to tell the shopper, and the field to focus: the fields, then the screenshot. */
export function firstProblem(form: CheckoutForm): CheckoutProblem | undefined {
  const empty = billingFields.find(({ name }) => isBlank(form[name]));
  if (empty) return { field: empty.name, message: fillInMessage };
  if (form.payment === "online" && !form.screenshotSent) {
    return { field: "screenshotSent", message: confirmScreenshotMessage };
  }
  return undefined;
}

/**
 * Any text is accepted as a phone number, but the seller will ring it. A number that can't be rung is questioned once:
 * `asked` is the one that the shopper was asked about last.
 */
export function asksAboutPhone({ phone }: CheckoutForm, asked: string | undefined): boolean {
  return phone !== asked && !canBeRung(phone);
}

export function isComplete(form: CheckoutForm): boolean {
  return firstProblem(form) === undefined;
}

import { expect, test } from "vitest";
import { maxLengths } from "../../shop/limits.ts";
import { type CheckoutForm, emptyForm } from "../../shop/order/checkout.ts";
import { parseCustomer, parseForm } from "./saved-form.ts";

const typed: CheckoutForm = {
  name: "عائشہ رحمان",
  email: "ayesha@example.com",
  address: "House 14, Street 7",
  city: "Lahore",
  phone: "0321 5557890",
  payment: "online",
  screenshotSent: true,
  neededBy: "2026-12-12",
};

test("what was typed comes back as it was", () => {
  expect(parseForm(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test.each([undefined, null, "text", 7, [], { name: 7, payment: "barter", screenshotSent: "yes", neededBy: "soon" }])(
  "damaged: %j is an empty form",
  (value) => {
    expect(parseForm(value)).toEqual(emptyForm);
  },
);

test("what is usable is kept, and no field is longer than it may be", () => {
  const form = parseForm({ name: "x".repeat(1_000), city: "Lahore", email: null });
  expect(form).toEqual({ ...emptyForm, name: "x".repeat(maxLengths.name), city: "Lahore" });
});

test("the customer is the form without payment and day", () => {
  const { payment: _, screenshotSent: __, neededBy: ___, ...customer } = typed;
  expect(parseCustomer(typed)).toEqual(customer);
});

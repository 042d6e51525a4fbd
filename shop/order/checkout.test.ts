import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeForm } from "../testing/arbitraries.ts";
import {
  asksAboutPhone,
  type BillingField,
  billingFields,
  type CheckoutForm,
  confirmScreenshotMessage,
  emptyFields,
  emptyForm,
  fillInMessage,
  firstProblem,
  isComplete,
  placedMessage,
} from "./checkout.ts";

const filled: CheckoutForm = {
  name: "Ayesha Rahman",
  email: "ayesha.rahman@example.com",
  address: "House 14, Street 7, Phase 5, DHA",
  city: "Lahore",
  phone: "0321 5557890",
  payment: "cod",
  screenshotSent: false,
  neededBy: "",
};
const names = billingFields.map(({ name }) => name);

test("the toasts say what the specification says", () => {
  expect(fillInMessage).toBe("Please fill in all billing information fields.");
  expect(confirmScreenshotMessage).toBe("Please confirm you have sent the payment screenshot.");
  expect(placedMessage).toBe("Your Order Has Been Placed!");
});

test("the five fields, in their order", () => {
  expect(names).toEqual(["name", "email", "address", "city", "phone"]);
  expect(new Set(billingFields.map(({ sentence }) => sentence)).size).toBe(5);
});

describe("the first problem", () => {
  test.each(names)("an empty %s", (name) => {
    const form = { ...filled, [name]: " \u200B" };
    expect(firstProblem(form)).toEqual({ field: name, message: fillInMessage });
    expect(Object.keys(emptyFields(form))).toEqual([name]);
    expect(isComplete(form)).toBe(false);
  });

  test("online payment without the screenshot", () => {
    expect(firstProblem({ ...filled, payment: "online" })).toEqual({
      field: "screenshotSent",
      message: confirmScreenshotMessage,
    });
    expect(firstProblem({ ...filled, payment: "online", screenshotSent: true })).toBeUndefined();
  });

  test("a missing field comes before the screenshot", () => {
    expect(firstProblem({ ...filled, payment: "online", phone: "" })?.field).toBe("phone");
  });

  test("none, for cash on delivery with all five fields", () => {
    expect(firstProblem(filled)).toBeUndefined();
    expect(emptyFields(filled)).toEqual({});
  });

  test("no format is asked of e-mail and phone", () => {
    expect(isComplete({ ...filled, email: "ayesha", phone: "ask my brother" })).toBe(true);
  });

  test("a number that can't be rung is questioned once; another number again", () => {
    expect(asksAboutPhone(filled, undefined)).toBe(false);
    expect(asksAboutPhone({ ...filled, phone: "12" }, undefined)).toBe(true);
    expect(asksAboutPhone({ ...filled, phone: "12" }, "12")).toBe(false);
    expect(asksAboutPhone({ ...filled, phone: "123" }, "12")).toBe(true);
  });

  test("an untouched form names all five", () => {
    expect(Object.keys(emptyFields(emptyForm))).toEqual(names);
  });
});

test("whichever fields of a complete form are emptied, the first is named", () => {
  fc.assert(
    fc.property(completeForm, fc.subarray<BillingField>(names), (form, gaps) => {
      const holey = { ...form, ...Object.fromEntries(gaps.map((name) => [name, ""])) };
      expect(firstProblem(holey)?.field).toBe(gaps[0]);
      expect(isComplete(holey)).toBe(gaps.length === 0);
      expect(Object.keys(emptyFields(holey))).toEqual(gaps);
    }),
  );
});

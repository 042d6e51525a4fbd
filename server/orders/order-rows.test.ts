import { expect, test } from "vitest";
import { phoneKey } from "./order-rows.ts";

test.each([
  "0300 1234567",
  "+92 300 1234567",
  "0092-300-1234567",
  "(0300) 123-4567",
  "۰۳۰۰۱۲۳۴۵۶۷",
  "０３００１２３４５６７",
])("%s is one phone", (phone) => {
  expect(phoneKey(phone)).toBe("3001234567");
});

test("a phone number without digits is its own key", () => {
  expect(phoneKey(" Ask At The Shop ")).toBe("ask at the shop");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBeRung, internationalPhone } from "./phone.ts";

describe("can be rung", () => {
  test.each([
    ["a mobile", "03001234567"],
    ["with a space", "0300 1234567"],
    ["with dashes", "0300-123-4567"],
    ["with a long dash", "0300–1234567"],
    ["in international form", "+923001234567"],
    ["spaced", "+92 300 123 4567"],
    ["with 00", "0092 300 1234567"],
    ["with the 0 kept", "+92 (0)300 1234567"],
    ["as chats write it", "923001234567"],
    ["as people say it", "300 1234567"],
    ["in Urdu digits", "۰۳۰۰ ۱۲۳۴۵۶۷"],
    ["in Arabic digits", "٠٣٠٠١٢٣٤٥٦٧"],
    ["in wide digits", "＋９２３００１２３４５６７"],
    ["with invisible marks", "\u202A0300\u00A01234567\u202C"],
    ["Karachi", "(021) 35871234"],
    ["Lahore", "042-35761234"],
    ["Islamabad", "051 2271234"],
    ["Abbottabad", "0992 381234"],
    ["a landline in international form", "+92 21 35871234"],
    ["a landline as chats write it", "922135871234"],
    ["a company's number", "021 111 222 333"],
    ["London", "+44 20 7946 0958"],
    ["Dubai, with 00", "00971 50 123 4567"],
    ["New York", "+1 (212) 555-0147"],
    ["two numbers", "0300 1234567 / 042 35761234"],
    ["with words around it", "0300 1234567 (my brother)"],
    ["with an extension", "021 35871234 ext 12"],
  ])("%s: %s", (_, phone) => {
    expect(canBeRung(phone)).toBe(true);
  });
});

describe("can't be rung", () => {
  test.each([
    ["two digits", "12"],
    ["any thirteen digits", "1234567890123"],
    ["words", "ask my brother"],
    ["nothing", "   "],
    ["a digit short", "0300 123456"],
    ["a digit too many", "0300 12345678"],
    ["a digit short, in international form", "+92 300 123456"],
    ["a landline without its city", "35871234"],
    ["seven foreign digits", "+1234567"],
    ["sixteen foreign digits", "+1234567890123456"],
    ["a plus in the middle", "0300+1234567"],
    ["only zeros", "00000000000"],
    ["an e-mail address", "a@b.pk"],
  ])("%s: %s", (_, phone) => {
    expect(canBeRung(phone)).toBe(false);
  });
});

test("however a mobile is cut by spaces and dashes, it stays one", () => {
  const digits = fc.stringMatching(/^\d{9}$/);
  const gaps = fc.array(fc.constantFrom("", " ", "-", ". "), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.constantFrom("03", "+923", "00923", "923"), digits, gaps, (start, rest, cuts) => {
      const spelt = start + [...rest].map((digit, at) => `${cuts[at]}${digit}`).join("");
      expect(canBeRung(spelt)).toBe(true);
    }),
  );
});

test.each([
  ["0321 5557890", "923215557890"],
  ["3215557890", "923215557890"],
  ["+92-321-5557890", "923215557890"],
  ["0092 321 5557890", "923215557890"],
  ["923215557890", "923215557890"],
  ["۰۳۲۱ ۵۵۵۷۸۹۰", "923215557890"],
  ["+44 20 7946 0958", "442079460958"],
  ["ask at the shop", undefined],
  ["0321", undefined],
  ["0321 5557890 or 0300 1234567", undefined],
])("%s", (typed, phone) => {
  expect(internationalPhone(typed)).toBe(phone);
});

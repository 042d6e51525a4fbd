import { expect, test } from "vitest";
import { internationalPhone } from "./phone.ts";

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

import { expect, test } from "vitest";
import { canBeEmailAddress } from "./email-address.ts";

test.each([
  "ayesha.rahman@example.com",
  "a+b@mail.example.pk",
  " ayesha@example.com ",
  "عائشہ@مثال.پاکستان",
  "o'neill@example.museum",
])("%s can be written to", (text) => {
  expect(canBeEmailAddress(text)).toBe(true);
});

test.each([
  "",
  " ",
  "x",
  "none",
  "ayesha@",
  "@example.com",
  "ayesha@example",
  "ayesha@example.",
  "ayesha@example..com",
  "ayesha@.com",
  "ayesha@example.c",
  "ayesha rahman@example.com",
  "a@b@example.com",
  "one@example.com,two@example.com",
  "one@example.com;two@example.com",
  "Ayesha <ayesha@example.com>",
  `${"a".repeat(250)}@example.com`,
])("%j can't", (text) => {
  expect(canBeEmailAddress(text)).toBe(false);
});

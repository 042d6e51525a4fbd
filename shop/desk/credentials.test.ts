import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsInCredentials, nameKey, passwordRules, tidyName } from "./credentials.ts";

const key = { name: "Sana Qureshi", password: "ichhra mein bara", shopName: "Naqsh Lahore" };
const isCommon = (password: string) => password === "Password123";

test.each([
  [{}, []],
  [{ name: " \u200f " }, ["name-missing"]],
  [{ name: "x".repeat(61) }, ["name-long"]],
  [{ password: "123456789" }, ["password-short"]],
  [{ password: "" }, ["password-short"]],
  [{ password: "sana QURESHI" }, ["password-is-name"]],
  [{ password: " naqsh lahore " }, ["password-is-shop"]],
  [{ password: "x".repeat(201) }, ["password-long"]],
  [{ password: "Password123" }, ["password-common"]],
  [{ name: "", password: "short" }, ["name-missing", "password-short"]],
  [{ name: "ثناء ملک", password: "گلی نمبر سات لاہور" }, []],
])("%j has the faults %j", (changes, faults) => {
  expect(faultsInCredentials({ ...key, ...changes }, isCommon)).toEqual(faults);
});

test("length is counted in characters, not UTF-16 units", () => {
  expect(faultsInCredentials({ ...key, password: "😀".repeat(9) }, isCommon)).toEqual(["password-short"]);
  expect(faultsInCredentials({ ...key, password: "😀".repeat(10) }, isCommon)).toEqual([]);
});

test("an empty password satisfies no rule", () => {
  expect(passwordRules({ ...key, password: "" }).map(({ kept }) => kept)).toEqual([false, false, false]);
});

describe("a name", () => {
  test.each([
    ["  Sana\n Qureshi\t", "Sana Qureshi"],
    ["Sana\u202eihseruQ", "SanaihseruQ"],
    ["<b>Sana</b>", "<b>Sana</b>"],
    ["ثناء  ملک", "ثناء ملک"],
  ])("%j is shown as %j", (given, shown) => expect(tidyName(given)).toBe(shown));

  test("is the same, whatever its case and spaces", () => {
    expect(nameKey("SANA  qureshi")).toBe(nameKey("Sana\u200b Qureshi"));
    expect(nameKey("ｓａｎａ")).toBe(nameKey("Sana"));
    expect(nameKey("Sana")).not.toBe(nameKey("Saná"));
  });

  test("tidying is idempotent", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => tidyName(tidyName(text)) === tidyName(text)));
  });
});

import { expect, test } from "vitest";
import { base32, matchingStep, totpAddress, totpCode, totpStep } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at %i seconds the code is %s", (seconds, code) => {
  const step = totpStep(seconds * 1000);
  expect(totpCode(secret, step, 8)).toBe(code);
  expect(totpCode(secret, step)).toBe(code.slice(2));
});

test("a code is valid one time step before and after, and no longer", () => {
  const now = 1_111_111_111_000;
  const step = totpStep(now);
  const found = [-2, -1, 0, 1, 2].map((off) => matchingStep(secret, totpCode(secret, step + off), now, 0));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test("a code can't be used again, nor one before it", () => {
  const now = 1_111_111_111_000;
  const step = totpStep(now);
  expect(matchingStep(secret, totpCode(secret, step), now, step)).toBeUndefined();
  expect(matchingStep(secret, totpCode(secret, step - 1), now, step)).toBeUndefined();
  expect(matchingStep(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
});

test.each(["", "1", "0504712", "o50471"])("%j is no code", (typed) => {
  expect(matchingStep(secret, typed, 1_111_111_111_000, 0)).toBeUndefined();
});

test.each([" 050 471 ", "۰۵۰۴۷۱"])("%j is one, as a keyboard may write it", (typed) => {
  expect(matchingStep(secret, typed, 1_111_111_111_000, 0)).toBe(totpStep(1_111_111_111_000));
});

// RFC 4648, section 10.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base32 is %j", (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

test("the address names shop and person, in any characters", () => {
  expect(totpAddress(secret, "Naqsh & Co", "ثناء: ملک")).toBe(
    "otpauth://totp/Naqsh%20%26%20Co:%D8%AB%D9%86%D8%A7%D8%A1%3A%20%D9%85%D9%84%DA%A9?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Naqsh%20%26%20Co",
  );
});

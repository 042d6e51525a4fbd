import fc from "fast-check";
import { expect, test } from "vitest";
import { crc16, raastCode, raastExpiry } from "./raast.ts";

const iban = "PK33ABCD0000000000000000";

test("the check sum has its published check value", () => {
  expect(crc16("123456789")).toBe("29B1");
});

test("a code without an amount", () => {
  expect(raastCode({ iban })).toBe("0002020102110202000424PK33ABCD00000000000000001004BA20");
});

test("500 rupees until 31 December 2026, 23:59 in Pakistan", () => {
  const expires = Date.parse("2026-12-31T23:59:00+05:00");
  const code = "0002020102120202000424PK33ABCD0000000000000000050350007123112202623591004EC99";
  expect(raastCode({ iban, amount: 500, expires })).toBe(code);
});

/** Read back tag by tag, as an app does. */
function read(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test("whatever the amount and the day, an app reads IBAN, amount and expiry, and the sum is right", () => {
  const moments = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2099-01-01") });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), moments, (amount, now) => {
      const code = raastCode({ iban, amount, expires: raastExpiry(now) });
      const fields = read(code);
      expect(fields["04"]).toBe(iban);
      expect(fields["05"]).toBe(String(amount));
      const [, date, month, year, hour, minute] = /^(..)(..)(....)(..)(..)$/.exec(fields["07"] ?? "") ?? [];
      const told = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:00+05:00`);
      expect(now + 24 * 60 * 60 * 1000 - told).toBeLessThan(60_000);
      expect(fields["10"]).toBe(crc16(code.slice(0, -4)));
    }),
  );
});

import { digitsOf, toDigit } from "./typed-text.ts";

const country = "92";

/**
 * A phone number as chat links and the dialler want it, country code first and digits only: "0321 5557890" is
 * "923215557890". Undefined where it can't be a phone number.
 */
export function internationalPhone(phone: string): string | undefined {
  const digits = digitsOf(phone).replace(/^00/, "");
  const isForeign = /^\s*(\+|00)/.test(phone.normalize("NFKC")) || digits.startsWith(country);
  const whole = isForeign ? digits : `${country}${digits.replace(/^0/, "")}`;
  return whole.length >= 10 && whole.length <= 15 ? whole : undefined;
}

/** Full-width forms, other scripts' digits and every kind of dash, as ASCII. */
function plain(text: string): string {
  const ascii = [...text.normalize("NFKC")].map((character) => toDigit(character) || character).join("");
  return ascii.replace(/[\p{Pd}\u2212]/gu, "-").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** After the 0 or the country code: 300 1234567; 21 35871234 and its kind; 21 111 222 333, a company's one number. */
const national = /^(3\d{9}|[24-9]\d{8,9}|[24-9]\d111\d{6})$/;

function isPakistani(digits: string): boolean {
  return national.test(digits);
}

/** One number, without spaces and dashes. */
function isNumber(number: string): boolean {
  const international = /^(?:\+|00)([1-9]\d*)$/.exec(number)?.[1];
  if (international?.startsWith("92")) return isPakistani(international.slice(2).replace(/^0/, ""));
  if (international) return /^\d{8,15}$/.test(international);
  if (/^0[1-9]/.test(number)) return isPakistani(number.slice(1));
  // Without a plus or a zero: "923001234567" as chats write it, "3001234567" as people say it.
  return /^(92)?3\d{9}$/.test(number) || (/^92/.test(number) && isPakistani(number.slice(2)));
}

/**
 * Whether what was typed holds a phone number: Pakistani mobile and landline numbers in every usual spelling, foreign
 * ones with their country code; two of them, or words around one, are fine.
 */
export function canBeRung(phone: string): boolean {
  return plain(phone)
    .split(/[^\d+\s().-]+/)
    .some((part) => isNumber(part.replace(/[\s().-]/g, "")));
}

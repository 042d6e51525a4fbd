/** Urdu and Arabic digits count as well. */
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return "";
}

export function digitsOf(text: string): string {
  return [...text.normalize("NFKC")].map(toDigit).join("");
}

const country = "92";

/**
 * A phone number as chat links and the dialler want it, country code first and digits only: "0321 5557890" is
 * "923215557890". Nothing where it can't be a phone number.
 */
export function internationalPhone(phone: string): string | undefined {
  const digits = digitsOf(phone).replace(/^00/, "");
  const isForeign = /^\s*(\+|00)/.test(phone.normalize("NFKC")) || digits.startsWith(country);
  const whole = isForeign ? digits : `${country}${digits.replace(/^0/, "")}`;
  return whole.length >= 10 && whole.length <= 15 ? whole : undefined;
}

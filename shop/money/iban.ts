/** Pakistan's IBAN: PK, two check digits, four letters of the bank, sixteen characters of the account. */
const pakistani = /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

export type IbanFault = "incomplete" | "wrong-character";

/** As typed or pasted, with blanks and small letters, to the 24 characters. */
export function tidyIban(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** ISO 13616: the first four characters go to the end, letters count from A = 10, and the whole leaves 1 modulo 97. */
function hasRightCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

export function ibanFault(typed: string): IbanFault | undefined {
  const iban = tidyIban(typed);
  if (iban.length !== 24 || !pakistani.test(iban)) return "incomplete";
  return hasRightCheckDigits(iban) ? undefined : "wrong-character";
}

/** In groups of four, as banks print it. */
export function groupIban(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join(" ");
}

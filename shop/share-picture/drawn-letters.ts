/**
 * The letters of the typefaces in `server/pictures/fonts`, which draw words into pictures; `scripts/fonts.ts` cuts the
 * files to these. A machine may have no fonts of its own, and its fonts are never used.
 */
const ascii = range(0x20, 0x7e);
export const latinLetters = `${ascii}${range(0xa0, 0xff)}–—‘’“”…`;

/** Letters, vowel marks, digits and punctuation of Urdu; the last one keeps two letters from joining. */
export const urduLetters = "ءآأؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْٰٔپچڈڑژکگںھہۂۃیےۓ۔،؛؟۰۱۲۳۴۵۶۷۸۹\u200c";

const drawn = new Set(latinLetters + urduLetters);

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Without the letters that no typeface has. */
export function drawnText(text: string): string {
  const kept = [...text.normalize("NFC")].filter((letter) => drawn.has(letter) || /\s/u.test(letter));
  return kept.join("").replace(/\s+/gu, " ").trim();
}

/** The letters that `drawnText` leaves out, each once. */
export function undrawnLetters(text: string): string {
  const left = [...text.normalize("NFC")].filter(
    (letter) => !drawn.has(letter) && !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter),
  );
  return [...new Set(left)].join("");
}

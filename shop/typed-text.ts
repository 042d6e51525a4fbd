/** Rules for typed text: any script, stored as typed, but no control characters, and line breaks only where allowed. */

/** Only white space, control and zero-width characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** A lone surrogate (half an emoji) can't be sent or stored: it becomes the replacement character. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Control characters; in a single line, line separators as well. */
export function hasControls(text: string, lines: "one" | "many"): boolean {
  return lines === "one" ? /[\p{Cc}\u2028\u2029]/u.test(text) : /(?![\n\t])\p{Cc}/u.test(text);
}

/** Normalises pasted text: line ends become `\n`, or a space in a single line; other control characters are removed. */
export function cleanText(text: string, lines: "one" | "many"): string {
  const lineEnd = lines === "one" ? " " : "\n";
  return toWellFormed(text)
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, lineEnd)
    .replace(/\t/g, lines === "one" ? " " : "\t")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** The ASCII digit of a Latin, Urdu or Arabic digit; "" for anything else. */
export function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return "";
}

/** All digits of a text, in any of the scripts above. */
export function digitsOf(text: string): string {
  return [...text.normalize("NFKC")].map(toDigit).join("");
}

/** A whole number of 1 or more and nothing else: undefined for "1.5", "-5" and "1e9". */
export function typedQuantity(text: string): number | undefined {
  const digits = digitsOf(text);
  const isNumber = digits !== "" && digits.length === [...text.normalize("NFKC").trim()].length;
  return isNumber && Number(digits) >= 1 ? Number(digits) : undefined;
}

/** At most so many characters, cut between words. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}

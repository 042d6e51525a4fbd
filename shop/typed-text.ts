/** Rules for what a shopper types: any script, kept as typed, but nothing that is invisible or breaks a line. */

/** Nothing to see: white space, control and zero-width characters only. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Half an emoji can't be sent or stored: it becomes the replacement character. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Control characters, and in what is one line also everything that a reader would show as a line's end. */
export function hasControls(text: string, lines: "one" | "many"): boolean {
  return lines === "one" ? /[\p{Cc}\u2028\u2029]/u.test(text) : /(?![\n\t])\p{Cc}/u.test(text);
}

/** What was pasted, made sendable: line ends as `\n`, or as a space where there is one line; other controls go. */
export function cleanText(text: string, lines: "one" | "many"): string {
  const lineEnd = lines === "one" ? " " : "\n";
  return toWellFormed(text)
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, lineEnd)
    .replace(/\t/g, lines === "one" ? " " : "\t")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** Urdu and Arabic digits count as well. */
export function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return "";
}

/** Of a number as it was typed. */
export function digitsOf(text: string): string {
  return [...text.normalize("NFKC")].map(toDigit).join("");
}

/** A whole number of 1 or more and nothing beside it: "1.5", "-5" and "1e9" are none. */
export function typedQuantity(text: string): number | undefined {
  const digits = digitsOf(text);
  const isNumber = digits !== "" && digits.length === [...text.normalize("NFKC").trim()].length;
  return isNumber && Number(digits) >= 1 ? Number(digits) : undefined;
}

/** Right-to-left scripts and direction marks: they reorder the digits and punctuation beside them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Isolates text that a person typed within a plain-text sentence (U+2068, U+2069): otherwise an Urdu name reorders the
 * digits and commas after it. Where a value has an element of its own, use `<bdi>`.
 */
export function isolateBidi(text: string): string {
  if (!rightToLeft.test(text)) return text;
  // An isolate doesn't reach beyond its line.
  return text
    .split("\n")
    .map((line) => `\u2068${line}\u2069`)
    .join("\n");
}

/** Letters and signs that set the direction of what stands beside them. */
const turnsItsLine = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * What a person typed, within a sentence that is plain text: by itself, an Urdu name would turn the digits and commas
 * after it around. Where a value stands in an element of its own, `<bdi>` does the same.
 */
export function isolateBidi(text: string): string {
  if (!turnsItsLine.test(text)) return text;
  // An isolate ends with its line.
  return text
    .split("\n")
    .map((line) => `\u2068${line}\u2069`)
    .join("\n");
}

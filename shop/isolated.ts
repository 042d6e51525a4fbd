/** For a sentence that is one text: what a person typed keeps its own direction, and turns nothing around it. */
export function isolated(typed: string): string {
  return `\u2068${typed}\u2069`;
}

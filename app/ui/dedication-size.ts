/**
 * Of the name in the middle of an offer's drawing: long names are smaller, and then on two lines. An m is as wide as two
 * other letters: Muhammad.
 */
export function dedicationSize(name: string): string {
  const letters = [...name.replace(/[mw]/gi, "$&$&")].length;
  return letters < 8 ? "text-40" : letters < 10 ? "text-32" : "text-26";
}

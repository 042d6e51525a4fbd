/** Two letters for a person: first and last word, or the first letter of a single one. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("");
}

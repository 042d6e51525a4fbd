/** Synonyms: a piece that has the word is also found by these. */
const alsoCalled = new Map([
  ["chains", "necklace"],
  ["choker", "necklace"],
  ["chokkars", "choker necklace"],
  ["churiyan", "choori churi"],
  ["clutches", "bag purse"],
  ["haar", "necklace har"],
  ["jhoomar", "jhumar passa"],
  ["jhumkay", "jhumki"],
  ["karay", "kara kangan"],
  ["mala", "necklace"],
  ["mathapatti", "matha patti"],
  ["payal", "anklet"],
  ["tikka", "teeka"],
]);

/** English and Urdu names of a stone mean the same: either finds it. */
const stones = [
  ["amethyst", "jamunia", "katela"],
  ["coral", "marjan", "moonga"],
  ["emerald", "zamurrad", "zumurrud"],
  ["pearl", "moti"],
  ["ruby", "yaqoot", "yaqut"],
  ["sapphire", "neelam"],
  ["topaz", "pukhraj"],
  ["turquoise", "feroza", "firoza"],
];
for (const names of stones) for (const name of names) alsoCalled.set(name, names.join(" "));

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Every word of a piece once, each after a space: " ring" matches "rings" but not "earrings". */
export function indexWords(text: string): string {
  const words = wordsOf(text).flatMap((word) => [word, ...(alsoCalled.get(word)?.split(" ") ?? [])]);
  return ["", ...new Set(words)].join(" ");
}

/** The word beginnings to look for in an index, without plural endings: "rings" has to find "ring". */
export function wantedWords(text: string): string[] {
  // Not a synonym: "emerald ring" would then find every nath.
  const named = text.replace(/\bnose (?:ring|pin)/, "nath");
  return wordsOf(named).map((word) => ` ${word.length > 3 ? word.replace(/s$/, "") : word}`);
}

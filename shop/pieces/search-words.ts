/** What shoppers also call a thing that our texts name: each word of a piece brings these along. */
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

/** Every word of a piece once, with a space before it: " ring" is found in rings but not in earrings. */
export function indexWords(text: string): string {
  const words = wordsOf(text).flatMap((word) => [word, ...(alsoCalled.get(word)?.split(" ") ?? [])]);
  return ["", ...new Set(words)].join(" ");
}

/** The beginnings to look for among indexed words; a plural's ending would only hide the singular. */
export function wantedWords(text: string): string[] {
  // Not among the other names: every "emerald ring" would then find a nath as well.
  const named = text.replace(/\bnose (?:ring|pin)/, "nath");
  return wordsOf(named).map((word) => ` ${word.length > 3 ? word.replace(/s$/, "") : word}`);
}

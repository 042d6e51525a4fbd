type AlsoCalled = ReadonlyMap<string, readonly string[]>;

/** What else a word of a piece, and a listing, is called. A listing is called what the shop says, not all of the trade. */
export type Synonyms = { words: AlsoCalled; listings: AlsoCalled };

/** A piece that has the first word of a line is also found by the others. */
const wordsOfTheTrade = [
  "chains, necklace",
  "choker, necklace",
  "chokkars, choker, necklace",
  "churiyan, choori, churi",
  "clutches, bag, purse",
  "haar, necklace, har",
  "jhoomar, jhumar, passa",
  "jhumkay, jhumki",
  "karay, kara, kangan",
  "mala, necklace",
  "mathapatti, matha, patti",
  "payal, anklet",
  "tikka, teeka",
];

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

/** The trade's words and the shop's own, a line like "jhumkay, jhumke, جھمکے" each. */
export function createSynonyms(ownLines: readonly string[] = []): Synonyms {
  const words = new Map(stones.flatMap((names) => names.map((name) => [name, names] as const)));
  const listings = new Map<string, readonly string[]>();
  for (const line of [...wordsOfTheTrade, ...ownLines]) {
    const [word = "", ...others] = foldSearch(line).split(/ ?, ?/);
    words.set(word, [...(words.get(word) ?? []), ...others]);
    if (ownLines.includes(line)) listings.set(word, others);
  }
  return { words, listings };
}

const tradeSynonyms = /* @__PURE__ */ createSynonyms();

/** Arabic keyboards have other letters for the Urdu yeh and kaf. */
export function foldSearch(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/ي/g, "ی").replace(/ك/g, "ک").replace(/\s+/g, " ").trim();
}

export function isOneWord(text: string): boolean {
  return !text.includes(" ");
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Every word of a piece once, each after a space: " ring" matches "rings" but not "earrings". */
export function indexWords(text: string, synonyms = tradeSynonyms): string {
  const words = wordsOf(text).flatMap((word) => [word, ...(synonyms.words.get(word) ?? []).filter(isOneWord)]);
  return ["", ...new Set(words)].join(" ");
}

/** The word beginnings to look for in an index, without plural endings: "rings" has to find "ring". */
export function wantedWords(text: string): string[] {
  // Not a synonym: "emerald ring" would then find every nath.
  const named = text.replace(/\bnose (?:ring|pin)/, "nath");
  return wordsOf(named).map((word) => ` ${word.length > 3 ? word.replace(/s$/, "") : word}`);
}

import type { Rupees } from "./money.ts";
import type { PictureRef } from "./picture.ts";
import { indexWords, wantedWords } from "./search-words.ts";

/** `words` is what else a shopper may call the piece: summary, stones and metal. */
export type SearchItem = {
  id: number;
  name: string;
  category: string;
  price: Rupees;
  picture: PictureRef;
  words: string;
};

/** Both spellings of a category lead to it, whichever one the data uses. */
const spellings = [
  ["earrings", "earings"],
  ["bridals", "bridal sets"],
  ["accessories", "accessoriess"],
];

function folded(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A piece may stand in several: "Bridal Sets, Earrings". */
function categoryNames(categories: string): string {
  const names = categories.split(",").map(folded);
  return names.map((name) => spellings.find((all) => all.includes(name))?.join("\n") ?? name).join("\n");
}

type Entry<Item> = { item: Item; name: string; category: string; words: string };

/** Names before categories, beginnings before middles: "ring" shows rings before earrings. 0 is no match. */
function rank({ name, category }: Entry<unknown>, wanted: string): number {
  const inName = name.indexOf(wanted);
  if (inName >= 0) return inName === 0 || /[ -]/.test(name.charAt(inName - 1)) ? 1 : 2;
  const inCategory = category.indexOf(wanted);
  if (inCategory >= 0) return inCategory === 0 ? 3 : 4;
  return 0;
}

function byRule<Item>(entries: readonly Entry<Item>[], wanted: string): Item[] {
  const ranks: Item[][] = [[], [], [], []];
  for (const entry of entries) ranks[rank(entry, wanted) - 1]?.push(entry.item);
  return ranks.flat();
}

/** Pieces that have, for every typed word, one that begins with it. */
function byWords<Item>(entries: readonly Entry<Item>[], wanted: string): Item[] {
  const beginnings = wantedWords(wanted);
  if (beginnings.length === 0) return [];
  return entries.filter(({ words }) => beginnings.every((word) => words.includes(word))).map(({ item }) => item);
}

/** Prepares the index once, so that a key press only compares. Blank text finds nothing. */
export function createSearch<Item extends SearchItem>(items: readonly Item[]): (text: string) => Item[] {
  const entries = items.map((item) => {
    const name = folded(item.name);
    const category = categoryNames(item.category);
    return { item, name, category, words: indexWords(`${name} ${category} ${folded(item.words)}`) };
  });
  return (text) => {
    const wanted = folded(text);
    if (wanted === "") return [];
    const found = byRule(entries, wanted);
    return found.length > 0 ? found : byWords(entries, wanted);
  };
}

export function search<Item extends SearchItem>(items: readonly Item[], text: string): Item[] {
  return createSearch(items)(text);
}

/** Where the text stands in a name, to underline it; nothing where the match was in something else. */
export function findMatch(name: string, text: string): { start: number; end: number } | undefined {
  const wanted = folded(text);
  const lowered = name.toLowerCase();
  // Some letters grow when lowered, and positions would then belong to another text.
  if (wanted === "" || lowered.length !== name.length) return undefined;
  const start = lowered.indexOf(wanted);
  return start < 0 ? undefined : { start, end: start + wanted.length };
}

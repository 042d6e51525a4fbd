import type { Shape } from "../shape.ts";
import { type PictureRef, pictureShape } from "./picture.ts";
import type { ShownPrice } from "./sale.ts";
import { indexWords, wantedWords } from "./search-words.ts";

/** `words` is all that a shopper may call the piece; see `searchWords`. */
export type SearchItem = ShownPrice & {
  id: number;
  name: string;
  category: string;
  picture: PictureRef;
  words: string;
};

export const searchItemShape: Shape<SearchItem> = {
  id: "number",
  name: "string",
  category: "string",
  price: "number",
  "was?": "number",
  picture: pictureShape,
  words: "string",
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

/**
 * Name, categories and what else is said of a piece, as words to find it by. Made with the index, not in the browser:
 * there it would take longer than everything else.
 */
export function searchWords(
  { name, category }: Pick<SearchItem, "name" | "category">,
  others: readonly string[],
): string {
  return indexWords([folded(name), categoryNames(category), ...others.map(folded)].join(" "));
}

/** `kind` is the place of its category among all that there are. */
type Entry<Item> = { item: Item; name: string; kind: number; words: string };

/** Names before categories, beginnings before middles: "ring" shows rings before earrings. 0 is no match. */
function rankName(name: string, wanted: string): number {
  const place = name.indexOf(wanted);
  if (place < 0) return 0;
  return place === 0 || /[ -]/.test(name.charAt(place - 1)) ? 1 : 2;
}

function rankCategory(category: string, wanted: string): number {
  const place = category.indexOf(wanted);
  if (place < 0) return 0;
  return place === 0 ? 3 : 4;
}

function byRule<Item>(entries: readonly Entry<Item>[], kinds: readonly string[], wanted: string): Item[] {
  const ranks: Item[][] = [[], [], [], []];
  const ranksOfKinds = kinds.map((kind) => rankCategory(kind, wanted));
  for (const { item, name, kind } of entries) {
    const rank = rankName(name, wanted) || ranksOfKinds[kind] || 0;
    ranks[rank - 1]?.push(item);
  }
  return ranks.flat();
}

/** Pieces that have, for every typed word, one that begins with it. */
function byWords<Item>(entries: readonly Entry<Item>[], wanted: string): Item[] {
  const beginnings = wantedWords(wanted);
  if (beginnings.length === 0) return [];
  return entries.filter(({ words }) => beginnings.every((word) => words.includes(word))).map(({ item }) => item);
}

/** `found` is what was asked for by name or kind; `also` the pieces whose stone, metal or summary says it. */
export type Found<Item> = { found: readonly Item[]; also: readonly Item[] };

const nothing: Found<never> = { found: [], also: [] };

/** One or two letters begin a word of nearly every piece. */
const shortestAlso = 3;

/** Prepares the index once, so that a key press only compares. Blank text finds nothing. */
export function createSearch<Item extends SearchItem>(items: readonly Item[]): (text: string) => Found<Item> {
  const categories = [...new Set(items.map(({ category }) => category))];
  const kinds = categories.map(categoryNames);
  const kindOf = new Map(categories.map((category, kind) => [category, kind]));
  const entries = items.map((item) => {
    const { category, words } = item;
    return { item, name: folded(item.name), kind: kindOf.get(category) ?? 0, words };
  });
  return (text) => {
    const wanted = folded(text);
    if (wanted === "") return nothing;
    const found = byRule(entries, kinds, wanted);
    const saying = wanted.length < shortestAlso && found.length > 0 ? [] : byWords(entries, wanted);
    if (found.length === 0) return { found: saying, also: [] };
    const known = new Set(found);
    return { found, also: saying.filter((item) => !known.has(item)) };
  };
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

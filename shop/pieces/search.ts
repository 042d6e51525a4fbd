import type { SearchItem } from "./search-item.ts";
import { foldSearch, indexWords, isOneWord, type Synonyms, wantedWords } from "./search-words.ts";

/** Both spellings of a category lead to it, whichever one the data uses. On the server only. */
const spellings = [
  ["earrings", "earings"],
  ["bridals", "bridal sets"],
  ["accessories", "accessoriess"],
];

/** A piece may have more than one category: "Bridal Sets, Earrings". */
function categoryNames(categories: string, synonyms: Synonyms): string {
  const names = categories.split(",").map(foldSearch);
  return names
    .flatMap((name) => [
      ...(spellings.find((all) => all.includes(name)) ?? [name]),
      ...(synonyms.listings.get(name) ?? []),
    ])
    .join("\n");
}

/**
 * What a piece is found by: its name, categories and other texts as words. Made on the server with the index: in the
 * browser it would take longer than the search itself.
 */
export function indexPiece(
  { name, category }: Pick<SearchItem, "name" | "category">,
  others: readonly string[],
  synonyms: Synonyms,
): Required<Pick<SearchItem, "called" | "words">> {
  const called = categoryNames(category, synonyms);
  // "Ear rings" is a listing's name; its words alone would make every earring a ring.
  const words = [name, category, ...others].map(foldSearch).concat(called.split("\n").filter(isOneWord));
  return { called, words: indexWords(words.join(" "), synonyms) };
}

/** `kind` is the index of its category. */
type Entry<Item> = { item: Item; name: string; kind: number; words: string };

/** Names before categories, beginnings before middles: "ring" shows rings before earrings. 0 is no match. */
function rankName(name: string, wanted: string): number {
  const index = name.indexOf(wanted);
  if (index < 0) return 0;
  return index === 0 || /[ -]/.test(name.charAt(index - 1)) ? 1 : 2;
}

function rankCategory(called: string, wanted: string): number {
  if (!called.includes(wanted)) return 0;
  return `\n${called}`.includes(`\n${wanted}`) ? 3 : 4;
}

function byNameOrCategory<Item>(entries: readonly Entry<Item>[], kinds: readonly string[], wanted: string): Item[] {
  const ranks: Item[][] = [[], [], [], []];
  const ranksOfKinds = kinds.map((kind) => rankCategory(kind, wanted));
  for (const { item, name, kind } of entries) {
    const rank = rankName(name, wanted) || ranksOfKinds[kind] || 0;
    ranks[rank - 1]?.push(item);
  }
  return ranks.flat();
}

/** Pieces in which every typed word is the beginning of some word. */
function byWords<Item>(entries: readonly Entry<Item>[], wanted: string): Item[] {
  const beginnings = wantedWords(wanted);
  if (beginnings.length === 0) return [];
  return entries.filter(({ words }) => beginnings.every((word) => words.includes(word))).map(({ item }) => item);
}

/** `found` matches by name or category; `also` are pieces whose stone, metal or summary mentions the search. */
export type SearchResult<Item> = { found: readonly Item[]; also: readonly Item[] };

const nothing: SearchResult<never> = { found: [], also: [] };

/** One or two letters begin a word of nearly every piece. */
const shortestAlso = 3;

/** Prepares the index once, so that a key press only compares. Blank text finds nothing. */
export function createSearch<Item extends SearchItem>(items: readonly Item[]): (text: string) => SearchResult<Item> {
  const calledOf = ({ called, category }: Item) => called ?? foldSearch(category);
  const kinds = [...new Set(items.map(calledOf))];
  const kindOf = new Map(kinds.map((called, kind) => [called, kind]));
  const entries = items.map((item) => {
    const { name, words } = item;
    return { item, name: foldSearch(name), kind: kindOf.get(calledOf(item)) ?? 0, words };
  });
  return (text) => {
    const wanted = foldSearch(text);
    if (wanted === "") return nothing;
    const found = byNameOrCategory(entries, kinds, wanted);
    const mentioning = wanted.length < shortestAlso && found.length > 0 ? [] : byWords(entries, wanted);
    if (found.length === 0) return { found: mentioning, also: [] };
    const known = new Set(found);
    return { found, also: mentioning.filter((item) => !known.has(item)) };
  };
}

/** Where the match is in a name, to underline it; undefined where something else matched. */
export function findMatch(name: string, text: string): { start: number; end: number } | undefined {
  const wanted = foldSearch(text);
  const lowered = name.toLowerCase();
  // Some letters grow when lowered, and positions would then belong to another text.
  if (wanted === "" || lowered.length !== name.length) return undefined;
  const start = lowered.indexOf(wanted);
  return start < 0 ? undefined : { start, end: start + wanted.length };
}

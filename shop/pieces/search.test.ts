import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/arbitraries.ts";
import { createSearch, findMatch, indexPiece } from "./search.ts";
import type { SearchItem } from "./search-item.ts";
import { createSynonyms } from "./search-words.ts";

const synonyms = createSynonyms([
  "chokkars, chokar, chocker, choker, چوکر",
  "rings, angoothi, انگوٹھی",
  "jhumkay, jhumke, جھمکے",
]);
const picture = { name: "1-hero", hash: "3fa2c1", width: 810, height: 1080, tone: "#e8dccb" };

function item(id: number, name: string, category: string, words = ""): SearchItem {
  return { id, name, category, price: 5000, picture, ...indexPiece({ name, category }, [words], synonyms) };
}

const items = [
  item(1, "Aina", "Bridals", "Two-layer bridal set of kundan flowers and emerald green kundan emerald gold"),
  item(19, "Zeb-un-Nisa", "Bridals", "Two-layer geometric bridal set in white kundan and pearl kundan pearl gold"),
  item(39, "Chandni", "Earrings", "Silver-plated chandbalis in kundan with pearls kundan pearl silver"),
  item(48, "Champa", "Earrings", "Lotus jhumkay in emerald green with a pearl fringe emerald gold"),
  item(66, "Jhankar", "Bangles", "Pair of broad antique-finish karay with ruby-red ambis ruby antique"),
  item(76, "Ring of Roses", "Accessories", "Hand harness in rose gold rose"),
  item(94, "Bahar", "Rings", "Flower ring in ruby red with an emerald-green heart ruby emerald gold"),
  item(112, "Moti Jhumka", "Earrings", "Silver-plated hoops silver"),
];

const search = (some: readonly SearchItem[], text: string) => createSearch(some)(text).found;

function ids(text: string): number[] {
  return search(items, text).map(({ id }) => id);
}

describe("name or category holds the text, in any case", () => {
  test.each([
    ["aina", [1]],
    ["AINA", [1]],
    ["  aina ", [1]],
    ["un-nis", [19]],
    ["cha", [39, 48]],
    ["bangle", [66]],
    ["Accessoriess", [76]],
    ["accessories", [76]],
    ["earring", [39, 48, 112]],
    ["Earings", [39, 48, 112]],
    ["Earrings", [39, 48, 112]],
    ["bridal", [1, 19]],
    ["Bridals", [1, 19]],
    ["bridal  sets", [1, 19]],
  ])("%j", (text, found) => {
    expect(ids(text)).toEqual(found);
  });

  test("a piece in two listings answers to every spelling of both", () => {
    const both = [item(11, "Dilruba", "Bridal Sets, Earrings")];
    for (const text of ["bridal sets", "Bridals", "Earrings", "Earings"]) expect(search(both, text)).toEqual(both);
  });

  test("names come before categories, beginnings before middles", () => {
    expect(ids("ring")).toEqual([76, 94, 39, 48, 112]);
    expect(ids("j")).toEqual([66, 112]);
    const named = ["Panisa", "Gul Nisa", "Nisa", "Zeb-un-Nisa"].map((name, id) => item(id, name, "Rings"));
    expect(search(named, "nisa").map(({ name }) => name)).toEqual(["Gul Nisa", "Nisa", "Zeb-un-Nisa", "Panisa"]);
  });

  test("other texts aren't searched while a name or category matches", () => {
    expect(ids("jhumka")).toEqual([112]);
  });
});

describe("where no name or category matches, the pieces that hold every word", () => {
  test.each([
    ["jhumkay", [48]],
    ["emerald earring", [48]],
    ["emerald ring", [94]],
    ["RUBY ring", [94]],
    ["kundan bridal", [1, 19]],
    ["zeb un nisa", [19]],
    ["pearl, silver", [39, 112]],
    ["aina emerald", [1]],
    ["chandbali", [39]],
    ["jhumki", [48]],
    ["pearl kangan", []],
    ["red kangans", [66]],
    ["platinum", []],
    ["ruby pearl", []],
  ])("%j", (text, found) => {
    expect(ids(text)).toEqual(found);
  });
});

describe("words as people write them", () => {
  const more = [
    ...items,
    item(2, "Mahgul", "Bridals", "Choker set with kundan flowers"),
    item(58, "Gulistan", "Chokkars", "Kundan collar with emerald-green drops"),
  ];
  test.each([
    // What a listing is called ranks its pieces first.
    ["choker", [58], [2]],
    ["chokar", [58], []],
    ["chocker", [58], []],
    ["چوکر", [58], []],
    ["angoothi", [94], []],
    ["انگوٹھی", [94], []],
    ["jhumke", [48], []],
    ["جھمکے", [48], []],
    // Typed with the yeh of an Arabic keyboard.
    ["انگوٹھي", [94], []],
    // The trade's other words are no listing's name.
    ["necklace", [2, 58], []],
  ])("%j", (text, found, also) => {
    const result = createSearch(more)(text);
    expect([result.found, result.also].map((some) => some.map(({ id }) => id))).toEqual([found, also]);
  });

  test("an index of the release before is still searched by category", () => {
    const before = more.map(({ called: _, ...item }) => item);
    expect(createSearch(before)("ring").found.map(({ id }) => id)).toEqual([76, 94, 39, 48, 112]);
  });
});

describe("`also`: where a name or category matches, other pieces whose stone, metal or summary mentions it", () => {
  const also = (text: string) => {
    const found = createSearch([
      ...items,
      item(97, "Feroza", "Rings", "Turquoise ring turquoise gold"),
      item(98, "Kundan", "Rings", "Ring kundan gold"),
      item(99, "Neel", "Bangles", "Karay in blue turquoise silver"),
    ])(text);
    return [found.found, found.also].map((some) => some.map(({ id }) => id));
  };

  test.each([
    ["kundan", [98], [1, 19, 39]],
    ["Kundan ", [98], [1, 19, 39]],
    ["feroza", [97], [99]],
    ["jhumka", [112], [48]],
    // Urdu and English names of a stone mean the same, each way.
    ["turquoise", [97, 99], []],
    ["zamurrad", [1, 48, 94], []],
    ["moti", [112], [19, 39, 48]],
    ["aina", [1], []],
    ["j", [66, 112], []],
  ])("%j", (text, found, rest) => expect(also(text)).toEqual([found, rest]));
});

test.each(["", " ", "\n", "---", "?!"])("%j finds nothing", (text) => {
  expect(ids(text)).toEqual([]);
});

test("composed and decomposed accents are the same", () => {
  expect(search([item(1, "Café", "Rings")], "cafe\u0301")).toHaveLength(1);
});

const word = fc.constantFrom("aina", "Ring", "gold", "Noor", "zeb-un", "ear", "rings", "ä", "İ", "💍");
const anyItem = fc
  .tuple(
    fc.nat(),
    fc.array(word),
    fc.constantFrom("Earrings", "Earings", "Bridals", "Rings", "Bridal Sets"),
    fc.array(word),
  )
  .map(([id, name, category, words]) => item(id, name.join(" "), category, words.join(" ")));

test("finds everything that holds the text as a plain substring", () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 20 }),
      fc.oneof(word, fc.string({ minLength: 1, maxLength: 3 })),
      (some, text) => {
        const wanted = text.trim().toLowerCase();
        fc.pre(wanted !== "" && !/\s\s/.test(wanted));
        const found = new Set(search(some, text));
        for (const one of some) {
          const holds = one.name.toLowerCase().includes(wanted) || one.category.toLowerCase().includes(wanted);
          if (holds) expect(found.has(one)).toBe(true);
        }
      },
    ),
  );
});

test("whatever the text, each item is found at most once", () => {
  const find = createSearch(items);
  fc.assert(
    fc.property(anyText, (text) => {
      const { found: first, also } = find(text);
      const found = [...first, ...also];
      expect(new Set(found).size).toBe(found.length);
      for (const one of found) expect(items).toContain(one);
    }),
  );
});

test("a key press reads the prepared index, not the items", () => {
  let reads = 0;
  const watched = items.map(
    (one) =>
      new Proxy(one, {
        get(target, name, receiver) {
          reads += 1;
          return Reflect.get(target, name, receiver);
        },
      }),
  );
  const find = createSearch(watched);
  const prepared = reads;
  expect(["ring", "emerald ring", "platinum"].map((text) => find(text).found.length)).toEqual([5, 1, 0]);
  expect(prepared).toBeGreaterThan(0);
  expect(reads).toBe(prepared);
});

describe("where to underline", () => {
  test("the match in a name", () => {
    expect(findMatch("Zeb-un-Nisa", " NISA")).toEqual({ start: 7, end: 11 });
    expect(findMatch("Aina", "ai")).toEqual({ start: 0, end: 2 });
    expect(findMatch("Aina", "bridal")).toBeUndefined();
    expect(findMatch("Aina", " ")).toBeUndefined();
  });

  test("never reaches beyond the name", () => {
    fc.assert(
      fc.property(
        fc.array(word).map((words) => words.join(" ")),
        word,
        (name, text) => {
          const match = findMatch(name, text);
          if (match) expect(name.slice(match.start, match.end).toLowerCase()).toBe(text.toLowerCase());
        },
      ),
    );
  });
});

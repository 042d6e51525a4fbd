import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditor, type Editor } from "../../server/catalogue/editor.ts";
import { noRecords } from "../../server/catalogue/live-records.ts";
import { createRecordStore } from "../../server/catalogue/record-store.ts";
import type { Database } from "../../server/database/open-database.ts";
import type { Product } from "../../shop/product.ts";

/** What an edition asks for two pieces of one listing, and for bringing them. */
export type Prices = { first: number; second: number; delivery: number };

export const pieces = { first: 38, second: 39 } as const;

/** Odd numbers that nothing else in the shop costs, so that a price says which change it came with. */
const floors: Prices = { first: 700_001, second: 800_001, delivery: 77_001 };
const widest = 2_000;

/** One change in ten is of the delivery charge, which stands on every page. */
const chargeEvery = 10;

export type Book = {
  /** Makes the next change, and notes what the edition that came of it says. */
  change(): Promise<void>;
  changes(): number;
  latest(): Prices;
  /** What this edition says. */
  at(edition: number): Prices | undefined;
  /** Whether an edition says just this. */
  knows(prices: Prices): boolean;
};

/** Whoever changes prices, and the book that she keeps of it. */
export function openBook(database: Pick<Database, "db" | "transact">): Book {
  const editor = createEditor({
    store: createRecordStore(database),
    files: fileSource,
    live: () => noRecords,
    now: Date.now,
  });
  const versions = { first: 0, second: 0, delivery: 0 };
  const editions: { number: number; prices: Prices }[] = [];
  let prices: Prices = {
    first: pieceOf("first").price,
    second: pieceOf("second").price,
    delivery: fileSource.settings.deliveryCharge,
  };
  let count = 0;

  async function change(): Promise<void> {
    const what = count % chargeEvery === 0 ? "delivery" : count % 2 === 0 ? "first" : "second";
    const next = { ...prices, [what]: floors[what] + 2 * count };
    const saved = await save(editor, what, next, versions[what]);
    if (saved.outcome !== "saved") throw new Error(`a change was ${saved.outcome}`);
    versions[what]++;
    count++;
    prices = next;
    editions.push({ number: saved.edition, prices });
  }

  return {
    change,
    changes: () => count,
    latest: () => prices,
    at: (edition) => editions.findLast(({ number }) => number <= edition)?.prices,
    knows: (asked) => editions.some((each) => isSame(each.prices, asked)),
  };
}

function save(editor: Editor, what: keyof Prices, prices: Prices, seen: number) {
  const change = { by: "npm run load", seen, why: "a change under load" };
  if (what === "delivery") {
    return editor.saveSettings({ ...fileSource.settings, deliveryCharge: prices.delivery }, change);
  }
  return editor.savePiece({ ...pieceOf(what), price: prices[what], salePrice: null }, change);
}

function pieceOf(what: keyof typeof pieces): Product {
  const piece = fileSource.products.find(({ id }) => id === pieces[what]);
  if (!piece) throw new Error(`there is no piece ${pieces[what]}`);
  return piece;
}

export function isSame(one: Prices, other: Prices): boolean {
  return one.first === other.first && one.second === other.second && one.delivery === other.delivery;
}

/** Every price in a text that can only have come with a change, by what it is the price of. */
export function pricesIn(text: string): Record<keyof Prices, ReadonlySet<number>> {
  const numbers = [...text.matchAll(/(?<![\w.])\d{2,3},?\d{3}(?!\w)/g)].map(([found]) =>
    Number(found.replace(",", "")),
  );
  const of = (what: keyof Prices) => {
    const isOurs = (number: number) => number % 2 === 1 && number >= floors[what] && number < floors[what] + widest;
    return new Set(numbers.filter(isOurs));
  };
  return { first: of("first"), second: of("second"), delivery: of("delivery") };
}

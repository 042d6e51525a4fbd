import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditor, type Edited } from "../../server/catalogue/editor.ts";
import { noRecords } from "../../server/catalogue/live-records.ts";
import { createRecordStore } from "../../server/catalogue/record-store.ts";
import type { Database } from "../../server/database/open-database.ts";
import type { MadePicture } from "../../server/pictures/make-versions.ts";
import { addPictures } from "../../server/pictures/picture-store.ts";
import { madePicture } from "../../server/testing/made-picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { isRecord } from "../../shop/record.ts";

/** What an edition asks for two pieces of one listing, and for bringing them. */
export type Prices = { first: number; second: number; delivery: number };

/** With the name of the picture that leads the first piece. */
export type Said = Prices & { lead: string };

export const pieces = { first: 38, second: 39 } as const;

/** Odd numbers that nothing else in the shop costs, so that a price says which change it came with. */
const floors: Prices = { first: 700_001, second: 800_001, delivery: 77_001 };
const widest = 2_000;

/** A piece of the same listing that is taken off the shop and put back. */
const third = 40;

/** Of ten changes one is of the delivery charge, which stands on every page; one takes a piece off; one goes back. */
type Way = keyof Prices | "off" | "restore";
const ways: readonly Way[] = [
  ...(["delivery", "second", "first", "second", "first"] as const),
  ...(["off", "first", "second", "restore", "first"] as const),
];

/** Pictures that were sent to the desk: the first piece is led by another one with each of its changes. */
export const sentPictures: readonly MadePicture[] = Array.from({ length: 8 }, (_, index) =>
  madePicture(`${index}`.repeat(12)),
);

export type Book = {
  /** Makes the next change, and notes what the edition that came of it says. */
  change(): Promise<void>;
  changes(): number;
  latest(): Prices;
  /** What this edition says. */
  at(edition: number): Said | undefined;
  /** Whether an edition says just this. */
  knows(prices: Prices): boolean;
};

/** Whoever changes prices and pictures, and the book that she keeps of it. */
export async function openBook(database: Pick<Database, "db" | "transact">): Promise<Book> {
  await database.transact((trx) => addPictures(trx, sentPictures, Date.now()));
  const store = createRecordStore(database);
  const known = new Map(sentPictures.map(({ name, facts }) => [name, { name, ...facts }]));
  const live = { ...noRecords, pictures: known };
  const editor = createEditor({ store, files: fileSource, live: () => live, now: Date.now });
  const versions = { first: 0, second: 0, delivery: 0, off: 0 };
  const editions: { number: number; says: Said }[] = [];
  let says: Said = {
    first: pieceOf("first").price,
    second: pieceOf("second").price,
    delivery: fileSource.settings.deliveryCharge,
    lead: "",
  };
  let count = 0;

  async function save(way: Way): Promise<{ saved: Edited; next: Said }> {
    const seen = versions[way === "restore" ? "second" : way];
    const change = { by: "npm run load", seen, why: "a change under load" };
    if (way === "off") return { saved: await editor.setOff(third, seen % 2 === 0, change), next: says };
    if (way === "restore") {
      const [, before] = await store.history({ kind: "piece", id: pieces.second });
      if (!before) throw new Error("there is nothing to go back to");
      return { saved: await editor.restore(before, change), next: { ...says, second: priceIn(before.body) } };
    }
    const price = floors[way] + 2 * count;
    const next = { ...says, [way]: price };
    if (way === "delivery")
      return { saved: await editor.saveSettings({ ...fileSource.settings, deliveryCharge: price }, change), next };
    const piece = { ...pieceOf(way), price, salePrice: null };
    if (way === "second") return { saved: await editor.savePiece(piece, change), next };
    const lead = sentPictures[count % sentPictures.length]?.name ?? "";
    return {
      saved: await editor.savePiece({ ...piece, images: [lead, ...piece.images.slice(1)] }, change),
      next: { ...next, lead },
    };
  }

  async function change(): Promise<void> {
    const way = ways[count % ways.length] ?? "first";
    const { saved, next } = await save(way);
    if (saved.outcome !== "saved") throw new Error(`a change was ${saved.outcome}`);
    versions[way === "restore" ? "second" : way]++;
    count++;
    says = next;
    editions.push({ number: saved.edition, says });
  }

  return {
    change,
    changes: () => count,
    latest: () => says,
    at: (edition) => editions.findLast(({ number }) => number <= edition)?.says,
    knows: (asked) => editions.some((each) => isSame(each.says, asked)),
  };
}

function priceIn(body: unknown): number {
  return isRecord(body) ? Number(body.price) : Number.NaN;
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

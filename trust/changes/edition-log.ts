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

/** An edition's prices of two pieces of one listing, and its delivery charge. */
export type EditionPrices = { first: number; second: number; delivery: number };

/** With the name of the first piece's leading picture. */
export type EditionFacts = EditionPrices & { lead: string };

export const watchedPieces = { first: 38, second: 39 } as const;

/** Odd prices that nothing else in the shop has, so that a price identifies its change. */
const floors: EditionPrices = { first: 700_001, second: 800_001, delivery: 77_001 };
const widest = 2_000;

/** A piece of the same listing that is taken off the shop and put back, in turn. */
const third = 40;

/** Of ten changes one is the delivery charge (on every page), one takes a piece off, one restores an old version. */
type ChangeKind = keyof EditionPrices | "off" | "restore";
const changeKinds: readonly ChangeKind[] = [
  ...(["delivery", "second", "first", "second", "first"] as const),
  ...(["off", "first", "second", "restore", "first"] as const),
];

/** Uploaded pictures: each change of the first piece gives it another leading picture. */
export const sentPictures: readonly MadePicture[] = Array.from({ length: 8 }, (_, index) =>
  madePicture(`${index}`.repeat(12)),
);

export type EditionLog = {
  /** Makes the next change, and records the resulting edition. */
  change(): Promise<void>;
  changes(): number;
  latest(): EditionPrices;
  /** The facts of this edition. */
  at(edition: number): EditionFacts | undefined;
  /** Whether any edition had exactly these prices. */
  knows(prices: EditionPrices): boolean;
};

/** Changes prices and pictures, and records what each edition contains. */
export async function openEditionLog(database: Pick<Database, "db" | "transact">): Promise<EditionLog> {
  await database.transact((trx) => addPictures(trx, sentPictures, Date.now()));
  const store = createRecordStore(database);
  const known = new Map(sentPictures.map(({ name, facts }) => [name, { name, ...facts }]));
  const live = { ...noRecords, pictures: known };
  const editor = createEditor({ store, files: fileSource, live: () => live, now: Date.now });
  const versions = { first: 0, second: 0, delivery: 0, off: 0 };
  const editions: { number: number; facts: EditionFacts }[] = [];
  let facts: EditionFacts = {
    first: pieceOf("first").price,
    second: pieceOf("second").price,
    delivery: fileSource.settings.deliveryCharge,
    lead: "",
  };
  let count = 0;

  async function save(kind: ChangeKind): Promise<{ saved: Edited; next: EditionFacts }> {
    const version = versions[kind === "restore" ? "second" : kind];
    const change = { by: "npm run load", seen: version, why: "a change under load" };
    if (kind === "off") return { saved: await editor.setOff(third, version % 2 === 0, change), next: facts };
    if (kind === "restore") {
      const [, before] = await store.history({ kind: "piece", id: watchedPieces.second });
      if (!before) throw new Error("there is nothing to go back to");
      return { saved: await editor.restore(before, change), next: { ...facts, second: priceIn(before.body) } };
    }
    const price = floors[kind] + 2 * count;
    const next = { ...facts, [kind]: price };
    if (kind === "delivery")
      return { saved: await editor.saveSettings({ ...fileSource.settings, deliveryCharge: price }, change), next };
    const piece = { ...pieceOf(kind), price, salePrice: null };
    if (kind === "second") return { saved: await editor.savePiece(piece, change), next };
    const lead = sentPictures[count % sentPictures.length]?.name ?? "";
    return {
      saved: await editor.savePiece({ ...piece, images: [lead, ...piece.images.slice(1)] }, change),
      next: { ...next, lead },
    };
  }

  async function change(): Promise<void> {
    const kind = changeKinds[count % changeKinds.length] ?? "first";
    const { saved, next } = await save(kind);
    if (saved.outcome !== "saved") throw new Error(`a change was ${saved.outcome}`);
    versions[kind === "restore" ? "second" : kind]++;
    count++;
    facts = next;
    editions.push({ number: saved.edition, facts });
  }

  return {
    change,
    changes: () => count,
    latest: () => facts,
    at: (edition) => editions.findLast(({ number }) => number <= edition)?.facts,
    knows: (asked) => editions.some((each) => samePrices(each.facts, asked)),
  };
}

function priceIn(body: unknown): number {
  return isRecord(body) ? Number(body.price) : Number.NaN;
}

function pieceOf(what: keyof typeof watchedPieces): Product {
  const piece = fileSource.products.find(({ id }) => id === watchedPieces[what]);
  if (!piece) throw new Error(`there is no piece ${watchedPieces[what]}`);
  return piece;
}

export function samePrices(one: EditionPrices, other: EditionPrices): boolean {
  return one.first === other.first && one.second === other.second && one.delivery === other.delivery;
}

/** Every price in a text that can only have come with a change, by what it is the price of. */
export function pricesIn(text: string): Record<keyof EditionPrices, ReadonlySet<number>> {
  const numbers = [...text.matchAll(/(?<![\w.])\d{2,3},?\d{3}(?!\w)/g)].map(([found]) =>
    Number(found.replace(",", "")),
  );
  const of = (what: keyof EditionPrices) => {
    const isOurs = (number: number) => number % 2 === 1 && number >= floors[what] && number < floors[what] + widest;
    return new Set(numbers.filter(isOurs));
  };
  return { first: of("first"), second: of("second"), delivery: of("delivery") };
}

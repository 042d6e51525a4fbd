import { countWord } from "../order/words.ts";
import type { PieceRow } from "./piece-desk.ts";
import { isFound } from "./piece-filter.ts";

/** How many pieces may stand in one place. */
export type PieceLimits = { least: number; most: number };

/** What the catalogue's check allows. */
export const pieceLimits = {
  homeRow: { least: 1, most: 24 },
  shopWindow: { least: 0, most: 48 },
  searchSamples: { least: 5, most: 5 },
  goesWith: { least: 0, most: 4 },
} as const satisfies Readonly<Record<string, PieceLimits>>;

export type ChoosablePiece = Pick<
  PieceRow,
  "id" | "name" | "summary" | "category" | "listings" | "stones" | "price" | "salePrice" | "state" | "picture"
>;

/** What the chooser needs of a row. */
export function choosableRow(row: ChoosablePiece): ChoosablePiece {
  const { id, name, summary, category, listings, stones, price, salePrice, state, picture } = row;
  return { id, name, summary, category, listings, stones, price, salePrice, state, picture };
}

type Ids = readonly number[];

/** A piece that isn't chosen becomes the last one, where there is room; a chosen one is taken out. */
export function toggleChosen(chosen: Ids, id: number, { most }: PieceLimits): Ids {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < most ? [...chosen, id] : chosen;
}

/** Beyond either end it stays at that end. */
export function moveChosen(chosen: Ids, id: number, place: number): Ids {
  if (!chosen.includes(id)) return chosen;
  const others = chosen.filter((each) => each !== id);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** What may be chosen: pieces that are sold, of the listing where one is given. */
export function choosablePieces<Piece extends Pick<ChoosablePiece, "state" | "listings">>(
  pieces: readonly Piece[],
  listing: string | undefined,
): Piece[] {
  return pieces.filter(
    ({ state, listings }) => state === "live" && (!listing || listings.some((slug) => slug === listing)),
  );
}

export function searchChoosable(pieces: readonly ChoosablePiece[], search: string): readonly ChoosablePiece[] {
  const wanted = search.trim();
  return wanted === "" ? pieces : pieces.filter((piece) => isFound(piece, wanted));
}

export type ListingChip = { slug: string; title: string; count: number };

/** Listings that some of these pieces are in, but not all. */
export function listingChips(
  pieces: readonly Pick<ChoosablePiece, "listings">[],
  listings: readonly { slug: string; title: string }[],
): ListingChip[] {
  return listings
    .map(({ slug, title }) => ({ slug, title, count: pieces.filter((piece) => isIn(piece, slug)).length }))
    .filter(({ count }) => count > 0 && count < pieces.length);
}

const isIn = ({ listings }: Pick<ChoosablePiece, "listings">, slug: string) => listings.some((each) => each === slug);

/** "6 of 8 pieces, in this order" */
export function chosenInWords(count: number, { most }: PieceLimits): string {
  return `${count} of ${most} pieces, in this order`;
}

/** What still fits: "Two more fit into this row." */
export function roomInWords(count: number, { least, most }: PieceLimits, where: string): string {
  const room = most - count;
  if (room <= 0) return `${countWord(most)} are the most. Take one out first.`;
  const missing = least - count;
  if (missing > 0) return `${countWord(missing)} more ${missing === 1 ? "is" : "are"} needed.`;
  return `${countWord(room)} more ${room === 1 ? "fits" : "fit"} ${where}.`;
}

/** "Keep these 6" */
export function keepInWords(count: number): string {
  if (count === 0) return "Keep none";
  return count === 1 ? "Keep this one" : `Keep these ${count}`;
}

import type { Shape } from "../shape.ts";
import { cardShape, type ProductCard } from "./card.ts";
import { countFacets, type Facets } from "./listing-facets.ts";
import { applyView, type ListingView, shownPieces, type Viewed } from "./listing-view.ts";
import type { Product } from "./product.ts";
import type { Found } from "./search.ts";

/** A piece as its card shows it and the filters judge it. */
export type Piece = ProductCard & Pick<Product, "inStock" | "stones" | "metal" | "listings">;

/** What a page shows for a view. */
export type Seen<P> = {
  view: ListingView;
  /** How many the view lets through; not all of them are shown at once. */
  count: number;
  /** How many of those come before the ones that only say what was searched for. */
  firstCount: number;
  shown: readonly P[];
  /** What its filters would show. */
  facets: Facets;
};

const pieceShape: Shape<Piece> = {
  ...cardShape,
  inStock: "boolean",
  stones: ["string"],
  metal: "string",
  listings: ["string"],
};

/** What the server answers whoever asks for all pieces. */
export type AllPieces = { pieces: Found<Piece> };

export const allPiecesShape: Shape<AllPieces> = { pieces: { found: [pieceShape], also: [pieceShape] } };

/** Filtered and sorted in a few hundred pieces, this takes less than a frame: it needs nobody to be asked. */
export function seePieces<P extends Viewed>({ found, also }: Found<P>, view: ListingView, step: number): Seen<P> {
  const first = applyView(found, view);
  const pieces = [...first, ...applyView(also, view)];
  return {
    view,
    count: pieces.length,
    firstCount: first.length,
    shown: shownPieces(pieces, view, step),
    facets: countFacets([...found, ...also], view),
  };
}

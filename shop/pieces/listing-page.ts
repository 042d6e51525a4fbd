import type { Shape } from "../shape.ts";
import { cardShape, type ProductCard } from "./card.ts";
import { countFacets, type Facets } from "./listing-facets.ts";
import { applyView, type FilterablePiece, type ListingView, shownPieces } from "./listing-view.ts";
import type { Product } from "./product.ts";
import type { SearchResult } from "./search.ts";

/** A card, with what filters need to know of the piece. */
export type Piece = ProductCard & Pick<Product, "inStock" | "stones" | "metal" | "listings">;

/** The pieces of a view, and what the page says about them. */
export type ViewResult<P> = {
  view: ListingView;
  /** How many pass the filters; `shown` are the first of them. */
  count: number;
  /** How many of those match a search by name or category; the others only mention it. */
  firstCount: number;
  shown: readonly P[];
  /** The options of each filter, with counts. */
  facets: Facets;
};

const pieceShape: Shape<Piece> = {
  ...cardShape,
  inStock: "boolean",
  stones: ["string"],
  metal: "string",
  listings: ["string"],
};

/** The answer of `/pieces.json`. */
export type AllPieces = { pieces: SearchResult<Piece> };

export const allPiecesShape: Shape<AllPieces> = { pieces: { found: [pieceShape], also: [pieceShape] } };

/** Fast enough for the browser: a few hundred pieces take less than a frame. */
export function viewPieces<P extends FilterablePiece>(
  { found, also }: SearchResult<P>,
  view: ListingView,
  pageSize: number,
): ViewResult<P> {
  const first = applyView(found, view);
  const pieces = [...first, ...applyView(also, view)];
  return {
    view,
    count: pieces.length,
    firstCount: first.length,
    shown: shownPieces(pieces, view, pageSize),
    facets: countFacets([...found, ...also], view),
  };
}

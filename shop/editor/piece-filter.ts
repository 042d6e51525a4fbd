import { type ListingSlug, listingSlugs } from "../pieces/product.ts";
import { indexWords, wantedWords } from "../pieces/search-words.ts";
import { totalLeft } from "../pieces/stock.ts";
import type { PieceRow } from "./piece-desk.ts";

/** States that the list can be filtered by. */
export const pieceStates = ["few", "sold-out", "off"] as const;
export type PieceStateFilter = (typeof pieceStates)[number];

export const pieceStateNames: Readonly<Record<PieceStateFilter, string>> = {
  few: "Running out",
  "sold-out": "Sold out",
  off: "Off the shop",
};

/** The filter of the list of pieces; it lives in the address. */
export type PieceFilter = { listing?: ListingSlug; state?: PieceStateFilter; search?: string };

const longestSearch = 80;

export function parsePieceFilter(params: URLSearchParams): PieceFilter {
  const listing = listingSlugs.find((slug) => slug === params.get("listing"));
  const state = pieceStates.find((each) => each === params.get("state"));
  const search = params.get("q")?.trim().slice(0, longestSearch);
  return { ...(listing && { listing }), ...(state && { state }), ...(search && { search }) };
}

export function pieceFilterQuery({ listing, state, search }: PieceFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (listing) query.set("listing", listing);
  if (state) query.set("state", state);
  if (search) query.set("q", search);
  return query;
}

type Counted = Pick<PieceRow, "stock" | "sizes" | "inStock" | "state">;

/** Running out from here down, as on Today. */
const few = 2;

export function isInState(piece: Counted, state: PieceStateFilter): boolean {
  if (state === "off" || piece.state === "off") return state === piece.state;
  const left = totalLeft(piece.stock, piece.sizes);
  const isSoldOut = !piece.inStock || left === 0;
  return state === "sold-out" ? isSoldOut : !isSoldOut && left !== undefined && left <= few;
}

/** By name, stone, category, a word of the summary, or the id. */
export function isFound(
  piece: Pick<PieceRow, "id" | "name" | "summary" | "category" | "stones">,
  search: string,
): boolean {
  if (search === String(piece.id)) return true;
  const { name, summary, category, stones } = piece;
  const index = indexWords([name, summary, category, ...stones].join(" ").toLowerCase());
  const wanted = wantedWords(search.toLowerCase());
  return wanted.length > 0 && wanted.every((word) => index.includes(word));
}

export function filterPieces(pieces: readonly PieceRow[], { listing, state, search }: PieceFilter): PieceRow[] {
  return pieces.filter(
    (piece) =>
      (!listing || piece.listings.includes(listing)) &&
      (!state || isInState(piece, state)) &&
      (!search || isFound(piece, search)),
  );
}

/** The stock in a row of the list. */
export function stockWords(piece: Counted): string {
  if (isInState(piece, "off")) return "Off the shop";
  if (isInState(piece, "sold-out")) return "Sold out";
  const left = totalLeft(piece.stock, piece.sizes);
  if (left === undefined) return piece.stock ? "Some sizes counted" : "Not counted";
  return left === 1 ? "One left" : `${left} left`;
}

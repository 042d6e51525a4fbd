import { grouped } from "../money/rupees.ts";

/** "1 piece", "5 pieces", "10,022 pieces". */
export function pieceCount(count: number): string {
  return count === 1 ? "1 piece" : `${grouped(count)} pieces`;
}

/** What a cart holds: "3 pieces", "3 pieces, and 1 sold out", "2 pieces, sold out". */
export function cartCount(pieces: number, soldOut: number): string {
  if (soldOut === 0) return pieceCount(pieces);
  return pieces === 0 ? `${pieceCount(soldOut)}, sold out` : `${pieceCount(pieces)}, and ${grouped(soldOut)} sold out`;
}

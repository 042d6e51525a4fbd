import { indexWords, wantedWords } from "../pieces/search-words.ts";
import type { OfferPiece } from "./offer-desk.ts";

/** By name, a word of the summary, or the id; all of them while nothing is typed. */
export function findPieces(pieces: readonly OfferPiece[], search: string): readonly OfferPiece[] {
  const wanted = wantedWords(search.toLowerCase());
  if (wanted.length === 0) return pieces;
  return pieces.filter(({ id, name, summary }) => {
    if (search.trim() === String(id)) return true;
    const index = indexWords(`${name} ${summary}`.toLowerCase());
    return wanted.every((word) => index.includes(word));
  });
}

import { pieceCount } from "./piece-count.ts";

type Piece = { name: string; quantity: number };

/** More names than this are counted instead. */
const mostNames = 3;

/** "Aina", "Aina and Mehr", "Aina, Mehr and Gauhar", "8 pieces". */
export function namesInWords(pieces: readonly Piece[]): {
  words: string;
  isSingular: boolean;
} {
  const names = [...new Set(pieces.map(({ name }) => name))];
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (names.length > mostNames) return { words: pieceCount(count), isSingular: false };
  const last = names.at(-1) ?? "";
  const words = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
  return { words, isSingular: names.length === 1 };
}

import type { Product } from "./product.ts";

type SetPiece = Pick<Product, "id" | "category" | "metal" | "stones" | "inStock">;

/** Pieces of one category, metal and choice of stones, in the catalogue's order. */
export type Design<Piece extends SetPiece = SetPiece> = readonly [Piece, ...Piece[]];

export const mostInSet = 4;

const hasItsOwn: Readonly<Record<string, readonly string[]>> = {
  Bridals: ["Earrings", "Chokkars", "Long Chains"],
};

const contains = (category: string, other: string) => hasItsOwn[category]?.includes(other) ?? false;

/**
 * What goes with a piece that the seller has chosen nothing for: other categories in its metal, those that share most
 * of its stones first; one of each category before a second; in stock before sold out. A bridal set has earrings and
 * necklaces of its own, so neither goes with the other.
 */
export function completeTheSet<Piece extends SetPiece>(piece: SetPiece, designs: readonly Design<Piece>[]): Piece[] {
  const fitting = designs
    .map((design) => ({ design, score: sharedStones(piece, design[0]) }))
    .filter(({ design: [other], score }) => score > 0 && isOtherKind(piece, other) && piece.metal === other.metal)
    .sort((one, other) => other.score - one.score)
    .flatMap(({ design }) => bestOf(design));
  const turns = new Map<string, number>();
  const ranked = inStockFirst(fitting).map((other) => {
    const turn = turns.get(other.category) ?? 0;
    turns.set(other.category, turn + 1);
    return { other, turn };
  });
  const mixed = ranked.sort((one, other) => one.turn - other.turn).map(({ other }) => other);
  return inStockFirst(mixed).slice(0, mostInSet);
}

function isOtherKind({ category }: SetPiece, other: SetPiece): boolean {
  return category !== other.category && !contains(category, other.category) && !contains(other.category, category);
}

/** 1 if both have the same stones, or none; 0 if they share none. */
function sharedStones({ stones }: SetPiece, other: SetPiece): number {
  const all = new Set([...stones, ...other.stones]);
  const shared = stones.filter((stone) => other.stones.includes(stone));
  return all.size === 0 ? 1 : shared.length / all.size;
}

function bestOf<Piece extends SetPiece>(design: Design<Piece>): Piece[] {
  return inStockFirst(design).slice(0, mostInSet);
}

function inStockFirst<Piece extends SetPiece>(pieces: readonly Piece[]): Piece[] {
  return [...pieces.filter(({ inStock }) => inStock), ...pieces.filter(({ inStock }) => !inStock)];
}

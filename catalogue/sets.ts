import { completeTheSet, type Design } from "../shop/pieces/complete-the-set.ts";
import type { Metal, Product } from "../shop/pieces/product.ts";

/** "Complete the set" of a piece; `isChosen` if the seller has named the pieces. */
export type CompleteSet = { pieces: readonly Product[]; isChosen: boolean };

export type Sets = {
  /** What goes with a piece. */
  of(product: Product): CompleteSet;
  /** The pieces that it goes with. */
  with(product: Product): readonly Product[];
};

/**
 * Pieces of one design have the same set, so it is computed once for each of them: the time doesn't grow with the
 * square of the catalogue. Each metal is prepared when it is first asked for.
 */
export function setsOf(products: readonly Product[], product: (id: number) => Product | undefined): Sets {
  const designs = remembered((metal: Metal) => designsOf(products.filter((piece) => piece.metal === metal)));
  const setOfDesign = remembered((design: Design<Product>) => completeTheSet(design[0], designs(design[0].metal).all));

  const of = (piece: Product): CompleteSet => {
    const chosen = (piece.goesWith ?? []).flatMap((id) => (id === piece.id ? [] : (product(id) ?? [])));
    if (chosen.length > 0) return { pieces: chosen, isChosen: true };
    const design = designs(piece.metal).byKey.get(keyOf(piece));
    return { pieces: design ? setOfDesign(design) : [], isChosen: false };
  };
  return {
    of,
    with(piece) {
      const byRule = designs(piece.metal).all.filter((design) => setOfDesign(design).includes(piece));
      const bySeller = products.filter(({ goesWith }) => goesWith?.includes(piece.id));
      return [...byRule.flat(), ...bySeller].filter((other) => of(other).pieces.includes(piece));
    },
  };
}

const keyOf = ({ category, stones }: Product) => `${category}|${stones}`;

function designsOf(products: readonly Product[]) {
  const byKey = Map.groupBy(products, keyOf) as Map<string, Product[] & Design<Product>>;
  return { byKey, all: [...byKey.values()] };
}

function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

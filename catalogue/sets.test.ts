import { expect, test } from "vitest";
import type { Product } from "../shop/pieces/product.ts";
import { fileEdition, fileSource } from "./file-edition.server.ts";
import { setsOf } from "./sets.ts";

const setsWith = (...changes: readonly (Partial<Product> & { id: number })[]) => {
  const products = fileSource.products.map((product) => ({
    ...product,
    ...changes.find(({ id }) => id === product.id),
  }));
  const find = (id: number) => products.find((product) => product.id === id);
  const { of } = setsOf(products, find);
  return (id: number) => {
    const { pieces, isChosen } = of(find(id) as Product);
    return { ids: pieces.map((piece) => piece.id), isChosen };
  };
};

test("what the seller has chosen comes first, without the piece itself and what is gone", () => {
  expect(setsWith({ id: 1, goesWith: [38, 1, 4444, 98] })(1)).toEqual({ ids: [38, 98], isChosen: true });
  const ruled = setsWith({ id: 1, goesWith: [1, 4444] })(1);
  expect(ruled.isChosen).toBe(false);
  expect(ruled.ids).toHaveLength(4);
});

test("`with` names exactly the pieces whose set it is in", () => {
  const { products, sets } = fileEdition.catalogue;
  for (const product of products) {
    const showing = products.filter((other) => sets.of(other).pieces.includes(product));
    expect(new Set(sets.with(product))).toEqual(new Set(showing));
  }
});

import type { Product } from "../shop/pieces/product.ts";

/** Added to the id of each copy; larger than any id of the catalogue. */
const idStep = 1000;

/**
 * A catalogue that is `times` as large: the given products first, then copies with ids and names of their own.
 * Copies share the pictures of their original, so that no pictures need to be made.
 */
export function generateCatalogue(products: readonly Product[], times: number): Product[] {
  if (times > products.length)
    throw new RangeError(`${products.length} products make ${products.length} times at most`);
  return Array.from({ length: times }, (_, round) => {
    return products.map((product, place) => (round === 0 ? product : copyOf(product, products, place + round, round)));
  }).flat();
}

/** Its name combines the original's with that of another piece; no pair occurs twice. */
function copyOf(product: Product, products: readonly Product[], partner: number, round: number): Product {
  if (product.id >= idStep) throw new RangeError(`Product ${product.id} has an id of ${idStep} or more`);
  const other = products[partner % products.length] ?? product;
  return { ...product, id: product.id + round * idStep, name: `${product.name} ${other.name}` };
}

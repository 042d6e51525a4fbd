import type { Product } from "../../shop/pieces/product.ts";
import { type Catalogue, createCatalogue } from "../create-catalogue.ts";
import { parseProducts } from "../product-schema.ts";
import records from "../products.json" with { type: "json" };
import { sanitise } from "../sanitise.ts";

/** The shop's own products, without the pictures: a test that only looks products up doesn't wait for those. */
export const sampleProducts: readonly Product[] = parseProducts(records).products;

export function catalogueOf(products: readonly Product[], leading: readonly number[] = []): Catalogue {
  return createCatalogue({ products, pictures: new Map(), previews: new Map(), leading, sanitise });
}

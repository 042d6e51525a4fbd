import type { Product } from "../../shop/pieces/product.ts";
import { type Catalogue, createCatalogue } from "../create-catalogue.ts";
import { parseProducts } from "../product-schema.ts";
import records from "../products.json" with { type: "json" };
import { sanitise } from "../sanitise.ts";

/** The shop's own products, without pictures: loading those would slow the tests that only need products. */
export const sampleProducts: readonly Product[] = parseProducts(records).products;

export function catalogueOf(products: readonly Product[], leading: readonly number[] = []): Catalogue {
  return createCatalogue({ products, pictures: new Map(), previews: new Map(), leading, sanitise });
}

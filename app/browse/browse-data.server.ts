import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { type Piece, viewPieces } from "../../shop/pieces/listing-page.ts";
import { listingPageSize } from "../../shop/pieces/listing-view.ts";
import { priceEnds, withoutPricesBeyondSlider } from "../../shop/pieces/price-slider.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { SearchResult } from "../../shop/pieces/search.ts";
import { type Scope, scopes } from "./scope.ts";

/**
 * The data of a page of these products. Up to `most` products it has all of them, for filters to work in the browser;
 * of more, only what is shown at this address.
 */
export function browse(
  catalogue: Catalogue,
  scope: Scope,
  all: SearchResult<Product>,
  { searchParams }: URL,
  most = listingPageSize,
) {
  const { parse, pageSize } = scopes[scope];
  const piece = (product: Product): Piece => {
    const { inStock, stones, metal, listings } = product;
    return { ...productCard(catalogue, product), inStock, stones, metal, listings };
  };
  const products = [...all.found, ...all.also];
  const hasAll = products.length <= most;
  const ends = priceEnds(products);
  const results = hasAll ? undefined : viewPieces(all, withoutPricesBeyondSlider(parse(searchParams), ends), pageSize);
  const [lead] = products;
  return {
    scope,
    total: products.length,
    /** How many only mention what was searched for, in their description for instance. */
    also: all.also.length,
    priceEnds: ends,
    preview: lead && catalogue.preview(lead.id),
    pieces: hasAll ? { found: all.found.map(piece), also: all.also.map(piece) } : undefined,
    results: results && { ...results, shown: results.shown.map(piece) },
  };
}

export type Browsed = ReturnType<typeof browse>;

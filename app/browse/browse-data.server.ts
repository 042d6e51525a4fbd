import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { type Piece, viewPieces } from "../../shop/pieces/listing-page.ts";
import { listingPageSize } from "../../shop/pieces/listing-view.ts";
import { priceEnds, withoutIdlePrices } from "../../shop/pieces/price-slider.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { SearchResult } from "../../shop/pieces/search.ts";
import { type Scope, scopes } from "./scope.ts";

/**
 * What a page knows of these products, and what it shows of them at this address. It brings all of them where it shows
 * all of them; of more it brings what it shows.
 */
export function browse(
  catalogue: Catalogue,
  scope: Scope,
  all: SearchResult<Product>,
  { searchParams }: URL,
  most = listingPageSize,
) {
  const { parse, step } = scopes[scope];
  const piece = (product: Product): Piece => {
    const { inStock, stones, metal, listings } = product;
    return { ...productCard(catalogue, product), inStock, stones, metal, listings };
  };
  const products = [...all.found, ...all.also];
  const isBrought = products.length <= most;
  const ends = priceEnds(products);
  const seen = isBrought ? undefined : viewPieces(all, withoutIdlePrices(parse(searchParams), ends), step);
  const [lead] = products;
  return {
    scope,
    total: products.length,
    /** Of all of them, those that only say what was searched for. */
    also: all.also.length,
    priceEnds: ends,
    preview: lead && catalogue.preview(lead.id),
    pieces: isBrought ? { found: all.found.map(piece), also: all.also.map(piece) } : undefined,
    seen: seen && { ...seen, shown: seen.shown.map(piece) },
  };
}

export type Browsed = ReturnType<typeof browse>;

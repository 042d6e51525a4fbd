import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { countFacets } from "../../shop/listing-facets.ts";
import { applyView, shownPieces } from "../../shop/listing-view.ts";
import { priceEnds } from "../../shop/price-slider.ts";
import type { Product } from "../../shop/product.ts";
import type { Found } from "../../shop/search.ts";
import { type Scope, scopes } from "./scope.ts";

/** What a page shows of these products at this address, and what its filters would show. */
export function browse(catalogue: Catalogue, scope: Scope, { found, also }: Found<Product>, { searchParams }: URL) {
  const { parse, step } = scopes[scope];
  const view = parse(searchParams);
  const products = [...found, ...also];
  const first = applyView(found, view);
  const pieces = [...first, ...applyView(also, view)];
  const [lead] = products;
  const { listing, ...facets } = countFacets(products, view);
  return {
    scope,
    total: products.length,
    /** Of all of them, filters or not, those that only say what was searched for. */
    also: also.length,
    count: pieces.length,
    cards: shownPieces(pieces, view, step).map((piece) => productCard(catalogue, piece)),
    /** How many of the pieces come before those that only say it. */
    firstCount: first.length,
    facets: { ...facets, listing: scope === "shop" ? listing : [] },
    priceEnds: priceEnds(products),
    preview: lead && catalogue.preview(lead.id),
  };
}

export type Browsed = ReturnType<typeof browse>;

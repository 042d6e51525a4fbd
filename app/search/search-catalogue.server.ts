import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { listingOf } from "../../catalogue/listings.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { createSearch, indexPiece, type SearchResult } from "../../shop/pieces/search.ts";
import type { SearchItem } from "../../shop/pieces/search-item.ts";

/** A piece as an item of the search index. */
export function searchItem(catalogue: Catalogue, product: Product): SearchItem {
  const { id, name, summary, stones, metal, images, listings } = product;
  const category = listings.map((slug) => listingOf(slug).title).join(", ");
  const index = indexPiece({ name, category }, [summary, ...stones, metal], catalogue.synonyms);
  return { id, name, category, summary, ...shownPrice(product), picture: catalogue.picture(images[0] ?? ""), ...index };
}

type Find = (text: string) => SearchResult<SearchItem & { product: Product }>;

/** Created with the first search in a catalogue, garbage-collected with it. */
const indexes = new WeakMap<Catalogue, Find>();

/** The same search as in the browser, on the server. Without a text, all products. */
export function searchCatalogue(catalogue: Catalogue, text?: string): SearchResult<Product> {
  if (text === undefined) return { found: catalogue.featured, also: [] };
  const known = indexes.get(catalogue);
  const find: Find =
    known ?? createSearch(catalogue.products.map((product) => ({ ...searchItem(catalogue, product), product })));
  if (!known) indexes.set(catalogue, find);
  const { found, also } = find(text);
  return { found: found.map(({ product }) => product), also: also.map(({ product }) => product) };
}

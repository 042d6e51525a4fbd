import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { listingOf } from "../../catalogue/listings.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { createSearch, type SearchItem, type SearchResult, searchWords } from "../../shop/pieces/search.ts";

/** What search knows of a piece. */
export function searchItem(catalogue: Catalogue, product: Product): SearchItem {
  const { id, name, summary, stones, metal, images, listings } = product;
  const category = listings.map((slug) => listingOf(slug).title).join(", ");
  const words = searchWords({ name, category }, [summary, ...stones, metal]);
  return { id, name, category, ...shownPrice(product), picture: catalogue.picture(images[0] ?? ""), words };
}

type Find = (text: string) => SearchResult<SearchItem & { product: Product }>;

/** The index of a catalogue is made with the first search in it, and goes with it. */
const indexes = new WeakMap<Catalogue, Find>();

/** What the panel finds in the browser, found on the server: the same rule over the same index. Without a word, all. */
export function searchCatalogue(catalogue: Catalogue, text?: string): SearchResult<Product> {
  if (text === undefined) return { found: catalogue.featured, also: [] };
  const known = indexes.get(catalogue);
  const find: Find =
    known ?? createSearch(catalogue.products.map((product) => ({ ...searchItem(catalogue, product), product })));
  if (!known) indexes.set(catalogue, find);
  const { found, also } = find(text);
  return { found: found.map(({ product }) => product), also: also.map(({ product }) => product) };
}
